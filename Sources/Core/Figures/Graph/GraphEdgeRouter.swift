import Drawing
import Geometry
import Graphs

/// Finds the curve of every edge, from centre to centre, y down: straight where that is clear; parallel edges side by side; bent around
/// vertices they do not touch; loops as teardrops in the largest free angle.
struct GraphEdgeRouter {
  let graph: Graph
  let shapes: [GraphVertexShape]
  let centers: [Point]
  /// For each edge the points through which a layout has it pass, from its start to its end; empty for none.
  let bends: [[Point]]
  /// True if edges pass their bends along x, else along y.
  let isSideways: Bool
  private(set) var curves: [Curve?]

  /// Between parallel edges in the middle.
  private static let parallelGap = 26.0
  /// An edge that passes a vertex nearer than this would seem to end there.
  private static let clearance = 6.0

  init(
    graph: Graph, shapes: [GraphVertexShape], centers: [Point], bends: [[Point]] = [],
    isSideways: Bool = false
  ) {
    self.graph = graph
    self.shapes = shapes
    self.centers = centers
    self.bends = bends
    self.isSideways = isSideways
    curves = [Curve?](repeating: nil, count: graph.size)
    for bundle in bundles() { route(bundle) }
    routeLoops()
  }

  /// Edges between the same two vertices, the lower index first; those that run back come first, so that each arc of an
  /// opposite pair keeps to its own right side.
  private func bundles() -> [[Int]] {
    let ends = graph.edges.map { (min($0.start, $0.end), max($0.start, $0.end)) }
    func slot(_ index: Int) -> Int {
      let edge = graph.edges[index]
      return !edge.isDirected ? 1 : edge.start < edge.end ? 2 : 0
    }
    let sorted = graph.edges.indices.filter { !graph.edges[$0].isLoop }.sorted { left, right in
      if ends[left].0 != ends[right].0 { return ends[left].0 < ends[right].0 }
      if ends[left].1 != ends[right].1 { return ends[left].1 < ends[right].1 }
      return slot(left) == slot(right) ? left < right : slot(left) < slot(right)
    }
    var bundles: [[Int]] = []
    for index in sorted {
      if let last = bundles.last?.last, ends[last] == ends[index] {
        bundles[bundles.count - 1].append(index)
      } else {
        bundles.append([index])
      }
    }
    return bundles
  }

  private mutating func route(_ bundle: [Int]) {
    let edge = graph.edges[bundle[0]]
    let low = min(edge.start, edge.end)
    let high = max(edge.start, edge.end)
    let segment = Segment(centers[low], centers[high])
    let offsets = bundle.indices.map {
      (Double($0) - Double(bundle.count - 1) / 2) * Self.parallelGap
    }
    if let bent = bent(bundle, segment, offsets: offsets, besides: low, high) {
      for (place, index) in bundle.enumerated() {
        curves[index] = graph.edges[index].start == low ? bent[place] : bent[place].reversed
      }
      return
    }
    let shift = bestShift(segment, offsets: offsets, besides: low, high)
    for (place, index) in bundle.enumerated() {
      let curve = Self.bow(segment, by: offsets[place] + shift)
      curves[index] = graph.edges[index].start == low ? curve : curve.reversed
    }
  }

  /// A line, or a curve whose middle lies aside of it; positive is the right-hand side of the way from start to end.
  static func bow(_ segment: Segment, by offset: Double) -> Curve {
    guard offset != 0, segment.length > 0 else { return Curve(segment) }
    let control = segment.middle + (2 * offset) * segment.direction.quarterTurned
    return .quadratic(segment.start, control, segment.end)
  }

  /// How far a bundle is moved aside so that it passes no foreign vertex too near.
  private func bestShift(_ segment: Segment, offsets: [Double], besides low: Int, _ high: Int)
    -> Double
  {
    func faults(_ shift: Double) -> Int {
      offsets.reduce(0) {
        $0 + contacts(of: Self.bow(segment, by: $1 + shift), besides: low, high)
      }
    }
    let straight = faults(0)
    if straight == 0 || segment.length < 1 { return 0 }
    var best = (shift: 0.0, cost: 1000 * Double(straight))
    for shift in shifts(segment, offsets: offsets, besides: low, high) {
      let size = abs(shift)
      guard size < 0.8 * segment.length, size < best.cost else { continue }
      let cost = size + 1000 * Double(faults(shift))
      if cost < best.cost { best = (shift, cost) }
    }
    return best.shift
  }

