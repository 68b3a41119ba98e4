extension Graph {
  /// The layout for a graph whose author asked for none.
  ///
  /// Given places if there are any; from source to sink if a flow is shown, two columns if a matching is, without crossings if that is the question; the family's drawing if all components belong to one;
  /// a tree if it branches, and hangs from roots if it is directed; layers if it is directed without cycles; else by stress.
  ///
  /// - Parameter algorithms: whose runs are shown.
  public func usualLayout(for algorithms: [Algorithm] = []) -> LayoutKind {
    if vertices.contains(where: { $0.position != nil }) { return .given }
    if algorithms.contains(.maximumFlow) { return .flow }
    if algorithms.contains(.matching), isBipartite { return .bipartite }
    if algorithms.contains(.planarity), isPlanar == true { return .planar }
    let joined = components.filter { $0.count > 1 }
    let shapes = joined.map { isDrawnAsFamily($0) }
    if !joined.isEmpty, !shapes.contains(false) { return .family }
    if isBranchingForest { return .tree }
    if kind == .directed, isAcyclic { return .layered }
    return shapes.contains(true) ? .family : .spring
  }

  /// True if a component has a shape that every book draws alike. Arcs without a cycle shall rather lead down, unless they are
  /// those of a path, one after the other, or of a grid.
  private func isDrawnAsFamily(_ members: [Int]) -> Bool {
    let hops = HopDistances(graph: self, members: members)
    if kind == .directed, isAcyclic {
      let isPath = members.allSatisfy { inDegree(of: $0) <= 1 && outDegree(of: $0) <= 1 }
      return isPath || (hops.count > 4 && FamilyShape.grid(hops) != nil)
    }
    return FamilyShape(hops) != nil
  }

  /// True if the graph is a forest with a vertex of degree three or more, whose arcs, if it has any, lead away from roots.
  private var isBranchingForest: Bool {
    guard kind != .mixed, size == order - components.count, loopCount == 0,
      degrees.contains(where: { $0 > 2 })
    else { return false }
    return kind == .undirected || vertices.indices.allSatisfy { inDegree(of: $0) <= 1 }
  }
}
