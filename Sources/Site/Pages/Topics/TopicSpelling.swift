import Content
import Diagnostics

/// Finds topics that differ only by case: two entries of the index where one was meant.
enum TopicSpelling {
  /// A warning at each topic whose spelling is not that of the first page that has it.
  static func faults(_ files: [ContentFile]) -> [Diagnostic] {
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
    return diagnostics
  }
}