  /// The shifts worth a try: to either side of each vertex that lies near the line.
  private func shifts(_ segment: Segment, offsets: [Double], besides low: Int, _ high: Int)
    -> [Double]
  {
    let across = segment.direction.quarterTurned
    let spread = offsets.last ?? 0
    var shifts: [Double] = []
    for vertex in centers.indices where vertex != low && vertex != high {
      let fraction = segment.closestFraction(to: centers[vertex])
      guard fraction > 0.02, fraction < 0.98 else { continue }
      let aside = (centers[vertex] - segment.point(at: fraction)).dot(across)
      let reach = shapes[vertex].outline(at: centers[vertex]).reach(along: across)
      guard abs(aside) < reach + 0.5 * segment.length else { continue }
      let bulge = max(0.3, 4 * fraction * (1 - fraction))
      let needed = reach + Self.clearance + 4
      for side in [aside + needed, aside - needed] {
        for factor in [1, 1.15, 1.35] {
          let shift = factor * side / bulge
          shifts.append(shift > 0 ? shift + spread : shift - spread)
        }
      }
    }
    return shifts
  }

  /// How many foreign vertices a curve passes too near.
  func contacts(of curve: Curve, besides low: Int, _ high: Int) -> Int {
    let near = curve.bounds.grown(by: Self.clearance)
    var count = 0
    for vertex in centers.indices where vertex != low && vertex != high {
      guard near.overlap(with: shapes[vertex].outline(at: centers[vertex])) > 0 else { continue }
      if distance(from: curve, to: vertex) < Self.clearance { count += 1 }
    }
    return count
  }

  /// How far a curve stays away from the outline of a vertex; negative if it cuts it.
  func distance(from curve: Curve, to vertex: Int) -> Double {
    let shape = shapes[vertex]
    if shape.isRound { return curve.distance(to: centers[vertex]) - shape.halfWidth }
    let rim = shape.rim(at: centers[vertex], margin: 0)
    return curve.points(49).reduce(Double.infinity) { min($0, rim.signedDistance(to: $1)) }
  }

  /// True if of some edge so little shows that it reads badly: less than two and a half arrowheads of an arc.
  var hasShortEdge: Bool {
    graph.edges.indices.contains { index in
      let edge = graph.edges[index]
      guard !edge.isLoop, let curve = curves[index] else { return false }
      let source = shapes[edge.start].rim(at: centers[edge.start], margin: 1)
      let target = shapes[edge.end].rim(at: centers[edge.end], margin: 1)
      let visible = curve.part(outside: source, target)?.length ?? 0
      return visible < (edge.isDirected ? 25 : 15)
    }
  }

  /// The directions in which edges leave a vertex.
  func directions(at vertex: Int) -> [Vector] {
    var directions: [Vector] = []
    for index in graph.edges(at: vertex) {
      guard let curve = curves[index] else { continue }
      if graph.edges[index].start == vertex { directions.append(curve.direction(at: 0)) }
      if graph.edges[index].end == vertex { directions.append(-curve.direction(at: 1)) }
    }
    return directions
  }

  private mutating func routeLoops() {
    for vertex in centers.indices {
      var loops = 0
      for index in graph.edges(at: vertex) where graph.edges[index].isLoop {
        curves[index] = loop(at: vertex, number: loops)
        loops += 1
      }
    }
  }

  /// A teardrop in the largest free angle; where that is under 60°, around the loops before it.
  private func loop(at vertex: Int, number: Int) -> Curve {
    let taken = directions(at: vertex)
    var gaps = DirectionGap.gaps(between: taken).filter { $0.opening >= 0.5 }
    gaps.sort { $0.opening > $1.opening + 1e-9 }
    if taken.isEmpty { return teardrop(at: vertex, towards: Vector(0, -1), nested: 0) }
    var first: Curve?
    for gap in gaps.prefix(4) {
      let curve = teardrop(at: vertex, towards: gap.middle, nested: 0)
      if first == nil { first = curve }
      if contacts(of: curve, besides: vertex, vertex) == 0 { return curve }
    }
    if let first { return first }
    let middle = DirectionGap.largest(between: taken)?.middle ?? Vector(0, -1)
    return teardrop(at: vertex, towards: middle, nested: number)
  }

  /// A drop whose ends leave the outline 26° to either side of a direction.
  private func teardrop(at vertex: Int, towards direction: Vector, nested: Int) -> Curve {
    let shape = shapes[vertex]
    let core = shape.core(at: centers[vertex], towards: direction)
    let radius = shape.halfHeight
    let foot = Vector(0.8988, 0.4384)
    let reach = 3.6 * max(radius, 12) + 14 * Double(nested)
    // The wider the nearer to the outline the drop is round; each drop around another opens 4° more.
    let opening = Vector(0.788, 0.6157 + 0.08 * Double(nested)).unit
    return .cubic(
      core + radius * direction.turned(backBy: foot),
      core + reach * direction.turned(backBy: opening),
      core + reach * direction.turned(by: opening),
      core + radius * direction.turned(by: foot))
  }
}
