import Drawing
import Geometry
import Optics

extension AxialCanvas {
  /// An object or an image in a small drawing; an arrow that leaves the picture is cut at its rim, and one beside it is not drawn.
  mutating func addPanelArrow(to tip: Point?, _ role: Role, isVirtual: Bool) {
    guard let tip, visible.contains(tip.x) else { return }
    let limit = 0.98 * frame.height / (2 * scale.across)
    addArrow(
      to: Point(tip.x, min(limit, max(-limit, tip.y))), role, isVirtual: isVirtual, ArrowNames())
  }
}

extension FieldPoint {
  /// Where it is in a drawing; `nil` at infinity.
  ///
  /// - Parameter place: turns a distance from the element into a place along the axis.
  func tip(_ place: (Double) -> Double) -> Point? {
    switch self {
    case .at(let point): Point(place(point.x), point.y)
    case .atElement(let height): Point(place(0), height)
    case .atInfinity: nil
    }
  }
}
