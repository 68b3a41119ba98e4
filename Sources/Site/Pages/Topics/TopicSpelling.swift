import Content
import Diagnostics

/// Finds topics that differ only by case: two entries of the index where one was meant.
enum TopicSpelling {
  /// A warning at each topic whose spelling is not that of the first page that has it.
  static func faults(_ files: [ContentFile], _ marks: [PageMarks?]) -> [Diagnostic] {
    var first: [[String]: TopicMark] = [:]
    var diagnostics: [Diagnostic] = []
    for mark in files.flatMap(\.frontMatter.topics) {
      let key = mark.path.map { $0.lowercased() }
      guard let other = first[key] else {
        first[key] = mark
        continue
      }
      guard other.path != mark.path else { continue }
      let spelled = other.path.joined(separator: " > ")
      diagnostics.append(
        Diagnostic(
          .warning, "front-matter/topic-spelling", at: mark.range,
          "topics that differ only by case are two entries of the index",
          notes: [DiagnosticNote(at: other.range, "the other is `\(spelled)`")],
          solutions: [Solution("write `\(spelled)`")]))
    }
    var entries: [[String]: IndexMark] = [:]
    for mark in marks.flatMap({ $0?.entries ?? [] }) where !mark.isText {
      let key = mark.path.map { $0.lowercased() }
      let other =
        first[key].map { (path: $0.path, range: $0.range) }
        ?? entries[key].map { (path: $0.path, range: $0.range) }
      guard let other else {
        entries[key] = mark
        continue
      }
      guard other.path != mark.path else { continue }
      diagnostics.append(mark.misspelled(other.path, other.range))
    }
    return diagnostics
  }
}
