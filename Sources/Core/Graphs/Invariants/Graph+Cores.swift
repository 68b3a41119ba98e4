extension Graph {
  /// For each vertex the largest k such that it belongs to a part in which every vertex has at least k neighbours (its core number).
  public var coreNumbers: [Int] {
    let neighbours = SimpleGraph(self).neighbours
    var degrees = neighbours.map { $0.count }
    var cores = [Int](repeating: 0, count: order)
    var isTaken = [Bool](repeating: false, count: order)
    // Vertices by their number of neighbours that are left; one that has lost some stands in several lists, and only the last counts.
    var lists = [[Int]](repeating: [], count: (degrees.max() ?? 0) + 1)
    for vertex in vertices.indices { lists[degrees[vertex]].append(vertex) }
    var level = 0
    var core = 0
    while level < lists.count {
      guard let vertex = lists[level].popLast() else {
        level += 1
        continue
      }
      guard !isTaken[vertex], degrees[vertex] == level else { continue }
      isTaken[vertex] = true
      core = max(core, level)
      cores[vertex] = core
      for other in neighbours[vertex] where !isTaken[other] {
        degrees[other] -= 1
        lists[degrees[other]].append(other)
        level = min(level, degrees[other])
      }
    }
    return cores
  }
}
