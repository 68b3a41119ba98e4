import Diagnostics

/// Why a formula cannot be read or has no value, and where in its text.
public struct FormulaFault: Error, Sendable, Hashable {
  /// `formula/what`.
  public var identifier: String
  /// Where in the text of the formula; `nil` for a formula that was not parsed.
  public var span: Span?
  /// A headline, as a diagnostic has it.
  public var summary: String
  public var explanation: String?
  /// A remedy in words, and the text that goes where `replaced` (or else `span`) is.
  public var solution: String?
  public var replacement: String?
  public var replaced: Span?

  init(
    _ identifier: String, at span: Span?, _ summary: String, explanation: String? = nil,
    solution: String? = nil, replacement: String? = nil, replacing replaced: Span? = nil
  ) {
    self.identifier = identifier
    self.span = span
    self.summary = summary
    self.explanation = explanation
    self.solution = solution
    self.replacement = replacement
    self.replaced = replaced
  }

  /// The fault as an error in a file.
  ///
  /// - Parameter range: where the text of the formula stands; places inside it are counted from its start.
  public func diagnostic(at range: SourceRange) -> Diagnostic {
    let place = replaced.map { range.part($0) }
    let solutions = solution.map { [Solution($0, replacement: replacement, at: place)] } ?? []
    return Diagnostic(
      .error, identifier, at: span.map { range.part($0) } ?? range, summary,
      explanation: explanation, solutions: solutions)
  }
}
