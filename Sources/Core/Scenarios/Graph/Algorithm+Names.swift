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
    case .blocks: ["blocks", "biconnected components"]
    case .exactColouring: ["exact colouring", "exact coloring"]
    case .hamiltonCycle: ["hamilton cycle", "hamiltonian cycle"]
    case .planarity: ["planarity"]
    case .isomorphism: ["isomorphism"]
    case .havelHakimi: ["havel-hakimi"]
    case .preorder: ["preorder"]
    case .inorder: ["inorder"]
    case .postorder: ["postorder"]
    case .levelOrder: ["level order"]
    case .prueferCode: ["prüfer code", "pruefer code", "prufer code"]
    case .eccentricities: ["eccentricities"]
    case .treeCentre: ["centre of the tree", "center of the tree"]
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
      case "ü": "ue"
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
    case .exactColouring: "exact-colouring"
    case .hamiltonCycle: "hamilton"
    case .levelOrder: "level"
    case .prueferCode: "pruefer"
    case .treeCentre: "tree-centre"
    default: names[0]
    }
  }
}
