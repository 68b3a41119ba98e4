/// An algorithm that leaves a trace.
public enum Algorithm: Sendable, Hashable, CaseIterable {
  case breadthFirstSearch
  case depthFirstSearch
  case dijkstra
  case aStar
  case bellmanFord
  case floydWarshall
  case prim
  case kruskal
  case boruvka
  case topologicalOrder
  case topologicalOrderByDepth
  case components
  case strongComponents
  case kosaraju
  case bridges
  case articulationPoints
  case euler
  case bipartite
  case colouring
  case welshPowell
  case maximumFlow
  case matching
  case pageRank
}
