import Diagnostics

/// A place in raw HTML that a fragment can lead to.
public struct Anchor: Sendable, Hashable {
  public let name: String
  /// Where the name is written.
  public let range: SourceRange
}
