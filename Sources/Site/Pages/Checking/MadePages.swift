import Content

/// The pages that sitegen makes besides those of the author.
enum MadePages {
  static let topicIndex = Address("topics/index.html")
  static let missing = Address("404.html")

  /// The addresses of the topic index, the topics, the gallery, the glossary and the formulas.
  static func addresses(
    _ topics: TopicIndex, _ gallery: Gallery, _ glossary: Glossary, hasFormulas: Bool
  ) -> [Address] {
    (topics.topics.isEmpty ? [] : [topicIndex])
      + topics.topics.filter(\.hasPage).map(\.address) + gallery.rooms.map(\.address)
      + (glossary.list == .made ? [Glossary.madeAddress] : [])
      + (hasFormulas ? [FormulaIndex.address] : [])
  }
}
