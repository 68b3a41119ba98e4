import Content

/// The pages that sitegen makes besides those of the author.
enum MadePages {
  static let topicIndex = Address("topics/index.html")
  static let missing = Address("404.html")

  /// The addresses of the topic index, the topics and the gallery.
  static func addresses(_ topics: TopicIndex, _ gallery: Gallery) -> [Address] {
    (topics.topics.isEmpty ? [] : [topicIndex]) + topics.topics.map(\.address)
      + gallery.rooms.map(\.address)
  }
}
