/// Gives each vertex a layer: as early as its arcs allow, then moved to where its arcs are shorter.
struct LayerAssignment {
  /// For each vertex its layer, from 0.
  private(set) var layers: [Int]

  private var tails: [[Int]]
  private var heads: [[Int]]

  /// - Parameters:
  ///   - arcs: which all lead forward in the order.
  ///   - places: each vertex's place in the order.
  init(count: Int, arcs: [(from: Int, to: Int)], places: [Int], source: Int?, sink: Int?) {
    layers = [Int](repeating: 0, count: count)
    tails = [[Int]](repeating: [], count: count)
    heads = tails
    for arc in arcs {
      heads[arc.from].append(arc.to)
      tails[arc.to].append(arc.from)
    }
    let order = (0..<count).sorted { places[$0] < places[$1] }
    for vertex in order {
      layers[vertex] = tails[vertex].reduce(0) { max($0, layers[$1] + 1) }
    }
    if let sink { layers[sink] = max(1, layers.max() ?? 0) }
    for _ in 0..<8 {
      var moved = false
      for vertex in order.reversed() where vertex != source && vertex != sink {
        if shorten(at: vertex) { moved = true }
      }
      if !moved { break }
    }
    let first = layers.min() ?? 0
    layers = layers.map { $0 - first }
  }

  /// Moves a vertex with more arcs on one side as far to that side as they allow.
  ///
  /// - Returns: whether it moved.
  private mutating func shorten(at vertex: Int) -> Bool {
    let earliest = tails[vertex].map { layers[$0] + 1 }.max()
    let latest = heads[vertex].map { layers[$0] - 1 }.min()
    var wanted = layers[vertex]
    if heads[vertex].count > tails[vertex].count, let latest {
      wanted = latest
    } else if tails[vertex].count > heads[vertex].count, let earliest {
      wanted = earliest
    }
    guard wanted != layers[vertex] else { return false }
    layers[vertex] = wanted
    return true
  }
}
