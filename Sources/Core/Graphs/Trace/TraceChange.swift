/// A change in what is thought of a vertex or an edge.
public enum TraceChange: Sendable, Hashable {
  case vertex(Int, VertexState)
  case edge(Int, EdgeState)
  /// The value beside a vertex, and the vertex it came from.
  case value(Int, VertexValue?, parent: Int?)
  /// The number of the class to which a vertex belongs, from 1: its component, its colour.
  case group(Int, Int?)
  case note(Int, EdgeNote?)
}
