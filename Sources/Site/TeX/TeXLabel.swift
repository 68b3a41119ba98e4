import Diagnostics

/// A name that an author gave to a line of a formula.
public struct TeXLabel: Sendable, Hashable {
  public var name: String
  /// Where the name stands.
  public var range: SourceRange
}
