/// A planar graph with more edges and vertices until each of its faces but one is a triangle.
///
/// Blocks that share a vertex are joined by edges between neighbours of it, each face gets a vertex in its middle, and a ring is laid around
/// the whole. Such a graph has one drawing only.
struct TriangulatedGraph {
  /// The vertices of the ring, in order.
  let outside: [Int]
  /// For each vertex its neighbours; of one in the middle of a face, the vertices around it. Those of the ring have none.
  let neighbours: [[Int]]

  /// The graph with one face after the other outside, those of the most corners first; none if the graph is not planar or has less than four
  /// vertices.
  ///
  /// - Parameters:
  ///   - pairs: the edges of a connected graph, each once.
  ///   - order: the number of its vertices.
  ///   - most: how many faces are taken at most.
  static func all(_ pairs: [(Int, Int)], order: Int, most: Int) -> [TriangulatedGraph] {
    guard order >= 4 else { return [] }
    var graph = Graph(vertices: (0..<order).map { Vertex(String($0)) })
    for (first, second) in pairs { graph.add(Edge(from: first, to: second)) }
    join(&graph)
    let neighbours = SimpleGraph(graph).neighbours
    let embedding = FaceEmbedding(block: neighbours)
    guard embedding.isPlanar else { return [] }
    let faces = embedding.faces
    let sorted = faces.indices.sorted { one, other in
      faces[one].count == faces[other].count
        ? one < other : faces[one].count > faces[other].count
    }
    return sorted.prefix(most).map { outer in
      TriangulatedGraph(neighbours, faces, outer: outer)
    }
  }

  private init(_ original: [[Int]], _ faces: [[Int]], outer: Int) {
    var neighbours = original
    for (number, face) in faces.enumerated() where number != outer && face.count > 3 {
      for vertex in face { neighbours[vertex].append(neighbours.count) }
      neighbours.append(face)
    }
    let around = faces[outer]
    let ring = around.indices.map { neighbours.count + $0 }
    for (place, vertex) in around.enumerated() {
      let next = (place + 1) % around.count
      neighbours[vertex] += [ring[place], ring[next]]
    }
    outside = ring
    neighbours += ring.map { _ in [] }
    self.neighbours = neighbours
  }

  /// Adds edges until no single vertex holds the graph together.
  private static func join(_ graph: inout Graph) {
    while true {
      let run = LowLinkRun(graph, .articulationPoints)
      guard let point = run.articulationPoints.first else { return }
      var first: (vertex: Int, block: Int)?
      var pair: (Int, Int)?
      for edge in graph.edges(at: point) {
        let block = run.blocks.firstIndex { $0.contains(edge) } ?? 0
        let other = graph.edges[edge].other(than: point)
        if let first, first.block != block, pair == nil { pair = (first.vertex, other) }
        if first == nil { first = (other, block) }
      }
      guard let pair else { return }
      graph.add(Edge(from: pair.0, to: pair.1))
    }
  }
}
