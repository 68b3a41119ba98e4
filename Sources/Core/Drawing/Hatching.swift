import Geometry

/// Parallel strokes that mark a side or fill a shape, drawn as one path.
public enum Hatching {
  /// Strokes at 45° along a line, on the side of its `quarterTurned` direction: the right of its run where y points down.
  ///
  /// - Parameters:
  ///   - depth: how far the strokes reach from the line, in pixels.
  ///   - spacing: between strokes along the line.
  public static func along(_ curve: Curve, depth: Double = 7, spacing: Double = 6) -> Path {
    let length = curve.length
    guard length > 0, spacing > 0 else { return Path() }
    let count = max(1, Int(min(10_000, length / spacing)))
    var path = Path()
    for index in 0..<count {
      let parameter = curve.parameter(atShareOfLength: (Double(index) + 0.5) / Double(count))
      let point = curve.point(at: parameter)
      let along = curve.direction(at: parameter)
      path.move(to: point)
      path.line(to: point + depth * along.quarterTurned - depth * along)
    }
    return path
  }

  /// Strokes through a convex shape.
  ///
  /// - Parameters:
  ///   - direction: of the strokes; from lower left to upper right if none is said.
  ///   - spared: where no stroke may be, such as the box of a label inside.
  public static func inside(
    _ rim: Rim, spacing: Double = 5, direction: Vector = Vector(1, -1),
    sparing spared: Rectangle? = nil
  ) -> Path {
    let bounds = rim.bounds
    let along = direction.unit
    let across = along.quarterTurned
    let reach = Vector(bounds.width, bounds.height).length / 2
    guard spacing > 0, reach > 0, along.length > 0 else { return Path() }
    let count = Int(min(1_000, reach / spacing))
    var path = Path()
    for index in -count...count {
      let middle = bounds.center + (Double(index) * spacing) * across
      let line = Segment(middle - reach * along, middle + reach * along)
      guard let chord = rim.chord(of: line) else { continue }
      for stroke in parts(of: chord, outside: spared) {
        path.move(to: stroke.start)
        path.line(to: stroke.end)
      }
    }
    return path
  }

  private static func parts(of chord: Segment, outside spared: Rectangle?) -> [Segment] {
    guard let spared, let inside = chord.fractions(inside: spared) else { return [chord] }
    var parts: [Segment] = []
    if inside.lower > 0 { parts.append(Segment(chord.start, chord.point(at: inside.lower))) }
    if inside.upper < 1 { parts.append(Segment(chord.point(at: inside.upper), chord.end)) }
    return parts
  }
}
