/// How the places of vertices are found. The raw value is the author's word.
public enum LayoutKind: String, Sendable, Hashable, CaseIterable {
  /// As the author placed them; vertices without a place are laid out around the others.
  case given
  /// As books draw the family to which the graph belongs: a star, a wheel, a cube; else by stress.
  case family
  /// Rooted trees from the top downwards.
  case tree
  /// Layers from the top downwards (from left to right if they are many), through which arcs lead.
  case layered
  /// Layers from left to right, from the source of a flow to its sink.
  case flow
  /// The two sides of a bipartite graph as columns.
  case bipartite
  /// By stress majorisation: distances on the page are as near as possible to distances in the graph.
  case spring
  /// Straight lines without a crossing, if the graph can be drawn so; else by stress.
  case planar
  /// On a circle in the order written, from the top, clockwise.
  case circle
  /// In rows, in the order written.
  case grid
}
