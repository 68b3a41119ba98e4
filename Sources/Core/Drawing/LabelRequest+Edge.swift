import Geometry

extension LabelRequest {
  /// A label beside a line: at five places along it, on both sides, above or right first.
  ///
  /// The box keeps `gap` pixels from the line whatever its direction: its middle is at |nₓ|·½ width + |n_y|·½ height + ½ line
  /// width + gap, n being the normal there; on the hollow side of a curve as much further as the curve bends into the box.
  public init(
    _ text: LabelText, along curve: Curve, lineWidth: Double, gap: Double = 3, priority: Int = 0
  ) {
    self.init(
      width: text.width, height: text.height, along: curve, lineWidth: lineWidth, gap: gap,
      priority: priority)
  }

  /// A label of a size beside a line.
  public init(
    width: Double, height: Double, along curve: Curve, lineWidth: Double, gap: Double = 3,
    priority: Int = 0
  ) {
    var candidates: [Candidate] = []
    for (rank, share) in [0.5, 0.4, 0.6, 0.33, 0.67, 0.25, 0.75].enumerated() {
      let parameter = curve.parameter(atShareOfLength: share)
      let point = curve.point(at: parameter)
      for (side, normal) in Self.sides(of: curve.direction(at: parameter)).enumerated() {
        let box = Rectangle(center: point, width: width, height: height)
        let clear = box.reach(along: normal) + lineWidth / 2 + gap
        let distance = Self.distance(
          from: point, along: normal, atLeast: clear, box: box, keeping: lineWidth / 2 + gap,
          from: curve)
        candidates.append(
          Candidate(
            center: point + distance * normal,
            cost: abs(share - 0.5) + 0.2 * Double(side) + 0.01 * Double(rank)
              + 0.02 * (distance - clear)))
      }
    }
    candidates.sort { $0.cost < $1.cost }
    self.init(width: width, height: height, candidates: candidates, priority: priority)
  }

  /// The two normals: first the one that points up, of a vertical line the one that points right.
  private static func sides(of direction: Vector) -> [Vector] {
    let normal = direction.quarterTurned
    let isFirst = abs(normal.dy) > 1e-9 ? normal.dy < 0 : normal.dx > 0
    return isFirst ? [normal, -normal] : [-normal, normal]
  }

  /// The least distance, in steps of a pixel, at which the box keeps away from the curve.
  private static func distance(
    from point: Point, along normal: Vector, atLeast clear: Double, box: Rectangle,
    keeping margin: Double, from curve: Curve
  ) -> Double {
    if case .line = curve { return clear }
    let chords = curve.points(17)
    for step in 0..<12 {
      let distance = clear + Double(step)
      let grown = box.moved(by: distance * normal).grown(by: margin - 0.5)
      let isCrossed = (1..<chords.count).contains {
        Segment(chords[$0 - 1], chords[$0]).fractions(inside: grown) != nil
      }
      if !isCrossed { return distance }
    }
    return clear
  }
}
