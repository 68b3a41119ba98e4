import Diagnostics

/// A kind of diagnostic by its identifier: the rule, why it is one, and what it looks like broken and kept.
///
/// The table of all of them is what `sitegen explain` prints, what `severity:` in site.yml is checked against, and what the author's
/// guide shows.
public struct DiagnosticCode: Sendable, Hashable {
  /// `area/what`, for example `quantity/missing-unit`.
  public let identifier: String
  /// The severity that its diagnostics have unless the course says otherwise. The explanation says so where it is not always this one.
  public let severity: Severity
  /// The rule, in one sentence without a full stop; code in it stands between backticks.
  public let headline: String
  /// Why the rule, and what typically causes a breach: one to four sentences, code in them between backticks.
  public let explanation: String
  /// What the examples are.
  public let place: ExamplePlace
  /// The rule broken; `nil` where no text shows it, a full disk for example.
  public let wrong: String?
  /// The same with the rule kept.
  public let right: String?

  init(
    _ identifier: String, _ severity: Severity, _ headline: String, _ explanation: String,
    in place: ExamplePlace = .page, wrong: String? = nil, right: String? = nil
  ) {
    self.identifier = identifier
    self.severity = severity
    self.headline = headline
    self.explanation = explanation
    self.place = place
    self.wrong = wrong
    self.right = right
  }

  /// What the code is about: `quantity` of `quantity/missing-unit`.
  public var area: String { String(identifier.prefix { $0 != "/" }) }

  /// The id by which a page points to the code: the identifier with a hyphen for the slash.
  public var anchor: String { String(identifier.map { $0 == "/" ? "-" : $0 }) }
}
