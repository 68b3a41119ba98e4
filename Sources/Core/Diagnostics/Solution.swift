/// One way to mend what a diagnostic reports.
public struct Solution: Sendable, Hashable {
  /// What to do, as a short imperative: ``write `20 cm` ``, ``did you mean `distance`?``.
  public var summary: String
  /// The text that goes where the diagnostic (or `range`) points; `nil` when only the author can say.
  public var replacement: String?
  /// Where the replacement goes; `nil` means the range of the diagnostic.
  public var range: SourceRange?

  public init(_ summary: String, replacement: String? = nil, at range: SourceRange? = nil) {
    self.summary = summary
    self.replacement = replacement
    self.range = range
  }
}
