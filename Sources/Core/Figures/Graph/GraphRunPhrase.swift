import Graphs
import Phrases

/// What the algorithms are called on a page.
public enum GraphRunPhrase: String, PhraseKey {
  case breadthFirstSearch = "graph.run.breadth-first-search"
  case depthFirstSearch = "graph.run.depth-first-search"
  case dijkstra = "graph.run.dijkstra"
  case aStar = "graph.run.a-star"
  case bellmanFord = "graph.run.bellman-ford"
  case floydWarshall = "graph.run.floyd-warshall"
  case prim = "graph.run.prim"
  case kruskal = "graph.run.kruskal"
  case boruvka = "graph.run.boruvka"
  case topologicalOrder = "graph.run.topological-order"
  case topologicalOrderByDepth = "graph.run.topological-order-by-depth"
  case components = "graph.run.components"
  case strongComponents = "graph.run.strong-components"
  case kosaraju = "graph.run.kosaraju"
  case bridges = "graph.run.bridges"
  case articulationPoints = "graph.run.articulation-points"
  case euler = "graph.run.euler"
  case bipartite = "graph.run.bipartite"
  case colouring = "graph.run.colouring"
  case welshPowell = "graph.run.welsh-powell"
  case maximumFlow = "graph.run.maximum-flow"
  case matching = "graph.run.matching"
  case pageRank = "graph.run.page-rank"
  case blocks = "graph.run.blocks"
  case exactColouring = "graph.run.exact-colouring"
  case hamiltonCycle = "graph.run.hamilton-cycle"
  case planarity = "graph.run.planarity"
  case isomorphism = "graph.run.isomorphism"
  case havelHakimi = "graph.run.havel-hakimi"
  case preorder = "graph.run.preorder"
  case inorder = "graph.run.inorder"
  case postorder = "graph.run.postorder"
  case levelOrder = "graph.run.level-order"
  case prueferCode = "graph.run.pruefer-code"
  case eccentricities = "graph.run.eccentricities"
  case treeCentre = "graph.run.tree-centre"

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
