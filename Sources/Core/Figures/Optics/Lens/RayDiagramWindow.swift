import Geometry
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
  private(set) var showsFocalPoints = false
  /// The measure for all else: the object's distance if it is inside, else the focal length.
  let base: Double

  /// An object farther away than so many focal lengths would crowd everything else at the lens.
  private static let farthestObject = 12.0
  private static let farthest = 4.0
  /// What the stretch from object to lens keeps of the width.
  private static let leastShare = 0.1
  private let conjugates: Conjugates

  init(_ conjugates: Conjugates, lens: ThinLens) {
    self.conjugates = conjugates
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
    if let first = lens.firstFocalPoint, let second = lens.secondFocalPoint {
      showsFocalPoints =
        max(first.magnitude, second.magnitude) <= Self.farthest * base
        && hasRoom(for: first, second)
      if showsFocalPoints { include(first, second) }
    }
    includeImage(limit: Self.farthest * max(base, focus ?? 0), focus)
    finish()
  }

  /// How far an object is that has a distance.
  private static func distance(of object: FieldPoint) -> Double? {
    if case .at(let tip) = object { tip.x.magnitude } else { nil }
  }

  private mutating func include(_ points: Double...) {
    for x in points {
      left = min(left, x)
      right = max(right, x)
    }
  }

  /// True if the object keeps its share of the finished width with the points inside.
  private func hasRoom(for points: Double...) -> Bool {
    var trial = self
    for x in points { trial.include(x) }
    trial.finish()
    return base >= Self.leastShare * (trial.right - trial.left)
  }

  private mutating func includeImage(limit: Double, _ focus: Double?) {
    switch conjugates.image {
    case .atElement: showsImage = true
    case .atInfinity: include(1.5 * max(right, -left))
    case .at(let tip):
      // Rays go on beyond the image by a tenth at least.
      let end = tip.x > 0 ? 1.15 * tip.x : tip.x
      if tip.x.magnitude <= limit, hasRoom(for: end) {
        showsImage = true
        include(end)
      } else {
        // They leave the picture before they have come much farther than this.
        let end = 1.8 * min(base, focus ?? base)
        include(tip.x > 0 ? end : -end)
      }
    }
  }

  /// Makes room for light behind the lens, and before it where it does not start at a real object; adds margins, wide ones
  /// where something outside is pointed to.
  private mutating func finish() {
    if left == 0, right == 0 { include(base) }
    if conjugates.objectKind != .real || !showsObject { include(-0.45 * right) }
    include(-0.45 * left)
    let span = right - left
    left -= (showsFocalPoints ? 0.07 : 0.13) * span
    right += (showsFocalPoints ? 0.07 : 0.13) * span
  }
}
