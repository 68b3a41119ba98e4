/// What an algorithm writes on an edge.
public enum EdgeNote: Sendable, Hashable {
  /// The kind of an edge in a depth-first search.
  case kind(EdgeClass)
  /// What flows, and the most that can.
  case flow(Double, of: Double)
  /// The edge's place in a tour, from 1.
  case place(Int)
  /// The number of the class to which an edge belongs, from 1: its block.
  case group(Int)
}
