extension Graph {
  /// The number of edges of a shortest cycle, directions aside: 1 for a loop, 2 for parallel edges; `nil` if there is no cycle.
  public var girth: Int? {
    if loopCount > 0 { return 1 }
    let simple = SimpleGraph(self)
    if simple.size < size { return 2 }
    var best: Int?
    for source in vertices.indices {
      if let cycle = simple.shortestCycle(through: source, below: best) { best = cycle }
    }
    return best
  }

  /// The number of edges of a shortest cycle with an odd number of them, directions aside; `nil` if the graph is bipartite.
  public var oddGirth: Int? {
    if loopCount > 0 { return 1 }
    let simple = SimpleGraph(self)
    var best: Int?
    for source in vertices.indices {
      if let walk = simple.shortestOddWalk(at: source), walk < best ?? .max { best = walk }
    }
    return best
  }
}

extension SimpleGraph {
  /// The length of a shortest closed walk that a search from a vertex finds where two of its branches meet; a shortest cycle through
  /// the vertex is found like this, and nothing shorter than the shortest of all.
  ///
  /// - Returns: `nil` if it is not below the bound.
  fileprivate func shortestCycle(through source: Int, below bound: Int?) -> Int? {
    var best = bound ?? .max
    var hops = [Int](repeating: -1, count: order)
    var parents = hops
    var queue = [source]
    hops[source] = 0
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if 2 * hops[vertex] + 1 >= best { break }
      for other in neighbours[vertex] where other != parents[vertex] {
        if hops[other] < 0 {
          hops[other] = hops[vertex] + 1
          parents[other] = vertex
          queue.append(other)
        } else {
          best = min(best, hops[vertex] + hops[other] + 1)
        }
      }
    }
    return best < bound ?? .max ? best : nil
  }

  /// The length of a shortest closed walk of odd length, found in the graph of vertices with a parity.
  fileprivate func shortestOddWalk(at source: Int) -> Int? {
    var hops = [Int](repeating: -1, count: 2 * order)
    var queue = [2 * source]
    hops[2 * source] = 0
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for other in neighbours[place / 2] {
        let goal = 2 * other + (1 - place % 2)
        guard hops[goal] < 0 else { continue }
        hops[goal] = hops[place] + 1
        if goal == 2 * source + 1 { return hops[goal] }
        queue.append(goal)
      }
    }
    return nil
  }
}
