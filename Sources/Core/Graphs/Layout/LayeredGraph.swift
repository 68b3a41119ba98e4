/// A connected part of a graph in layers, as Sugiyama, Tagawa and Toda (1981) draw it: every arc leads to a later layer, and an arc
/// over several layers has a bend in each between.
///
/// Nodes are the vertices, then the bends.
struct LayeredGraph {
  /// The number of vertices; nodes from here on are bends.
  let vertexCount: Int
  /// Each pair of neighbours once, the end in the earlier layer first; sorted.
  let arcs: [(from: Int, to: Int)]
  /// For each node how many edges run side by side through it: 1 but for the bends of parallel edges.
  private(set) var strands: [Int]
  /// For each arc its bends, in the order of the layers.
  private(set) var chains: [[Int]]
  /// For each node its layer.
  private(set) var layerOf: [Int]
  /// For each node its neighbours in the layer before.
  private(set) var above: [[Int]]
  /// For each node its neighbours in the layer after.
  private(set) var below: [[Int]]
  /// The nodes of each layer, as written, bends last.
  private(set) var layers: [[Int]]

  var nodeCount: Int { layerOf.count }

  /// Above this many bends, the longest arcs get none: nobody could follow them.
  private static let mostBends = 3000

  init(
    vertexCount: Int, arcs: [(from: Int, to: Int)], strands arcStrands: [Int],
    layerOf vertexLayers: [Int]
  ) {
    self.vertexCount = vertexCount
    self.arcs = arcs
    layerOf = vertexLayers
    strands = [Int](repeating: 1, count: vertexCount)
    above = [[Int]](repeating: [], count: vertexCount)
    below = above
    chains = [[Int]](repeating: [], count: arcs.count)
    layers = [[Int]](repeating: [], count: (vertexLayers.max() ?? -1) + 1)
    for vertex in 0..<vertexCount { layers[vertexLayers[vertex]].append(vertex) }
    let spans = arcs.map { vertexLayers[$0.to] - vertexLayers[$0.from] }
    let byLength = arcs.indices.sorted {
      spans[$0] == spans[$1] ? $0 < $1 : spans[$0] < spans[$1]
    }
    var isBent = [Bool](repeating: false, count: arcs.count)
    var bends = 0
    for arc in byLength {
      bends += spans[arc] - 1
      if bends > Self.mostBends { break }
      isBent[arc] = true
    }
    for arc in arcs.indices where isBent[arc] { addChain(arc, arcStrands[arc]) }
  }

  private mutating func addChain(_ arc: Int, _ strandCount: Int) {
    var here = arcs[arc].from
    for layer in (layerOf[here] + 1)..<max(layerOf[here] + 1, layerOf[arcs[arc].to]) {
      let bend = layerOf.count
      layerOf.append(layer)
      strands.append(strandCount)
      above.append([])
      below.append([])
      layers[layer].append(bend)
      chains[arc].append(bend)
      join(here, bend)
      here = bend
    }
    join(here, arcs[arc].to)
  }

  /// The arc between two vertices, if there is one.
  func arc(from start: Int, to end: Int) -> Int? {
    var lower = 0
    var upper = arcs.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if arcs[middle] < (start, end) { lower = middle + 1 } else { upper = middle }
    }
    return lower < arcs.count && arcs[lower] == (start, end) ? lower : nil
  }

  private mutating func join(_ upper: Int, _ lower: Int) {
    below[upper].append(lower)
    above[lower].append(upper)
  }
}

extension LayeredGraph {
  /// Lays a part of a graph out in layers.
  ///
  /// - Parameters:
  ///   - edges: without loops.
  ///   - source: a vertex for the first layer.
  ///   - sink: a vertex for the last layer.
  init(
    count: Int, edges: [(start: Int, end: Int, isDirected: Bool)], source: Int?, sink: Int?
  ) {
    let places = AcyclicOrder(count: count, edges: edges, source: source, sink: sink).places
    let forward = edges.map { edge -> (from: Int, to: Int) in
      places[edge.start] < places[edge.end] ? (edge.start, edge.end) : (edge.end, edge.start)
    }
    let sorted = forward.sorted { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
    var arcs: [(from: Int, to: Int)] = []
    var strands: [Int] = []
    for arc in sorted {
      if let last = arcs.last, last == arc {
        strands[strands.count - 1] += 1
      } else {
        arcs.append(arc)
        strands.append(1)
      }
    }
    let layers = LayerAssignment(
      count: count, arcs: arcs, places: places, source: source, sink: sink
    ).layers
    self.init(vertexCount: count, arcs: arcs, strands: strands, layerOf: layers)
  }
}
