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
    let remedies = diagnostic.solutions.map { SourceExcerpt.shown($0.summary) }
    let quotation = excerpt(diagnostic.range, remark: remedies.first)
    lines += quotation
    // Without a line of source to stand beside, the first remedy has one of its own.
    if quotation.isEmpty { lines += remedies.prefix(1).map { .words("      = \($0)\n") } }
    lines += remedies.dropFirst().map { .words("      = or: \($0)\n") }
    if let explanation = diagnostic.explanation {
      lines.append(.words("      = \(SourceExcerpt.shown(explanation))\n"))
    }
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
      painted(SourceExcerpt.shown(place), "1") + painted("\(word): ", color)
        + painted(SourceExcerpt.shown(summary), "1") + name + "\n")
  }

  private func excerpt(_ range: SourceRange?, remark: String?) -> [DiagnosticLine] {
    guard let range, let passage = sources.passage(of: range) else { return [] }
    let excerpt = SourceExcerpt(of: passage)
    let number = String(range.start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let words = remark.map { " \($0)" } ?? ""
    let gutter = String(repeating: " ", count: margin.count + number.count)
    return [
      .source("\(margin)\(number) | \(excerpt.text)\n"),
      .source("\(gutter) | \(excerpt.indent)\(painted(excerpt.carets + words, "32"))\n"),
    ]
  }

  private func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  func painted(_ text: String, _ code: String) -> String {
    colored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
