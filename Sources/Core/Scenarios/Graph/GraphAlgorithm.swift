/// An algorithm that a graph block can run.
public enum GraphAlgorithm: Sendable, Hashable, CaseIterable {
  case breadthFirstSearch
  case dijkstra

  /// What it is called in a block, the full name first.
  public var names: [String] {
    switch self {
    case .breadthFirstSearch: ["breadth-first search", "bfs"]
    case .dijkstra: ["dijkstra"]
    }
  }

  /// What stands behind the name, for the author's reference.
  public var takes: String {
    switch self {
    case .breadthFirstSearch, .dijkstra: "from VERTEX, to VERTEX"
    }
  }

  /// The phrase that describes it in the author's reference.
  public var phrase: String {
    switch self {
    case .breadthFirstSearch: "reference.graph.algorithm.breadth-first-search"
    case .dijkstra: "reference.graph.algorithm.dijkstra"
    }
  }

  /// The prefix of its values where they need one: the short name.
  var prefix: String {
    switch self {
    case .breadthFirstSearch: "bfs"
    case .dijkstra: "dijkstra"
    }
  }
}
