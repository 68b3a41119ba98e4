import Graphs
import TestSupport
import Testing

/// Laws of the invariants, for every graph on up to seven vertices.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct AtlasInvariantTests {
  private let graphs: [Graph]

  init() throws {
    graphs = try Atlas.graphs()
    #expect(graphs.count == 1253)
  }

  /// For each vertex its neighbours as bits.
  private func masks(_ graph: Graph) -> [Int] {
    var masks = [Int](repeating: 0, count: graph.order)
    for edge in graph.edges {
      masks[edge.start] |= 1 << edge.end
      masks[edge.end] |= 1 << edge.start
    }
    return masks
  }

  private func without(_ vertices: Int, _ graph: Graph) -> Graph {
    var result = Graph()
    var places = [Int](repeating: -1, count: graph.order)
    for vertex in graph.vertices.indices where vertices >> vertex & 1 == 0 {
      places[vertex] = result.add(graph.vertices[vertex])
    }
    for edge in graph.edges where places[edge.start] >= 0 && places[edge.end] >= 0 {
      result.add(Edge(from: places[edge.start], to: places[edge.end]))
    }
    return result
  }

  @Test func `cliques are as large as the largest set in which all are joined`() {
    for graph in graphs {
      let masks = masks(graph)
      let largest = (0..<1 << graph.order).filter { set in
        graph.vertices.indices.allSatisfy { vertex in
          set >> vertex & 1 == 0 || set & ~(1 << vertex) & ~masks[vertex] == 0
        }
      }
      .map { $0.nonzeroBitCount }.max()
      #expect(graph.cliqueNumber == largest)
    }
  }

  @Test func `chromatic numbers are those of all colourings tried`() {
    for graph in graphs {
      let masks = masks(graph)
      // The fewest independent sets that cover a set of vertices, from smaller sets to larger ones.
      var fewest = [Int](repeating: 0, count: 1 << graph.order)
      for set in 1..<max(1, 1 << graph.order) {
        fewest[set] = graph.order
        var part = set
        while part > 0 {
          let isIndependent = graph.vertices.indices.allSatisfy {
            part >> $0 & 1 == 0 || part & masks[$0] == 0
          }
          if isIndependent { fewest[set] = min(fewest[set], fewest[set & ~part] + 1) }
          part = (part - 1) & set
        }
      }
      #expect(graph.chromaticNumber == fewest[(1 << graph.order) - 1])
      #expect(graph.chromaticNumber ?? 0 >= graph.cliqueNumber ?? 0)
    }
  }

  @Test func `matchings are proper and as large as Tutte and Berge say`() {
    for graph in graphs {
      let matching = Matching(largestOf: graph)
      let masks = masks(graph)
      for (vertex, partner) in matching.partners.enumerated() {
        guard let partner else { continue }
        #expect(matching.partners[partner] == vertex && masks[vertex] >> partner & 1 == 1)
      }
      let bound = (0..<1 << graph.order).map { set -> Int in
        let odd = without(set, graph).components.count { $0.count % 2 == 1 }
        return (graph.order + set.nonzeroBitCount - odd) / 2
      }
      .min()
      #expect(matching.size == bound)
    }
  }

  @Test func `a graph falls apart without as few vertices as its connectivity says`() {
    for graph in graphs where graph.order > 1 {
      let least = (0..<1 << graph.order).filter { set in
        let rest = without(set, graph)
        return rest.order == 1 || rest.order > 1 && !rest.isConnected
      }
      .map { $0.nonzeroBitCount }.min()
      #expect(graph.vertexConnectivity == least)
      let cut = (1..<(1 << graph.order) - 1).map { side in
        graph.edges.count { (side >> $0.start & 1) != (side >> $0.end & 1) }
      }
      .min()
      #expect(graph.edgeConnectivity == cut)
    }
  }

  @Test func `there are spanning trees exactly if the graph is connected, one in a tree`() {
    for graph in graphs where graph.order > 0 {
      #expect((graph.spanningTreeCount ?? 0 > 0) == graph.isConnected)
      #expect((graph.spanningTreeCount == 1) == graph.isTree)
      #expect((graph.prueferCode != nil) == (graph.isTree && graph.order > 1))
      #expect((graph.girth == nil) == graph.isAcyclic)
      #expect((graph.oddGirth == nil) == graph.isBipartite)
      #expect((graph.girth == 3) == (graph.triangleCount > 0))
    }
  }

  @Test func `deleting and contracting an edge shares out the spanning trees`() {
    for graph in graphs where graph.size > 0 {
      let first = graph.edges[0]
      let rest = Array(graph.edges.dropFirst())
      let deleted = Graph(vertices: graph.vertices, edges: rest)
      var contracted = Graph(vertices: Array(graph.vertices.dropLast()))
      func place(_ vertex: Int) -> Int {
        let joined = vertex == first.end ? first.start : vertex
        return joined > first.end ? joined - 1 : joined
      }
      for edge in rest { contracted.add(Edge(from: place(edge.start), to: place(edge.end))) }
      #expect(
        graph.spanningTreeCount
          == (deleted.spanningTreeCount ?? 0) + (contracted.spanningTreeCount ?? 0))
    }
  }

  /// By Wagner's theorem a graph on at most seven vertices is planar unless contracting edges makes a complete graph of five vertices or the
  /// utilities of it.
  @Test func `planar graphs are those without Wagner's minors`() {
    let planar = graphs.filter { $0.isPlanar == true }
    for graph in planar where graph.order >= 3 { #expect(graph.size <= 3 * graph.order - 6) }
    var known: [[Int]: Bool] = [:]
    for graph in graphs {
      #expect(graph.isPlanar == !hasMinor(masks(graph), &known))
    }
    // Simple planar graphs on 0 to 7 vertices (OEIS A005470).
    let counts = (0...7).map { order in planar.count { $0.order == order } }
    #expect(counts == [1, 1, 2, 4, 11, 33, 142, 822])
  }

  private func hasMinor(_ masks: [Int], _ known: inout [[Int]: Bool]) -> Bool {
    if masks.count < 5 { return false }
    if let answer = known[masks] { return answer }
    let answer = hasMinorNow(masks, &known)
    known[masks] = answer
    return answer
  }

  private func hasMinorNow(_ masks: [Int], _ known: inout [[Int]: Bool]) -> Bool {
    let order = masks.count
    if order == 5 { return masks.allSatisfy { $0.nonzeroBitCount == 4 } }
    if order == 6 {
      for side in 0..<1 << 6 where side.nonzeroBitCount == 3 {
        let isJoined = (0..<6).allSatisfy { side >> $0 & 1 == 0 || masks[$0] & ~side == 63 & ~side }
        if isJoined { return true }
      }
    }
    for one in 0..<order {
      // Deleting a vertex is deleting its edges; contracting an edge puts its ends together.
      if hasMinor(merged(masks, one, into: nil), &known) { return true }
      for other in 0..<one where masks[one] >> other & 1 == 1 {
        if hasMinor(merged(masks, one, into: other), &known) { return true }
      }
    }
    return false
  }

  private func merged(_ masks: [Int], _ vertex: Int, into goal: Int?) -> [Int] {
    var result = masks
    if let goal {
      result[goal] = (result[goal] | masks[vertex]) & ~(1 << goal)
      for other in masks.indices where other != goal && masks[vertex] >> other & 1 == 1 {
        result[other] |= 1 << goal
      }
    }
    result.remove(at: vertex)
    let below = (1 << vertex) - 1
    return result.map { ($0 & below) | ($0 >> 1 & ~below) }
  }

  @Test func `Hamilton cycles are those of all orders tried`() {
    for graph in graphs where graph.order >= 3 {
      let masks = masks(graph)
      func extends(_ last: Int, _ left: Int) -> Bool {
        if left == 0 { return masks[last] & 1 == 1 }
        return graph.vertices.indices.contains {
          left >> $0 & 1 == 1 && masks[last] >> $0 & 1 == 1 && extends($0, left & ~(1 << $0))
        }
      }
      #expect(graph.isHamiltonian == extends(0, (1 << graph.order) - 2))
    }
  }

  @Test func `all graphs on n vertices with their names exchanged are all that there are`() {
    // Each graph has n! names over its symmetries; together these are the 2^(n(n − 1)/2) graphs with names.
    var names = [Int](repeating: 0, count: 8)
    for graph in graphs {
      let all = (1...max(1, graph.order)).reduce(1, *)
      let symmetries = graph.automorphismCount ?? 0
      #expect(symmetries > 0 && all % symmetries == 0)
      names[graph.order] += all / max(1, symmetries)
    }
    #expect(names == (0...7).map { 1 << ($0 * ($0 - 1) / 2) })
  }

  @Test func `orders of graphs without cycles are counted`() {
    for graph in graphs where graph.order <= 6 {
      let arcs = Graph(
        vertices: graph.vertices,
        edges: graph.edges.map {
          Edge(from: min($0.start, $0.end), to: max($0.start, $0.end), directed: true)
        })
      var needs = [Int](repeating: 0, count: graph.order)
      for edge in arcs.edges { needs[edge.end] |= 1 << edge.start }
      func count(_ placed: Int) -> Int {
        if placed == (1 << graph.order) - 1 { return 1 }
        return graph.vertices.indices.filter {
          placed >> $0 & 1 == 0 && needs[$0] & ~placed == 0
        }
        .reduce(0) { $0 + count(placed | 1 << $1) }
      }
      #expect(arcs.topologicalOrderCount == count(0))
    }
  }

  @Test func `every vertex belongs to the part that its core number says`() {
    for graph in graphs {
      let masks = masks(graph)
      for (vertex, core) in graph.coreNumbers.enumerated() {
        let best = (0..<1 << graph.order).filter { $0 >> vertex & 1 == 1 }.map { set in
          graph.vertices.indices.filter { set >> $0 & 1 == 1 }
            .map { (masks[$0] & set).nonzeroBitCount }.min() ?? 0
        }
        .max()
        #expect(core == best)
      }
    }
  }
}
