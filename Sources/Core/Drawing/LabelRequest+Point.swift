import Geometry

extension LabelRequest {
  /// Above, below, right, left and the corners, in the order in which maps and diagrams prefer them.
  public static let compass = [
    Vector(0, -1), Vector(0, 1), Vector(0.8, -0.6), Vector(0.8, 0.6), Vector(-0.8, -0.6),
    Vector(-0.8, 0.6), Vector(1, 0), Vector(-1, 0),
  ]

  /// A label for a point or a round thing.
  ///
  /// Places are at `gap` pixels in each direction, then further out up to 24 pixels, then at the end of a leader line.
  ///
  /// - Parameters:
  ///   - radius: of what is drawn at the point, border included.
  ///   - directions: where the label may be, best first; y down. For a vertex, the middles of the gaps between its edges.
  public init(
    _ text: LabelText, around point: Point, radius: Double = 0, gap: Double = 6,
    directions: [Vector] = LabelRequest.compass, priority: Int = 0
  ) {
    self.init(
      width: text.width, height: text.height, around: .circle(center: point, radius: radius),
      gap: gap, directions: directions, priority: priority)
  }

  /// A label of a size for something with a rim, border included: as for a round thing.
  public init(
    width: Double, height: Double, around rim: Rim, gap: Double = 6,
    directions: [Vector] = LabelRequest.compass, priority: Int = 0
  ) {
    let rings: [(gap: Double, cost: Double, needsLeader: Bool)] = [
      (gap, 0, false), (max(gap, 12), 0.9, false), (max(gap, 18), 1.8, false),
      (max(gap, 24), 2.7, false), (36, 6, true), (52, 7.5, true), (72, 9, true),
    ]
    // A box keeps its distance from a disc swept over a rectangle if the box, larger by that rectangle, keeps it from the disc.
    let (radius, core) = rim.sweep
    var candidates: [Candidate] = []
    candidates.reserveCapacity(rings.count * directions.count)
    for ring in rings {
      for (index, direction) in directions.enumerated() where direction.length > 0 {
        let distance = Self.distance(
          along: direction.unit, clear: radius + ring.gap, width: width + core.width,
          height: height + core.height)
        candidates.append(
          Candidate(
            center: core.center + distance * direction.unit,
            cost: ring.cost + 0.1 * Double(index), needsLeader: ring.needsLeader))
      }
    }
    self.init(
      width: width, height: height, candidates: candidates, priority: priority,
      target: rim.grown(by: 1))
  }

  /// How far from a point the middle of a box must be, in a direction of length one, for the box to keep `clear` pixels of
  /// distance from the point: from a side if a side is nearest, else from a corner.
  static func distance(
    along direction: Vector, clear: Double, width: Double, height: Double
  ) -> Double {
    let (acrossX, acrossY) = (abs(direction.dx), abs(direction.dy))
    if acrossY > 0 {
      let distance = (clear + height / 2) / acrossY
      if distance * acrossX <= width / 2 { return distance }
    }
    if acrossX > 0 {
      let distance = (clear + width / 2) / acrossX
      if distance * acrossY <= height / 2 { return distance }
    }
    let toCorner = acrossX * width / 2 + acrossY * height / 2
    let beyond = (width * width + height * height) / 4 - clear * clear
    return toCorner + max(0, toCorner * toCorner - beyond).squareRoot()
  }
}
