/// Orders the nodes within layers so that few edges cross: sweeps in which each node goes to the barycentre or the median of its
/// neighbours in the layer before, then exchanges of nodes that stand side by side. The best order seen is kept.
struct CrossingReduction {
  /// The nodes of each layer in order.
  private(set) var layers: [[Int]]
  /// How many pairs of edges cross in that order.
  private(set) var crossings: Int

  private let above: [[Int]]
  private let below: [[Int]]
  /// Each node's place in its layer, while layers are being sorted.
  private var places: [Int]
  private let edgeCount: Int

  /// Above this many edges, nodes that stand side by side are not exchanged.
  private static let mostExchanged = 1500

  /// - Parameter layers: the order as written; it stays where no other has fewer crossings.
  init(layers: [[Int]], above: [[Int]], below: [[Int]]) {
    self.layers = layers
    self.above = above
    self.below = below
    places = [Int](repeating: 0, count: above.count)
    edgeCount = above.reduce(0) { $0 + $1.count }
    crossings = Self.crossings(of: layers, above: above)
    let written = layers
    improve(from: written)
    improve(from: byDepth(written))
  }

  private mutating func improve(from start: [[Int]]) {
    guard crossings > 0 else { return }
    var layers = start
    for layer in layers { settle(layer) }
    let rounds = edgeCount <= 400 ? 12 : edgeCount <= Self.mostExchanged ? 6 : 3
    keep(layers)
    for round in 0..<rounds {
      let byMedian = round % 4 >= 2
      if round % 2 == 0 {
        for index in layers.indices.dropFirst() { sort(&layers[index], by: above, byMedian) }
      } else {
        for index in layers.indices.dropLast().reversed() {
          sort(&layers[index], by: below, byMedian)
        }
      }
      if edgeCount <= Self.mostExchanged { exchange(&layers) }
      keep(layers)
      if crossings == 0 { return }
    }
  }

  private mutating func keep(_ layers: [[Int]]) {
    let count = Self.crossings(of: layers, above: above)
    if count < crossings {
      crossings = count
      self.layers = layers
    }
  }

  private mutating func settle(_ layer: [Int]) {
    for (place, node) in layer.enumerated() { places[node] = place }
  }

  /// Sorts a layer by where the neighbours of its nodes are; nodes without neighbours keep their place.
  private mutating func sort(_ layer: inout [Int], by neighbours: [[Int]], _ byMedian: Bool) {
    var movable: [(node: Int, key: Double)] = []
    for node in layer where !neighbours[node].isEmpty {
      movable.append((node, key(neighbours[node], byMedian)))
    }
    movable.sort { $0.key == $1.key ? places[$0.node] < places[$1.node] : $0.key < $1.key }
    var next = 0
    for index in layer.indices where !neighbours[layer[index]].isEmpty {
      layer[index] = movable[next].node
      next += 1
    }
    settle(layer)
  }

  private func key(_ neighbours: [Int], _ byMedian: Bool) -> Double {
    if byMedian {
      let sorted = neighbours.map({ places[$0] }).sorted()
      let half = sorted.count / 2
      return sorted.count % 2 == 1
        ? Double(sorted[half]) : Double(sorted[half - 1] + sorted[half]) / 2
    }
    let sum = neighbours.reduce(0) { $0 + places[$1] }
    return Double(sum) / Double(neighbours.count)
  }

  /// Exchanges neighbours within layers while that takes crossings away.
  private mutating func exchange(_ layers: inout [[Int]]) {
    for _ in 0..<4 {
      var isBetter = false
      for index in layers.indices {
        for place in layers[index].indices.dropLast() {
          let left = layers[index][place]
          let right = layers[index][place + 1]
          let now = crossings(left, right, above) + crossings(left, right, below)
          guard now > 0 else { continue }
          let then = crossings(right, left, above) + crossings(right, left, below)
          guard then < now else { continue }
          layers[index].swapAt(place, place + 1)
          places[left] = place + 1
          places[right] = place
          isBetter = true
        }
      }
      if !isBetter { return }
    }
  }

  /// How many edges of two nodes cross, the first node standing on the left.
  private func crossings(_ left: Int, _ right: Int, _ neighbours: [[Int]]) -> Int {
    var count = 0
    for one in neighbours[left] {
      for other in neighbours[right] where places[one] > places[other] { count += 1 }
    }
    return count
  }

  /// The nodes of each layer in the order in which a search by depth from the first layer's nodes finds them.
  private func byDepth(_ layers: [[Int]]) -> [[Int]] {
    var layerOf = [Int](repeating: 0, count: above.count)
    for (index, layer) in layers.enumerated() {
      for node in layer { layerOf[node] = index }
    }
    var isSeen = [Bool](repeating: false, count: above.count)
    var found = [[Int]](repeating: [], count: layers.count)
    for root in layers.flatMap({ $0 }) where !isSeen[root] {
      var stack = [root]
      while let node = stack.popLast() {
        if isSeen[node] { continue }
        isSeen[node] = true
        found[layerOf[node]].append(node)
        stack += above[node].reversed().filter { !isSeen[$0] }
        stack += below[node].reversed().filter { !isSeen[$0] }
      }
    }
    return found
  }

  /// How many pairs of edges between neighbouring layers cross, counted with a tree of partial sums (Barth, Mutzel and Jünger
  /// 2004).
  static func crossings(of layers: [[Int]], above: [[Int]]) -> Int {
    var count = 0
    var places = [Int](repeating: 0, count: above.count)
    for (index, layer) in layers.enumerated() {
      if index > 0 {
        var sums = [Int](repeating: 0, count: layers[index - 1].count + 1)
        var total = 0
        for node in layer {
          let upper = above[node].map({ places[$0] })
          for place in upper {
            count += total
            var slot = place + 1
            while slot > 0 {
              count -= sums[slot]
              slot -= slot & -slot
            }
          }
          for place in upper {
            total += 1
            var slot = place + 1
            while slot < sums.count {
              sums[slot] += 1
              slot += slot & -slot
            }
          }
        }
      }
      for (place, node) in layer.enumerated() { places[node] = place }
    }
    return count
  }
}
