import Content

/// An entry of the topic index: what it is called, where its page is, and what treats it.
struct Topic: Sendable {
  /// One page that treats the topic.
  struct Mention: Sendable {
    /// The page, among the course's files.
    let file: Int
    /// The headings of the page that treat it, among the document's headings; empty when the whole page does.
    let headings: [Int]
    /// The places in it that the text marks, none of them under a heading that is among `headings` or under that of another.
    var places: [IndexPlace] = []
    /// Whether the page says in its front matter that it treats the topic.
    var isTagged = true
  }

  /// The name of this entry alone: `converging` of `lenses > converging`.
  let title: String
  /// The names of the topics above and its own.
  let path: [String]
  let address: Address
  /// The entry's id in the topic index.
  let id: String
  /// The topic above, among the index's topics.
  let parent: Int?
  /// The subtopics in alphabetical order, among the index's topics.
  let subtopics: [Int]
  /// In the order of the course.
  let mentions: [Mention]
  /// The topics to look up instead, among the index's topics; then there is nothing else in this one.
  var see: [Int] = []
  /// The topics to look up too.
  var seeAlso: [Int] = []
  /// Whether there is anything to see on a page of its own.
  var hasPage = true
}
