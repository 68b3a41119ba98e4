import Geometry

/// A curve with a head whose tip lies exactly on the rim of what it points to.
public struct Arrow: Sendable, Hashable {
  /// The visible line, which ends inside the head.
  public var shaft: Curve
  public var head: Path
  public var tip: Point

  /// An arrow along a curve between the middles of two things.
  ///
  /// - Parameters:
  ///   - curve: from the inside of the first to the inside of the second; or to the tip itself where there is no rim.
  ///   - source: the rim that the line leaves, border included; `nil` to begin at the curve's start.
  ///   - target: the rim that the tip touches, border included; `nil` to end at the curve's end.
  ///   - lineWidth: of the shaft, in pixels; it decides how big the head is.
  ///
  /// `nil` if no visible line is left, as when both things overlap.
  public init?(along curve: Curve, from source: Rim?, to target: Rim?, lineWidth: Double) {
    guard let visible = curve.part(outside: source, target) else { return nil }
    let length = visible.length
    guard length > 1e-6 else { return nil }
    let head = Arrowhead(forLineWidth: lineWidth).fitted(to: length)
    let end = visible.parameter(
      entering: .circle(center: visible.end, radius: Arrowhead.notch * head.length))
    let parameter = end ?? 0
    tip = visible.end
    shaft = visible.part(from: 0, to: parameter)
    let chord = tip - visible.point(at: parameter)
    self.head = head.path(
      tip: tip, direction: chord.length > 1e-9 ? chord : visible.direction(at: 1))
  }

  /// The shaft and the head in one role.
  public func shapes(_ role: Role, width: Double? = nil, dash: Dash? = nil) -> [Shape] {
    [.curve(shaft, .line(role, width: width, dash: dash)), .path(head, .solid(role))]
  }
}

extension Curve {
  /// The part outside the rims at its two ends; `nil` if nothing is left.
  public func part(outside source: Rim?, _ target: Rim?) -> Curve? {
    var lower = 0.0
    var upper = 1.0
    if let source {
      guard let leaving = parameter(leaving: source) else {
        return source.signedDistance(to: start) > 0 ? part(outside: nil, target) : nil
      }
      lower = leaving
    }
    if let target {
      if let entering = parameter(entering: target) {
        upper = entering
      } else if target.signedDistance(to: end) <= 0 {
        return nil
      }
    }
    return lower < upper ? part(from: lower, to: upper) : nil
  }
}
