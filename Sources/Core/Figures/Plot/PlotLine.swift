import Drawing
import Geometry

/// The visible parts of a curve in pixels: cut at the frame, and with no more points than it takes.
struct PlotLine {
  /// Each has at least two points.
  let strokes: [[Point]]

  init(_ branches: [[Point]], in frame: PlotFrame) {
    strokes = branches.flatMap { branch in
      Self.clipped(branch.compactMap { frame.place($0) }, to: frame.box)
    }.map { Self.simplified($0) }
  }

  /// The parts of a line inside a rectangle.
  static func clipped(_ line: [Point], to box: Rectangle) -> [[Point]] {
    var strokes: [[Point]] = []
    var stroke: [Point] = []
    for (start, end) in zip(line, line.dropFirst()) {
      guard let part = Segment(start, end).clipped(to: box) else { continue }
      if stroke.last != part.start {
        if stroke.count > 1 { strokes.append(stroke) }
        stroke = [part.start]
      }
      if part.end != part.start { stroke.append(part.end) }
    }
    if stroke.count > 1 { strokes.append(stroke) }
    return strokes
  }

  /// How far a point may be from the line that is drawn without it, in pixels.
  static let tolerance = 0.06

  /// The line with fewer points, none of those left out further from it than the tolerance. (Ramer 1972, Douglas and Peucker 1973.)
  static func simplified(_ line: [Point]) -> [Point] {
    guard line.count > 2 else { return line }
    var isKept = Array(repeating: false, count: line.count)
    isKept[0] = true
    isKept[line.count - 1] = true
    var pending = [(0, line.count - 1)]
    while let (first, last) = pending.popLast() {
      let chord = Segment(line[first], line[last])
      var farthest = (index: first, distance: tolerance)
      for index in first + 1..<max(first + 1, last) {
        let distance = chord.distance(to: line[index])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > first else { continue }
      isKept[farthest.index] = true
      pending.append((first, farthest.index))
      pending.append((farthest.index, last))
    }
    return line.indices.filter { isKept[$0] }.map { line[$0] }
  }

  /// All strokes as one path.
  var path: Path {
    var path = Path()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
    return path
  }

  /// What labels must keep away from.
  var segments: [Segment] {
    strokes.flatMap { stroke in zip(stroke, stroke.dropFirst()).map { Segment($0, $1) } }
  }

  /// The visible length, in pixels.
  var length: Double { segments.reduce(0) { $0 + $1.length } }
}
