import Diagnostics

/// Prints diagnostics for a person: a line with place, severity, headline and identifier, the line of the source with the place
/// underlined, and what to do.
public struct DiagnosticText {
  /// Whether to colour the text with terminal escapes.
  public let colored: Bool
  private let sources: SourceLines

  /// - Parameters:
  ///   - colored: whether the output is a terminal that shows colours.
  ///   - folder: where the files of the ranges are found.
  public init(colored: Bool, folder: String) {
    self.colored = colored
    sources = SourceLines(folder: folder)
  }

  /// The text of one diagnostic, ending in a line break.
  public func text(of diagnostic: Diagnostic) -> String {
    lines(of: diagnostic).map(\.text).joined()
  }

  /// The text of one diagnostic by what its lines are.
  public func lines(of diagnostic: Diagnostic) -> [DiagnosticLine] {
    var lines = [
      heading(
        diagnostic.range, word: diagnostic.severity.name, color: color(of: diagnostic.severity),
        summary: diagnostic.summary, identifier: diagnostic.identifier)
    ]
    let remedies = diagnostic.solutions.map(\.summary)
    let quotation = excerpt(diagnostic.range, remark: remedies.first)
    lines += quotation
    // Without a line of source to stand beside, the first remedy has one of its own.
    if quotation.isEmpty { lines += remedies.prefix(1).map { .words("      = \($0)\n") } }
    lines += remedies.dropFirst().map { .words("      = or: \($0)\n") }
    if let explanation = diagnostic.explanation { lines.append(.words("      = \(explanation)\n")) }
    for note in diagnostic.notes {
      lines.append(
        heading(note.range, word: "note", color: "36", summary: note.text, identifier: nil))
      lines += excerpt(note.range, remark: nil)
    }
    return lines
  }

  private func heading(
    _ range: SourceRange?, word: String, color: String, summary: String, identifier: String?
  ) -> DiagnosticLine {
    let place = range.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
    let name = identifier.map { " [\($0)]" } ?? ""
    return .words(
      painted(place, "1") + painted("\(word): ", color) + painted(summary, "1") + name + "\n")
  }

  private func excerpt(_ range: SourceRange?, remark: String?) -> [DiagnosticLine] {
    guard let range, let line = sources.line(of: range) else { return [] }
    let scalars = Array(line.unicodeScalars)
    let number = String(range.start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let start = min(max(range.start.column - 1, 0), scalars.count)
    let end = range.end.line == range.start.line ? range.end.column - 1 : scalars.count
    let marked = scalars[start..<min(max(end, start), scalars.count)]
    let indent = scalars[..<start].reduce(into: "") { $0 += Self.blank(for: $1) }
    let carets = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + Self.width($1) }))
    let words = remark.map { " \($0)" } ?? ""
    let gutter = String(repeating: " ", count: margin.count + number.count)
    return [
      .source("\(margin)\(number) | \(line)\n"),
      .source("\(gutter) | \(indent)\(painted(carets + words, "32"))\n"),
    ]
  }

  private func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    colored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private static func blank(for scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(repeating: " ", count: width(scalar))
  }

  /// How many columns of a terminal a code point takes.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
