extension Graph {
  /// True if a closed trail follows every edge once. Vertices without edges do not count; without any edge it is true. `nil` for a
  /// graph with both edges and arcs.
  public var hasEulerCircuit: Bool? {
    guard kind != .mixed else { return nil }
    return hasEdgesInOneComponent && unbalanced.isEmpty
  }

  /// True if a trail follows every edge once, closed or not.
  public var hasEulerTrail: Bool? {
    guard kind != .mixed else { return nil }
    guard hasEdgesInOneComponent else { return false }
    let unbalanced = unbalanced
    if kind == .undirected { return unbalanced.count <= 2 }
    return unbalanced.isEmpty
      || unbalanced.count == 2
        && unbalanced.allSatisfy { abs(outDegree(of: $0) - inDegree(of: $0)) == 1 }
  }

  private var hasEdgesInOneComponent: Bool {
    components.reduce(0) { $0 + ($1.contains { !incident[$0].isEmpty } ? 1 : 0) } <= 1
  }

  /// Where a trail cannot leave as often as it comes.
  private var unbalanced: [Int] {
    kind == .undirected
      ? oddVertices : vertices.indices.filter { inDegree(of: $0) != outDegree(of: $0) }
  }
}
