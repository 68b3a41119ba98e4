import Drawing
import Geometry

/// How a vertex is drawn: its label, and the circle or stadium around it.
struct GraphVertexShape: Sendable, Hashable {
  /// The label, plain and bold; `nil` for a dot.
  var label: LabelText?
  var boldLabel: LabelText?
  /// The whole name, if the label had to be cut.
  var cutName: String?
  /// Half of the size, the border's middle line.
  var halfWidth: Double
  var halfHeight: Double

  var isRound: Bool { halfWidth == halfHeight }

  /// The outline around a centre, on the middle of the border.
  func outline(at center: Point) -> Rectangle {
    Rectangle(center: center, width: 2 * halfWidth, height: 2 * halfHeight)
  }

  /// The outer edge of the border, or of something at a distance outside it.
  func rim(at center: Point, margin: Double) -> Rim {
    isRound
      ? .circle(center: center, radius: halfWidth + margin)
      : .rectangle(
        outline(at: center).grown(by: margin), cornerRadius: halfHeight + margin)
  }

  /// The point inside from which something leaves in a direction: the centre of a circle, the middle of a stadium's round end.
  func core(at center: Point, towards direction: Vector) -> Point {
    let reach = halfWidth - halfHeight
    guard reach > 0 else { return center }
    let shift = min(reach, max(-reach, direction.dx * halfWidth))
    return center + Vector(shift, 0)
  }
}
