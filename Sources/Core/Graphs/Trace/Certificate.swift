import Geometry

/// What proves an answer, so that a reader need not trust the algorithm that found it.
public enum Certificate: Sendable, Hashable {
  /// Distances from a vertex that no edge shortens, each but the source's made by an edge; by counting edges or by weights.
  case distances([Double], from: Int, isHops: Bool)
  /// A closed walk with a negative sum of weights.
  case negativeCycle([Int], [Int])
  /// A closed walk along directions: its vertices and, from each to the next, its edges.
  case cycle([Int], [Int])
  /// An order in which every arc leads forward.
  case order([Int])
  /// A spanning forest in which no edge left out is lighter than one on the way it shortcuts.
  case forest([Int])
  /// A side, 1 or 2, for each vertex, so that every edge joins different ones.
  case twoSides([Int])
  /// A closed walk of odd length, directions aside.
  case oddCycle([Int], [Int])
  /// A colour for each vertex, from 1, so that no edge joins equal ones.
  case colouring([Int])
  /// A walk along every edge once.
  case tour([Int], [Int])
  /// Classes in which each vertex can get to each, and no two of which can be joined.
  case strongComponents([[Int]])
  /// Edges without a common end, and as many vertices that touch every edge.
  case matching([Int], cover: [Int])
  /// A flow on each edge, and a side of the source from which no more can flow than does.
  case cut(flows: [Double], side: [Bool], source: Int, sink: Int)
  /// A colouring, and as many vertices that are all joined to each other.
  case fewestColours([Int], clique: [Int])
  /// A closed walk that passes every vertex once: its vertices and, from each to the next, its edges.
  case hamiltonCycle([Int], [Int])
  /// Parts into which a graph falls without a few vertices, more than these are (more than one, if they are none): no cycle passes every vertex once.
  case parts([[Int]], without: [Int])
  /// Places of the vertices between which straight edges do not cross.
  case drawing([Point])
  /// A subgraph that forbids a drawing without crossings.
  case kuratowski(KuratowskiSubgraph)
  /// A simple graph with these degrees is the graph itself.
  case degrees([Int])
  /// Degrees with an odd sum, or of which so many of the greatest add up to more than their vertices can have.
  case noDegrees([Int], greatest: Int)
  /// The code from which the tree can be made again.
  case code([Int])
  /// For each vertex the one of another graph that it becomes.
  case sameGraph([Int], as: Graph)
}
