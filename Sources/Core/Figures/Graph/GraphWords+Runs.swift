import Graphs
import Phrases
import Scenarios

extension GraphWords {
  /// What a run is: its algorithm, and from where to where.
  func title(of trace: Trace) -> String {
    let name = phrases(GraphRunPhrase(trace.algorithm))
    guard let source = trace.source, trace.algorithm != .euler else { return name }
    let slots = [
      (name: "algorithm", text: name), (name: "source", text: self.name(source)),
      (name: "target", text: trace.target.map { self.name($0) } ?? ""),
    ]
    return self(trace.target == nil ? .runFrom : .runFromTo, slots)
  }

  /// Why an answer is right, in a sentence.
  func text(_ certificate: Certificate) -> String {
    switch certificate {
    case .distances: self(.proofDistances)
    case .negativeCycle(_, let list):
      self(
        .proofNegativeCycle,
        [
          ("list", edges(list)),
          ("sum", number(list.reduce(0) { $0 + graph.edges[$1].length })),
        ])
    case .cycle(_, let list): self(.proofCycle, [("list", edges(list))])
    case .order: self(.proofOrder)
    case .forest: self(.proofForest)
    case .twoSides: self(.proofSides)
    case .oddCycle(_, let list):
      self(.proofOddCycle, [("list", edges(list)), ("count", count(list.count))])
    case .colouring: self(.proofColouring)
    case .tour: self(.proofTour)
    case .strongComponents: self(.proofStrongComponents)
    case .cut: self(.proofCut)
    }
  }
}

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
    }
  }
}
