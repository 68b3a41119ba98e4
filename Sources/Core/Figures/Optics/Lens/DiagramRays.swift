import Geometry
import Optics
import Scenarios

/// The choice of rays for a diagram, and what could not be drawn.
struct DiagramRays {
  private(set) var rays: [DiagramRay] = []
  /// True if the focal ray would run along the lens, because the object stands in the first focal plane.
  private(set) var lacksFocalRay = false
  /// True if a principal ray would cross the plane of the lens far outside the picture.
  private(set) var leavesPicture = false

  private let lens: ThinLens
  private let conjugates: Conjugates
  private let options: OpticsDiagramOptions
  /// The highest of what is drawn of object and image, metres; more than 0.
  private let height: Double
  private let isObjectNear: Bool

  /// A ray that crosses the lens so many times as high as the objects is left out: it would shrink everything else.
  static let highest = 4.2

  init(
    _ conjugates: Conjugates, lens: ThinLens, options: OpticsDiagramOptions,
    window: RayDiagramWindow
  ) {
    self.lens = lens
    self.conjugates = conjugates
    self.options = options
    isObjectNear = window.showsObject
    height = Self.height(of: conjugates, window, lens)
    if conjugates.objectKind != .atElement { choose() }
  }

  /// Half the opening that bundles fill, metres.
  var halfOpening: Double { lens.aperture.map { $0 / 2 } ?? height }

  private static func height(
    of conjugates: Conjugates, _ window: RayDiagramWindow, _ lens: ThinLens
  ) -> Double {
    let object = window.showsObject ? conjugates.object.height ?? 0 : 0
    let image = window.showsImage ? conjugates.image.height ?? 0 : 0
    let highest = max(object.magnitude, image.magnitude)
    if highest > 0 { return highest }
    return lens.aperture.map { $0 / 2 } ?? 0.1 * window.base
  }

  /// True if object and image are points on the axis, where the principal rays are one line.
  private var isOnAxis: Bool {
    switch conjugates.object {
    case .at(let tip): tip.y == 0
    case .atElement(let height): height == 0
    case .atInfinity(let tangent): tangent == 0
    }
  }

  private mutating func choose() {
    switch options.rays {
    case .none: break
    case .axial: addAxialCone()
    case .marginalAndChief:
      addAxialRays(at: [halfOpening, -halfOpening])
      add(.chief, lens.ray(from: conjugates.object, atHeight: 0), of: conjugates)
    case .bundle(let count):
      if isOnAxis { addAxialCone() } else { addBundle(count) }
    case .principal(let count):
      if isOnAxis { addAxialCone() } else { addPrincipal(count) }
    }
  }

  private mutating func addPrincipal(_ count: Int) {
    let far = !isObjectNear
    for kind in PrincipalRay.allCases.prefix(far ? 3 : count) where !(far && kind == .parallel) {
      let ray = lens.principalRay(kind, of: conjugates.object)
      guard let ray else {
        if kind == .focal, lens.power != .plano { lacksFocalRay = true }
        continue
      }
      if ray.height.magnitude > Self.highest * height {
        leavesPicture = true
        continue
      }
      add(.principal(kind), ray, of: conjugates)
    }
    if far, let edge = rays.map({ $0.ray.height.magnitude }).max(), count > 2 {
      // The third ray of a far object: as far from the centre as the focal ray, on the other side.
      let height = edge > 0 ? edge : halfOpening
      let sign = rays.last.map { $0.ray.height > 0 ? -1.0 : 1.0 } ?? 1
      add(.bundle, lens.ray(from: conjugates.object, atHeight: sign * height), of: conjugates)
    }
    if options.cover != nil { addOpenHalf() }
  }

  private mutating func addBundle(_ count: Int) {
    for index in 0..<count {
      let fraction = count == 1 ? 0 : 1 - 2 * Double(index) / Double(count - 1)
      add(
        .bundle, lens.ray(from: conjugates.object, atHeight: fraction * halfOpening),
        of: conjugates)
    }
  }

  /// With half of the lens covered: rays through the other half, by which the whole image is still made.
  private mutating func addOpenHalf() {
    let sign = options.cover == .upperHalf ? -1.0 : 1.0
    var open: [Double] = []
    for fraction in [0.3, 0.9, 0.6, 0.75, 0.45] {
      let height = sign * fraction * halfOpening
      let isFree = rays.allSatisfy { ($0.ray.height - height).magnitude > 0.12 * halfOpening }
      if isFree, open.count < 2 { open.append(height) }
    }
    for height in open {
      add(.bundle, lens.ray(from: conjugates.object, atHeight: height), of: conjugates)
    }
  }

  private mutating func addAxialCone() {
    addAxialRays(at: [halfOpening, halfOpening / 2, -halfOpening / 2, -halfOpening])
  }

  private mutating func addAxialRays(at heights: [Double]) {
    let foot: FieldPoint =
      switch conjugates.object {
      case .at(let tip): FieldPoint(position: tip.x, height: 0)
      case .atElement: .atElement(height: 0)
      case .atInfinity: .atInfinity(tangent: 0)
      }
    let pair = lens.conjugates(of: foot)
    for height in heights { add(.bundle, lens.ray(from: foot, atHeight: height), of: pair) }
  }

  private mutating func add(_ role: DiagramRay.Role, _ ray: ParaxialRay?, of pair: Conjugates) {
    guard let ray else { return }
    rays.append(
      DiagramRay(role: role, ray: ray, conjugates: pair, passage: passage(at: ray.height)))
  }

  private func passage(at height: Double) -> DiagramRay.Passage {
    if let aperture = lens.aperture, height.magnitude > (1 + 1e-9) * aperture / 2 {
      return .missesLens
    }
    switch options.cover {
    case .upperHalf where height > 0, .lowerHalf where height < 0: return .blocked
    default: return .passes
    }
  }
}
