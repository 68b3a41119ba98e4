import Content
import Diagnostics

/// The pages that sitegen makes besides those of the author.
enum MadePages {
  static let topicIndex = Address("topics/index.html")
  static let missing = Address("404.html")

  /// The addresses of the topic index, the topics, the gallery, the glossary, the formulas and the graphs.
  static func addresses(
    _ topics: TopicIndex, _ gallery: Gallery, _ glossary: Glossary, hasFormulas: Bool,
    hasGraphs: Bool
  ) -> [Address] {
    (topics.topics.isEmpty ? [] : [topicIndex])
      + topics.topics.filter(\.hasPage).map(\.address) + gallery.rooms.map(\.address)
      + (glossary.list == .made ? [Glossary.madeAddress] : [])
      + (hasFormulas ? [FormulaIndex.address] : [])
      + (hasGraphs ? [GraphIndex.address] : [])
  }

  /// The error of a file of the author at the address of the list of formulas, or of the collection of graphs; `nil` if the address
  /// is free.
  static func addressFault(_ address: Address, _ course: Course) -> Diagnostic? {
    let path = address.path
    let owner =
      course.files.first { $0.address.path.lowercased() == path }?.shown
      ?? course.assets.first { $0.address.path.lowercased() == path }.map {
        "\(course.content)/\($0.source)"
      }
    let (code, things) =
      address == GraphIndex.address
      ? ("graph/taken-address", "graphs") : ("formula/taken-address", "formulas")
    return owner.map {
      Diagnostic(
        .error, code, at: SourceRange(startOf: $0),
        "`\(path)` is the page that lists the \(things) of the course",
        solutions: [Solution("give the file another name")])
    }
  }
}
