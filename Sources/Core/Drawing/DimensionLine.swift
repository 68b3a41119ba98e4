import Geometry

/// A measured length: a line beside what it measures, thin witness lines to its two ends, and the value.
public struct DimensionLine: Sendable, Hashable {
  public enum Heads: Sendable, Hashable {
    /// One head: a signed length, measured from a dot at the start to the end.
    case atEnd
    /// Heads at both ends: a length without a sign.
    case atBothEnds
  }

  /// The points between which is measured.
  public var start: Point
  public var end: Point
  /// From the measured points to the line; at a right angle to it in most drawings.
  public var offset: Vector
  public var heads: Heads
  public var text: LabelText
  public var role: Role

  public init(
    from start: Point, to end: Point, offset: Vector, heads: Heads = .atEnd, text: LabelText,
    role: Role = .dimension
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.heads = heads
    self.text = text
    self.role = role
  }

  /// Between a measured point and its witness line, in pixels.
  static let gap = 3.0
  /// By how much a witness line passes the dimension line.
  static let overshoot = 4.0
  /// The radius of the dot from which a signed length is measured.
  static let origin = 2.0
  static let head = Arrowhead(length: 8, width: 5.5)

  /// The line itself.
  public var line: Segment { Segment(start + offset, end + offset) }

  /// From near the measured points to a little past the line; none where the line is at the points.
  public var witnessLines: [Segment] {
    let length = offset.length
    guard length > Self.gap else { return [] }
    let direction = offset.unit
    return [start, end].map {
      Segment($0 + Self.gap * direction, $0 + (length + Self.overshoot) * direction)
    }
  }

  /// True if the heads do not fit between the witness lines, and stand outside, pointing in.
  var isNarrow: Bool { line.length < (heads == .atBothEnds ? 2.5 : 1.5) * Self.head.length }

  /// The value: above the middle of the line if there is room for it between the ends, else beyond the end.
  public var label: Label {
    let line = line
    if abs(line.direction.dx) < 0.5 || (line.direction.dy != 0 && line.length >= text.width + 4) {
      let normal = line.direction.quarterTurned
      let side = normal.dy > 0 || (normal.dy == 0 && normal.dx < 0) ? -normal : normal
      let box = Rectangle(center: line.middle, width: text.width, height: text.height)
      return Label(
        text, boxCenteredAt: line.middle + (box.reach(along: side) + 3) * side, role: role,
        hasHalo: true)
    }
    if line.length >= text.width + 4 {
      // By the baseline, not the box: values of one row stand on one line.
      return Label(
        text, baseline: line.middle - Vector(0, 5), alignment: .middle, role: role, hasHalo: true)
    }
    let room = (isNarrow ? 2 * Self.head.length : 0) + 4 + text.width / 2
    return Label(text, centeredAt: line.end + room * line.direction, role: role, hasHalo: true)
  }

  /// Everything, from back to front.
  public var shapes: [Shape] {
    let line = line
    var shapes: [Shape] = witnessLines.map { .line($0, .line(role)) }
    shapes.append(.line(isNarrow ? outsideLine : inset(line), .line(role)))
    shapes.append(.path(head(at: line.end, outwards: line.direction), .solid(role)))
    switch heads {
    case .atBothEnds:
      shapes.append(.path(head(at: line.start, outwards: -line.direction), .solid(role)))
    case .atEnd: shapes.append(.dot(at: line.start, radius: Self.origin, role))
    }
    shapes.append(.label(label))
    return shapes
  }

  /// What a label must keep away from.
  public var obstacles: [Obstacle] {
    [.line(line, width: 6), Obstacle(.rectangle(label.bounds), .body)]
      + witnessLines.map { .line($0, width: 1) }
  }

  /// The rectangle around everything.
  public var bounds: Rectangle {
    var bounds = line.bounds.grown(by: 4).union(label.bounds)
    for witness in witnessLines { bounds = bounds.union(witness.bounds) }
    return isNarrow ? bounds.union(outsideLine.bounds) : bounds
  }

  private func head(at tip: Point, outwards: Vector) -> Path {
    Self.head.path(tip: tip, direction: isNarrow ? -outwards : outwards)
  }

  /// The line that stops inside its heads.
  private func inset(_ line: Segment) -> Segment {
    let back = Arrowhead.notch * Self.head.length * line.direction
    return Segment(heads == .atBothEnds ? line.start + back : line.start, line.end - back)
  }

  /// The line that passes both ends, for heads outside.
  private var outsideLine: Segment {
    let line = line
    let more = 2 * Self.head.length * line.direction
    return Segment(heads == .atBothEnds ? line.start - more : line.start, line.end + more)
  }
}
