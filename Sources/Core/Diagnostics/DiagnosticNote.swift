/// A second place that explains a diagnostic, for example where a name was first declared.
public struct DiagnosticNote: Sendable, Hashable {
  public var range: SourceRange?
  public var text: String

  public init(at range: SourceRange?, _ text: String) {
    self.range = range
    self.text = text
  }
}
