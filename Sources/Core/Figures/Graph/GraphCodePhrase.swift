import Graphs
import Phrases

/// The algorithms in pseudo-code, a line of the phrase for each line of the code.
public enum GraphCodePhrase: String, PhraseKey {
  case breadthFirstSearch = "graph.code.breadth-first-search"
  case depthFirstSearch = "graph.code.depth-first-search"
  case dijkstra = "graph.code.dijkstra"
  case aStar = "graph.code.a-star"
  case bellmanFord = "graph.code.bellman-ford"
  case floydWarshall = "graph.code.floyd-warshall"
  case prim = "graph.code.prim"
  case kruskal = "graph.code.kruskal"
  case boruvka = "graph.code.boruvka"
  case topologicalOrder = "graph.code.topological-order"
  case topologicalOrderByDepth = "graph.code.topological-order-by-depth"
  case components = "graph.code.components"
  case strongComponents = "graph.code.strong-components"
  case kosaraju = "graph.code.kosaraju"
  case bridges = "graph.code.bridges"
  case articulationPoints = "graph.code.articulation-points"
  case euler = "graph.code.euler"
  case bipartite = "graph.code.bipartite"
  case colouring = "graph.code.colouring"
  case welshPowell = "graph.code.welsh-powell"
  case maximumFlow = "graph.code.maximum-flow"
  case matching = "graph.code.matching"
  case pageRank = "graph.code.page-rank"
  case blocks = "graph.code.blocks"
  case exactColouring = "graph.code.exact-colouring"
  case hamiltonCycle = "graph.code.hamilton-cycle"
  case planarity = "graph.code.planarity"
  case isomorphism = "graph.code.isomorphism"
  case havelHakimi = "graph.code.havel-hakimi"
  case preorder = "graph.code.preorder"
  case inorder = "graph.code.inorder"
  case postorder = "graph.code.postorder"
  case levelOrder = "graph.code.level-order"
  case prueferCode = "graph.code.pruefer-code"
  case eccentricities = "graph.code.eccentricities"
  case treeCentre = "graph.code.tree-centre"

  init(_ algorithm: Algorithm) {
    switch algorithm {
    case .breadthFirstSearch: self = .breadthFirstSearch
    case .depthFirstSearch: self = .depthFirstSearch
    case .dijkstra: self = .dijkstra
    case .aStar: self = .aStar
    case .bellmanFord: self = .bellmanFord
    case .floydWarshall: self = .floydWarshall
    case .prim: self = .prim
    case .kruskal: self = .kruskal
    case .boruvka: self = .boruvka
    case .topologicalOrder: self = .topologicalOrder
    case .topologicalOrderByDepth: self = .topologicalOrderByDepth
    case .components: self = .components
    case .strongComponents: self = .strongComponents
    case .kosaraju: self = .kosaraju
    case .bridges: self = .bridges
    case .articulationPoints: self = .articulationPoints
    case .euler: self = .euler
    case .bipartite: self = .bipartite
    case .colouring: self = .colouring
    case .welshPowell: self = .welshPowell
    case .maximumFlow: self = .maximumFlow
    case .matching: self = .matching
    case .pageRank: self = .pageRank
    case .blocks: self = .blocks
    case .exactColouring: self = .exactColouring
    case .hamiltonCycle: self = .hamiltonCycle
    case .planarity: self = .planarity
    case .isomorphism: self = .isomorphism
    case .havelHakimi: self = .havelHakimi
    case .preorder: self = .preorder
    case .inorder: self = .inorder
    case .postorder: self = .postorder
    case .levelOrder: self = .levelOrder
    case .prueferCode: self = .prueferCode
    case .eccentricities: self = .eccentricities
    case .treeCentre: self = .treeCentre
    }
  }
}
