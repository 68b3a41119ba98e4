/// Places nodes along their layers: straight long edges, nodes near the median of their neighbours (Brandes and Köpf, "Fast and
/// simple horizontal coordinate assignment", 2001). Blocks of aligned nodes are packed by longest ways, which never puts two nodes
/// of a layer too near.
struct LayerCoordinates {
  /// For each node its place along its layer.
  private(set) var places: [Double]

  private let graph: LayeredGraph
  private let layers: [[Int]]
  /// Half of the room that each node takes up along its layer.
  private let halfRoom: [Double]
  private let ranks: [Int]
  /// Edges that may not be straightened, as upper node × number of nodes + lower node.
  private let conflicts: Set<Int>

  init(_ graph: LayeredGraph, layers: [[Int]], halfRoom: [Double]) {
    self.graph = graph
    self.layers = layers
    self.halfRoom = halfRoom
    var ranks = [Int](repeating: 0, count: graph.nodeCount)
    for layer in layers {
      for (rank, node) in layer.enumerated() { ranks[node] = rank }
    }
    self.ranks = ranks
    conflicts = Self.conflicts(graph, layers, ranks)
    places = []
    places = balanced()
  }

  // MARK: Conflicts

  /// The edges that cross a stretch between two bends: the bends shall be straight, so the others give way.
  private static func conflicts(_ graph: LayeredGraph, _ layers: [[Int]], _ ranks: [Int]) -> Set<
    Int
  > {
    func isBend(_ node: Int) -> Bool { node >= graph.vertexCount }
    var conflicts: Set<Int> = []
    for index in layers.indices.dropFirst() {
      let layer = layers[index]
      var least = 0
      var next = 0
      for (rank, node) in layer.enumerated() {
        var most = layers[index - 1].count - 1
        if isBend(node), let upper = graph.above[node].first, isBend(upper) {
          most = ranks[upper]
        } else if rank < layer.count - 1 {
          continue
        }
        while next <= rank {
          for upper in graph.above[layer[next]] {
            let isOutside = ranks[upper] < least || ranks[upper] > most
            if isOutside, !(isBend(upper) && isBend(layer[next])) {
              conflicts.insert(upper * graph.nodeCount + layer[next])
            }
          }
          next += 1
        }
        least = most
      }
    }
    return conflicts
  }

  // MARK: Alignment

  /// Chains of nodes that shall have one place: for each node the first of its chain.
  private func aligned(downwards: Bool, leftwards: Bool) -> [Int] {
    var root = Array(0..<graph.nodeCount)
    var next = root
    let neighbours = downwards ? graph.above : graph.below
    let sign = leftwards ? 1 : -1
    for layer in downwards ? layers : layers.reversed() {
      var last = Int.min
      for node in leftwards ? layer : layer.reversed() {
        let sorted = neighbours[node].sorted { sign * ranks[$0] < sign * ranks[$1] }
        guard !sorted.isEmpty else { continue }
        for place in [(sorted.count - 1) / 2, sorted.count / 2] where next[node] == node {
          let other = sorted[place]
          let edge =
            downwards
            ? other * graph.nodeCount + node : node * graph.nodeCount + other
          guard sign * ranks[other] > last, !conflicts.contains(edge) else { continue }
          next[other] = node
          root[node] = root[other]
          next[node] = root[node]
          last = sign * ranks[other]
        }
      }
    }
    return root
  }

  // MARK: Compaction

  /// For each node the place of its chain, all as far to one side as they can be.
  private func compacted(_ root: [Int], leftwards: Bool) -> [Double] {
    var after = [[(root: Int, gap: Double)]](repeating: [], count: graph.nodeCount)
    var waits = [Int](repeating: 0, count: graph.nodeCount)
    for layer in layers {
      let row = leftwards ? layer : layer.reversed()
      for (left, right) in zip(row, row.dropFirst()) {
        after[root[left]].append((root[right], halfRoom[left] + halfRoom[right]))
        waits[root[right]] += 1
      }
    }
    var order = (0..<graph.nodeCount).filter { root[$0] == $0 && waits[$0] == 0 }
    var places = [Double](repeating: 0, count: graph.nodeCount)
    var next = 0
    while next < order.count {
      let here = order[next]
      next += 1
      for step in after[here] {
        places[step.root] = max(places[step.root], places[here] + step.gap)
        waits[step.root] -= 1
        if waits[step.root] == 0 { order.append(step.root) }
      }
    }
    // What nothing holds on the left moves to the right, to what it stands beside.
    for here in order.reversed() {
      let most = after[here].map({ places[$0.root] - $0.gap }).min()
      if let most { places[here] = max(places[here], most) }
    }
    return (0..<graph.nodeCount).map { leftwards ? places[root[$0]] : -places[root[$0]] }
  }

  /// The mean of the two middle ones of four places: from above and below, from the left and the right.
  private func balanced() -> [Double] {
    guard graph.nodeCount > 0 else { return [] }
    let ways = [(true, true), (true, false), (false, true), (false, false)]
    let drawings = ways.map { way in
      (
        places: compacted(
          aligned(downwards: way.0, leftwards: way.1), leftwards: way.1), isLeft: way.1
      )
    }
    let ranges = drawings.map { ($0.places.min() ?? 0, $0.places.max() ?? 0) }
    var narrowest = 0
    for index in 1..<4 {
      let width = ranges[index].1 - ranges[index].0
      if width < ranges[narrowest].1 - ranges[narrowest].0 { narrowest = index }
    }
    let moves = drawings.indices.map { index in
      drawings[index].isLeft
        ? ranges[narrowest].0 - ranges[index].0 : ranges[narrowest].1 - ranges[index].1
    }
    return (0..<graph.nodeCount).map { node in
      let sorted = drawings.indices.map({ drawings[$0].places[node] + moves[$0] }).sorted()
      return (sorted[1] + sorted[2]) / 2
    }
  }
}
