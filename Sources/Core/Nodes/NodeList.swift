import Diagnostics

/// A sequence of nodes in the order written.
public struct NodeList: Sendable, Hashable {
  public var items: [Node]
  public var range: SourceRange

  public init(_ items: [Node], at range: SourceRange) {
    self.items = items
    self.range = range
  }
}
