import Graphs

extension Algorithm {
  /// Which vertices stand behind its name.
  enum Ends: Sendable, Hashable {
    /// None: the whole graph is meant.
    case none
    /// `from A`, which may be left out.
    case perhapsSource
    /// `from A`, and `to B` if a way is wanted.
    case source
    /// `from A to B`.
    case both
  }

  var ends: Ends {
    switch self {
    case .breadthFirstSearch, .dijkstra, .bellmanFord: .source
    case .aStar, .maximumFlow: .both
    case .depthFirstSearch, .prim, .euler: .perhapsSource
    default: .none
    }
  }

  /// What it is called in a block, the full name first.
  public var names: [String] {
    switch self {
    case .breadthFirstSearch: ["breadth-first search", "bfs"]
    case .depthFirstSearch: ["depth-first search", "dfs"]
    case .dijkstra: ["dijkstra"]
    case .aStar: ["a*", "a-star", "A*"]
    case .bellmanFord: ["bellman-ford"]
    case .floydWarshall: ["floyd-warshall", "floyd"]
    case .prim: ["prim"]
    case .kruskal: ["kruskal"]
    case .boruvka: ["borůvka", "boruvka"]
    case .topologicalOrder: ["topological order", "kahn"]
    case .topologicalOrderByDepth: ["topological order by depth"]
    case .components: ["components"]
    case .strongComponents: ["strongly connected components", "strong components", "tarjan"]
    case .kosaraju: ["kosaraju"]
    case .bridges: ["bridges"]
    case .articulationPoints: ["articulation points"]
    case .euler: ["euler", "hierholzer"]
    case .bipartite: ["bipartite"]
    case .colouring: ["colouring", "coloring"]
    case .welshPowell: ["welsh-powell"]
    case .maximumFlow: ["max flow", "maximum flow", "edmonds-karp"]
    case .matching: ["matching"]
    case .pageRank: ["pagerank"]
    }
  }

  /// The phrase that says what stands behind the name, for the author's reference.
  public var takes: String {
    switch ends {
    case .none: "reference.graph.takes.nothing"
    case .perhapsSource: "reference.graph.takes.perhaps-source"
    case .source: "reference.graph.takes.source"
    case .both: "reference.graph.takes.both"
    }
  }

  /// The phrase that describes it in the author's reference.
  public var phrase: String {
    let name = names[0].map { letter -> String in
      switch letter {
      case " ": "-"
      case "ů": "u"
      default: String(letter)
      }
    }
    return "reference.graph.algorithm." + name.joined()
  }

  /// The prefix of its values where they need one: a name that is a word.
  var prefix: String {
    switch self {
    case .breadthFirstSearch: "bfs"
    case .depthFirstSearch: "dfs"
    case .aStar: "a-star"
    case .boruvka: "boruvka"
    case .topologicalOrder: "kahn"
    case .strongComponents: "tarjan"
    case .maximumFlow: "max-flow"
    case .topologicalOrderByDepth: "topological-order-by-depth"
    case .articulationPoints: "articulation"
    default: names[0]
    }
  }
}
