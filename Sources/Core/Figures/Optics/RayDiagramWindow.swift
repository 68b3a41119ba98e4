import Optics

/// From where to where along the axis a ray diagram reaches, metres from the lens, and which points lie within.
///
/// The object is always inside; focal points up to four object distances away are; the image is up to four times the larger of
/// object distance and focal length. Whatever would leave the stretch from the object to the lens less than a tenth of the
/// width stays outside, and the diagram points to it with an arrow at its frame.
struct RayDiagramWindow {
  private(set) var left = 0.0
  private(set) var right = 0.0
  private(set) var showsImage = false
  private(set) var showsFirstFocalPoint = false
  private(set) var showsSecondFocalPoint = false
  /// The object's distance, or for an object at infinity or in the lens the focal length: the measure for all else.
  let base: Double

  private static let farthest = 4.0
  /// Enough for the object to keep a tenth of the width when room and margins have been added.
  private static let leastShare = 0.17
  private let isMeasuredByObject: Bool

  init(_ conjugates: Conjugates, lens: ThinLens) {
    let focus = lens.secondFocalPoint.map { $0.magnitude }
    if case .at(let tip) = conjugates.object {
      base = tip.x.magnitude
      isMeasuredByObject = true
      include(tip.x)
    } else {
      base = focus ?? 0.2
      isMeasuredByObject = false
    }
    showsFirstFocalPoint = includeFocus(lens.firstFocalPoint)
    showsSecondFocalPoint = includeFocus(lens.secondFocalPoint)
    includeImage(of: conjugates, limit: Self.farthest * max(base, focus ?? 0))
    leaveRoom(for: conjugates)
    let margin = 0.07 * (right - left)
    left -= margin
    right += margin
  }

  var span: Double { right - left }
  var range: ClosedRange<Double> { left...right }

  private mutating func include(_ x: Double) {
    left = min(left, x)
    right = max(right, x)
  }

  /// True if the object keeps its share of the width with the point inside.
  private func hasRoom(for x: Double) -> Bool {
    let span = max(right, x) - min(left, x)
    return !isMeasuredByObject || base >= Self.leastShare * span
  }

  private mutating func includeFocus(_ focus: Double?) -> Bool {
    guard let focus, focus.magnitude <= Self.farthest * base, hasRoom(for: focus) else {
      return false
    }
    include(focus)
    return true
  }

  private mutating func includeImage(of conjugates: Conjugates, limit: Double) {
    switch conjugates.image {
    case .atElement: showsImage = true
    case .atInfinity: include(1.5 * max(right, -left))
    case .at(let tip):
      if tip.x.magnitude <= limit, hasRoom(for: tip.x) {
        showsImage = true
        // Rays go on beyond the image by a tenth at least.
        include(tip.x > 0 ? 1.15 * tip.x : tip.x)
      } else {
        let most = isMeasuredByObject ? base / Self.leastShare - base : limit
        include((tip.x > 0 ? 1 : -1) * min(limit, most))
      }
    }
  }

  /// Light needs room to be seen behind the lens, and before it where it does not start at a real object.
  private mutating func leaveRoom(for conjugates: Conjugates) {
    if left == 0, right == 0 { include(base) }
    if conjugates.objectKind != .real { include(-0.45 * right) }
    include(-0.45 * left)
  }
}
