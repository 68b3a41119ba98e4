import Geometry

/// A ray as it is drawn: where light travels, and where its line is continued to a virtual object or image.
public struct RayPath: Sendable, Hashable {
  /// The pieces, real ones first, in the order of the light.
  public private(set) var stretches: [RayStretch]
  /// The ray that the pieces follow.
  public let ray: ParaxialRay
  /// How far the line before the element is drawn, metres.
  private var before: ClosedRange<Double>
  /// How far the line behind the element is drawn, metres.
  private var behind: ClosedRange<Double>
  private let window: ClosedRange<Double>

  /// The path of a ray of `conjugates` through an element at the origin.
  ///
  /// - Parameters:
  ///   - ray: it crosses the element's plane and would meet the object and the image.
  ///   - conjugates: the object that it comes from and the image that it goes to.
  ///   - window: from where to where along the axis it is drawn, metres; contains 0.
  public init(
    of ray: ParaxialRay, through conjugates: Conjugates, within window: ClosedRange<Double>
  ) {
    self.ray = ray
    self.window = window
    let object = conjugates.object.position ?? window.lowerBound
    let image = conjugates.image.position ?? 0
    before = max(min(object, 0), window.lowerBound)...0
    if object > 0 { before = window.lowerBound...min(object, window.upperBound) }
    behind = max(min(image, 0), window.lowerBound)...window.upperBound
    let hinge = Point(0, ray.height)
    let source = object > 0 ? window.lowerBound : before.lowerBound
    stretches = [
      RayStretch(Point(source, ray.heightBefore(at: source)), hinge, .real, isAfterElement: false),
      RayStretch(
        hinge, Point(window.upperBound, ray.heightAfter(at: window.upperBound)), .real,
        isAfterElement: true),
    ]
    if before.upperBound > 0 {
      let end = before.upperBound
      stretches.append(
        RayStretch(hinge, Point(end, ray.heightBefore(at: end)), .virtual, isAfterElement: false))
    }
    if behind.lowerBound < 0 {
      let end = behind.lowerBound
      stretches.append(
        RayStretch(hinge, Point(end, ray.heightAfter(at: end)), .virtual, isAfterElement: true))
    }
  }

  /// Continues the line before the lens to the first focal point, or the line behind it to the second, where what is drawn
  /// does not reach it: it is by these points that the ray was found.
  public mutating func continueToFocalPoint(of lens: ThinLens, as kind: PrincipalRay) {
    switch kind {
    case .parallel: continueLine(to: lens.secondFocalPoint, isAfterElement: true)
    case .focal: continueLine(to: lens.firstFocalPoint, isAfterElement: false)
    case .central: break
    }
  }

  private mutating func continueLine(to focus: Double?, isAfterElement: Bool) {
    let drawn = isAfterElement ? behind : before
    guard let focus, window.contains(focus), !drawn.contains(focus) else { return }
    let start = focus < drawn.lowerBound ? drawn.lowerBound : drawn.upperBound
    let ends = [start, focus].map { x in
      Point(x, isAfterElement ? ray.heightAfter(at: x) : ray.heightBefore(at: x))
    }
    stretches.append(
      RayStretch(ends[0], ends[1], .construction, isAfterElement: isAfterElement))
  }
}
