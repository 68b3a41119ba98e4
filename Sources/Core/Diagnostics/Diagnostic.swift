/// What is wrong (or worth knowing), where, and what to do about it.
///
/// Diagnostics are returned beside results, never thrown: one run reports all of them.
///
/// ```
/// Content/optics/lenses.md:14:20: error: distance needs a unit [quantity/missing-unit]
///    14 | object: {distance: 20, height: 10 cm}
///       |                    ^^ write `20 cm`
/// ```
public struct Diagnostic: Sendable, Hashable {
  public var severity: Severity
  /// `area/what`, for example `quantity/missing-unit`; stable, so that authors can set its severity.
  public var identifier: String
  /// Where; `nil` when the fault has no place in a text.
  public var range: SourceRange?
  /// A headline: states the rule, leads with the specific, no full stop.
  public var summary: String
  /// More for whom the headline is not enough; whole sentences.
  public var explanation: String?
  /// Other places that matter, each with its own words.
  public var notes: [DiagnosticNote]
  /// Ways to mend it, the best first.
  public var solutions: [Solution]

  public init(
    _ severity: Severity, _ identifier: String, at range: SourceRange?, _ summary: String,
    explanation: String? = nil, notes: [DiagnosticNote] = [], solutions: [Solution] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.range = range
    self.summary = summary
    self.explanation = explanation
    self.notes = notes
    self.solutions = solutions
  }
}
