import Optics

/// From where to where along the axis a ray diagram reaches, metres from the lens, and which points lie within.
///
/// The object is inside unless it is more than twelve focal lengths away; focal points up to four object distances away are; the
/// image is up to four times the larger of object distance and focal length. Whatever would leave the stretch from the object to
/// the lens less than a tenth of the width stays outside. To what is outside the diagram points with an arrow at its frame.
struct RayDiagramWindow {
  private(set) var left = 0.0
  private(set) var right = 0.0
  private(set) var showsObject = false
  private(set) var showsImage = false
  private(set) var showsFirstFocalPoint = false
  private(set) var showsSecondFocalPoint = false
  /// The measure for all else: the object's distance if it is inside, else the focal length.
  let base: Double

  /// An object farther away than so many focal lengths would crowd everything else at the lens.
  static let farthestObject = 12.0
  private static let farthest = 4.0
  /// Enough for the object to keep a tenth of the width when room and margins have been added.
  private static let leastShare = 0.17

  init(_ conjugates: Conjugates, lens: ThinLens) {
    let focus = lens.secondFocalPoint.map { $0.magnitude }
    let distance = Self.distance(of: conjugates.object)
    if let distance, distance <= Self.farthestObject * (focus ?? .infinity) {
      base = distance
      showsObject = true
      include(conjugates.object.position ?? 0)
    } else {
      base = focus ?? distance ?? 0.2
      showsObject = conjugates.objectKind == .atElement
    }
    showsFirstFocalPoint = includeFocus(lens.firstFocalPoint)
    showsSecondFocalPoint = includeFocus(lens.secondFocalPoint)
    includeImage(of: conjugates, limit: Self.farthest * max(base, focus ?? 0))
    leaveRoom(for: conjugates)
    let margin = 0.07 * (right - left)
    left -= margin
    right += margin
  }

  var range: ClosedRange<Double> { left...right }

  /// How far an object is that has a distance.
  private static func distance(of object: FieldPoint) -> Double? {
    if case .at(let tip) = object { tip.x.magnitude } else { nil }
  }

  private mutating func include(_ x: Double) {
    left = min(left, x)
    right = max(right, x)
  }

  /// True if the object keeps its share of the width with the point inside.
  private func hasRoom(for x: Double) -> Bool {
    base >= Self.leastShare * (max(right, x) - min(left, x))
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
        let most = min(limit, base / Self.leastShare - base)
        include(tip.x > 0 ? most : -most)
      }
    }
  }

  /// Light needs room to be seen behind the lens, and before it where it does not start at a real object.
  private mutating func leaveRoom(for conjugates: Conjugates) {
    if left == 0, right == 0 { include(base) }
    if conjugates.objectKind != .real || !showsObject { include(-0.45 * right) }
    include(-0.45 * left)
  }
}
