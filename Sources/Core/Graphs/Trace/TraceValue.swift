/// A result of a run.
public enum TraceValue: Sendable, Hashable {
  case number(Double)
  case truth(Bool)
  /// A name of another graph.
  case text(String)
  case vertex(Int)
  case vertices([Int])
  case sets([[Int]])
  case edges([Int])
  /// One value for each vertex; `nil` where it is undefined.
  case ofVertices([TraceValue?])
  /// One number for each pair of vertices.
  case ofPairs([[Double]])
}

/// A result and its name.
public struct TraceResult: Sendable, Hashable {
  public let name: String
  /// `nil` if it is undefined, as the way to a vertex that cannot be reached.
  public let value: TraceValue?

  init(_ name: String, _ value: TraceValue?) {
    self.name = name
    self.value = value
  }
}
