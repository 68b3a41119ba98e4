import Formula
import Graphs

extension GraphValues {
  /// The names of invariants, those of each vertex too.
  static let invariantWords = ofWhole + ofVertices

  /// The invariants that are one value.
  static let ofWhole = [
    "incidence-matrix", "laplacian", "density", "multigraph", "has-negative-weight",
    "degree-sequence", "odd-vertices", "leaves",
    "sources", "sinks", "hop-matrix", "diameter", "radius", "centre", "periphery",
    "reachable-pair-count", "euler-circuit", "euler-trail", "is-tree", "girth", "odd-girth",
    "triangle-count", "clique-number", "chromatic-number", "matching-number",
    "spanning-tree-count", "edge-connectivity", "vertex-connectivity", "hamiltonian", "planar",
    "automorphism-count", "pruefer-code", "topological-order-count", "longest-path-weight",
    "longest-path-edge-count",
  ]

  /// The invariants that are a value for each vertex.
  static let ofVertices = ["eccentricity", "side", "core-number"]

  /// Above this many vertices, what takes more time than to look at each edge is left out.
  private static let mostMeasured = 200

  mutating func addInvariants() {
    addMatrices()
    addCounts()
    if graph.order <= Self.mostMeasured {
      addDistances()
      if graph.kind == .undirected { addStructure() } else { addArcs() }
      addSearched()
    }
    // What a graph of this kind or size does not have is undefined, not unknown.
    for word in Self.ofWhole {
      let name = ValueName(word)
      if values[name] == nil, !undefined.contains(name) { add(name, nil) }
    }
  }

  private mutating func addMatrices() {
    guard graph.order <= Self.largestMatrix else { return }
    func rows(_ matrix: [[Int]]) -> Value { .list(matrix.map(list)) }
    if graph.size <= Self.largestMatrix {
      add(ValueName("incidence-matrix"), rows(graph.incidenceMatrix))
    }
    add(ValueName("laplacian"), graph.laplacian.map(rows))
  }

  private mutating func addCounts() {
    add(ValueName("density"), graph.density.map { .number($0) })
    add(ValueName("multigraph"), .truth(graph.hasParallelEdges))
    add(ValueName("has-negative-weight"), .truth(graph.hasNegativeWeight))
    add(ValueName("euler-circuit"), graph.hasEulerCircuit.map { .truth($0) })
    add(ValueName("euler-trail"), graph.hasEulerTrail.map { .truth($0) })
    add(ValueName("is-tree"), .truth(graph.isTree))
    if graph.kind == .undirected {
      add(ValueName("degree-sequence"), list(graph.degreeSequence))
      add(ValueName("odd-vertices"), names(graph.oddVertices))
      add(ValueName("leaves"), names(graph.leaves))
    } else {
      add(ValueName("sources"), names(graph.sources))
      add(ValueName("sinks"), names(graph.sinks))
    }
  }

  private mutating func addDistances() {
    let matrix = HopMatrix(of: graph)
    if graph.order <= Self.largestMatrix {
      let rows = matrix.hops.map { row in Value.list(row.map { finite($0) }) }
      add(ValueName("hop-matrix"), .list(rows))
    }
    for vertex in graph.vertices.indices {
      add(named("eccentricity", vertex), finite(matrix.eccentricities[vertex]))
    }
    let isApart = graph.kind == .undirected && graph.components.count > 1
    add(ValueName("diameter"), matrix.diameter.map { .number($0) } ?? (isApart ? .infinite : nil))
    add(ValueName("radius"), matrix.radius.map { .number($0) } ?? (isApart ? .infinite : nil))
    add(ValueName("centre"), matrix.centre.map(names))
    add(ValueName("periphery"), matrix.periphery.map(names))
    add(ValueName("reachable-pair-count"), .number(matrix.reachablePairCount))
  }

  /// What a graph without directions has.
  private mutating func addStructure() {
    add(ValueName("girth"), finite(graph.girth))
    add(ValueName("odd-girth"), finite(graph.oddGirth))
    add(ValueName("triangle-count"), .number(graph.triangleCount))
    add(ValueName("matching-number"), .number(Matching(largestOf: graph).size))
    add(ValueName("spanning-tree-count"), graph.spanningTreeCount.map { .number($0) })
    add(ValueName("edge-connectivity"), graph.edgeConnectivity.map { .number($0) })
    add(ValueName("vertex-connectivity"), graph.vertexConnectivity.map { .number($0) })
    add(ValueName("clique-number"), graph.cliqueNumber.map { .number($0) })
    add(ValueName("pruefer-code"), graph.prueferCode.map(names))
    if let sides = graph.bipartition {
      for (vertex, side) in sides.enumerated() {
        add(named("side", vertex), .number(side ? 1 : 0))
      }
    }
    for (vertex, core) in graph.coreNumbers.enumerated() {
      add(named("core-number", vertex), .number(core))
    }
  }

  /// What a graph with directions has.
  private mutating func addArcs() {
    add(ValueName("topological-order-count"), graph.topologicalOrderCount.map { .number($0) })
    let longest = graph.longestPaths
    add(ValueName("longest-path-weight"), longest.map { .number($0.weight) })
    add(ValueName("longest-path-edge-count"), longest.map { .number($0.edges) })
  }

  /// What needs a search, in graphs of every kind.
  private mutating func addSearched() {
    add(ValueName("chromatic-number"), graph.chromaticNumber.map { .number($0) })
    add(ValueName("hamiltonian"), graph.isHamiltonian.map { .truth($0) })
    add(ValueName("planar"), graph.isPlanar.map { .truth($0) })
    add(ValueName("automorphism-count"), graph.automorphismCount.map { .number($0) })
  }

  private func names(_ vertices: [Int]) -> Value { .list(vertices.map(name)) }

  private func list(_ numbers: [Int]) -> Value { .list(numbers.map { .number($0) }) }

  /// A number of edges, which is infinite where there is no way or no cycle.
  private func finite(_ count: Int?) -> Value { count.map { .number($0) } ?? .infinite }
}

extension Value {
  fileprivate static var infinite: Value { .number(Double.infinity) }
}
