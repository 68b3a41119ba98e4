/// A place in a page at which the text marks a topic.
struct IndexPlace: Sendable {
  /// Its id in the page.
  let anchor: String
  /// The heading under which it stands, among the page's; `nil` before the first.
  let heading: Int?
}
