import Content

/// An entry of the topic index: what it is called, where its page is, and what treats it.
struct Topic: Sendable {
  /// One page that treats the topic.
  struct Mention: Sendable {
    /// The page, among the course's files.
    let file: Int
    /// The headings of the page that treat it, among the document's headings; empty when the whole page does.
    let headings: [Int]
  }

  /// The name of this entry alone: `converging` of `lenses > converging`.
  let title: String
  let address: Address
  /// The entry's id in the topic index.
  let id: String
  /// The topic above, among the index's topics.
  let parent: Int?
  /// The subtopics in alphabetical order, among the index's topics.
  let subtopics: [Int]
  /// In the order of the course.
  let mentions: [Mention]
}
