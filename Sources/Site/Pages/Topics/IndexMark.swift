import Diagnostics

/// A mark in a page's text that feeds the topic index: `[vergence]{.index}`, `[dioptres]{index="power!unit"}`.
struct IndexMark: Sendable {
  /// The entry, then the subentry, …
  let path: [String]
  /// Whether the entry is the marked text, which may begin with a capital only because a sentence does.
  let isText: Bool
  /// The id of the place; `nil` if that is the id of `heading`.
  let anchor: String?
  /// The heading under which the mark stands, or on which, among the document's; `nil` before the first.
  let heading: Int?
  /// The entries that are to be looked up instead: the mark is no place then.
  let see: [IndexReference]
  /// The entries that are to be looked up too.
  let seeAlso: [IndexReference]
  /// Where the entry is written.
  let range: SourceRange

  /// Whether the entry leads to the mark.
  var isPlace: Bool { see.isEmpty }
}
