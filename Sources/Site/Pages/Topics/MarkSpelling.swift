import Content

/// How the entries are spelled that are the marked text itself: as others spell the topic, for a text may begin with a capital only because
/// its sentence does.
struct MarkSpelling {
  /// By what the spellings have in common.
  private var spellings: [[String]: [String]] = [:]

  init(_ files: [ContentFile], _ marks: [PageMarks?]) {
    let entries = marks.flatMap { $0?.entries ?? [] }
    guard entries.contains(where: \.isText) else { return }
    for mark in entries where mark.isText {
      let key = mark.path.map { $0.lowercased() }
      // Small letters come behind capitals.
      if spellings[key].map({ $0.lexicographicallyPrecedes(mark.path) }) ?? true {
        spellings[key] = mark.path
      }
    }
    for mark in entries.reversed() where !mark.isText { take(mark.path) }
    for topic in files.reversed().flatMap({ $0.frontMatter.topics.reversed() }) {
      take(topic.path)
    }
  }

  /// The topic of a mark.
  func path(of mark: IndexMark) -> [String] {
    guard mark.isText else { return mark.path }
    return spellings[mark.path.map { $0.lowercased() }] ?? mark.path
  }

  private mutating func take(_ path: [String]) {
    let key = path.map { $0.lowercased() }
    if spellings[key] != nil { spellings[key] = path }
  }
}
