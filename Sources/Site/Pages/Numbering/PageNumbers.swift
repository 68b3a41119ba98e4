/// The numbers of a page.
struct PageNumbers: Sendable {
  /// The number of the page itself, as a chapter of the course; `nil` if it has none.
  var chapter: String?
  /// Whether no other page of the course uses the same numbers.
  var areUnique = false
  var items: [NumberedItem] = []
  /// Parallel to `items`; `nil` for what has none. A tag of the author's is one.
  var numbers: [String?] = []
  /// Parallel to the page's headings, empty if none are numbered.
  var headings: [String?] = []
}
