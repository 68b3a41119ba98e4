/// What stands beside a vertex while an algorithm runs.
public enum VertexValue: Sendable, Hashable {
  /// A distance, a key, a number of arcs.
  case number(Double)
  /// The times of discovery and of leaving; an index and a low link.
  case pair(Int, Int?)

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
