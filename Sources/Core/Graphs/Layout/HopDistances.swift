/// A part of a graph as a layout sees it: which vertices are neighbours, and how many edges apart any two are. Directions, loops
/// and parallel edges do not count.
struct HopDistances {
  let count: Int
  /// Each pair of neighbours once, the lower index first.
  let pairs: [(Int, Int)]
  /// Row by row; between vertices that are not joined, one more than the largest of the others.
  let hops: [Int32]
  let degrees: [Int]

  /// - Parameter members: the vertices of the part; they are renumbered in this order.
  init(graph: Graph, members: [Int]) {
    var local = [Int](repeating: -1, count: graph.order)
    for (index, vertex) in members.enumerated() { local[vertex] = index }
    let count = members.count
    var neighbours = [[Int]](repeating: [], count: count)
    var pairs: [(Int, Int)] = []
    for (index, vertex) in members.enumerated() {
      var found: [Int] = []
      for edge in graph.edges(at: vertex) {
        let other = local[graph.edges[edge].other(than: vertex)]
        if other >= 0, other != index { found.append(other) }
      }
      found.sort()
      for (place, other) in found.enumerated() where place == 0 || found[place - 1] != other {
        neighbours[index].append(other)
        if index < other { pairs.append((index, other)) }
      }
    }
    var hops = [Int32](repeating: -1, count: count * count)
    var farthest: Int32 = 0
    var queue: [Int] = []
    for source in 0..<count {
      let row = source * count
      queue.removeAll(keepingCapacity: true)
      queue.append(source)
      hops[row + source] = 0
      var next = 0
      while next < queue.count {
        let here = queue[next]
        next += 1
        let distance = hops[row + here] + 1
        for other in neighbours[here] where hops[row + other] < 0 {
          hops[row + other] = distance
          farthest = max(farthest, distance)
          queue.append(other)
        }
      }
    }
    for index in hops.indices where hops[index] < 0 { hops[index] = farthest + 1 }
    self.count = count
    self.pairs = pairs
    self.hops = hops
    degrees = neighbours.map({ $0.count })
  }
}
