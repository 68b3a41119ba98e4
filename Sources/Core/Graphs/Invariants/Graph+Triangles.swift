extension Graph {
  /// How many sets of three vertices are joined to each other; parallel edges do not make more of them.
  public var triangleCount: Int {
    let neighbours = SimpleGraph(self).neighbours
    var isNear = [Bool](repeating: false, count: order)
    var count = 0
    for vertex in vertices.indices {
      for other in neighbours[vertex] { isNear[other] = true }
      for other in neighbours[vertex] where other > vertex {
        for third in neighbours[other] where third > other && isNear[third] { count += 1 }
      }
      for other in neighbours[vertex] { isNear[other] = false }
    }
    return count
  }
}
