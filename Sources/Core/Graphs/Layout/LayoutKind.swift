import Geometry

/// How the places of vertices are found.
public enum LayoutKind: String, Sendable, Hashable, CaseIterable {
  /// As the author placed them; vertices without a place are laid out around the others.
  case given
  /// On a circle in the order written, from the top, clockwise.
  case circle
  /// By stress majorisation: distances on the page are as near as possible to distances in the graph.
  case spring
}

extension Graph {
  /// The layout for a graph whose author asked for none: given places if there are any, else by stress.
  public var usualLayout: LayoutKind {
    vertices.contains { $0.position != nil } ? .given : .spring
  }
}
