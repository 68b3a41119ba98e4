import Drawing
import Geometry
import Optics
import Scenarios

/// One small drawing of a sweep: the lens, the object, its rays and its image, without words but the value of its step.
struct SweepPanel {
  private let lens: LensOutcome
  private let shared: SweepScale
  private var canvas: AxialCanvas

  init(_ lens: LensOutcome, _ shared: SweepScale, in frame: Rectangle) {
    self.lens = lens
    self.shared = shared
    let along = frame.width / (shared.visible.upperBound - shared.visible.lowerBound)
    let across = frame.height / (2 * shared.half)
    canvas = AxialCanvas(
      AxialScale(
        along: along, across: across,
        origin: Point(frame.minX - along * shared.visible.lowerBound, frame.center.y)),
      frame: frame)
  }

  /// From back to front.
  mutating func shapes() -> [Shape] {
    canvas.addAxis()
    let half = min(canvas.frame.height / 2, shared.lensHalf * canvas.scale.across)
    canvas.addLens(
      at: 0, half: half, opening: half, isCut: false, power: lens.lens.model.power)
    addFocalPoints()
    addRays()
    addArrow(to: lens.conjugates.object, .object, isVirtual: lens.conjugates.objectKind == .virtual)
    addArrow(to: lens.conjugates.image, .image, isVirtual: lens.conjugates.imageKind == .virtual)
    return canvas.shapes
  }

  private mutating func addFocalPoints() {
    let model = lens.lens.model
    for focus in [model.firstFocalPoint, model.secondFocalPoint] {
      guard let focus, shared.visible.contains(focus) else { continue }
      let point = canvas.scale.point(Point(focus, 0))
      canvas.shapes.append(.dot(at: point, radius: 2.5, .focalPoint))
    }
  }

  private mutating func addRays() {
    var front: [Shape] = []
    for (number, ray) in rays {
      let path = RayPath(of: ray, through: lens.conjugates, within: canvas.visible)
      for stretch in path.stretches {
        let isLight = stretch.kind == .real
        let paint = Paint.line(
          isLight ? .ray(number) : .extension(number), width: isLight ? 1.2 : 0.9)
        guard let line = canvas.addLine(stretch.segment, paint), isLight else { continue }
        canvas.addHead(on: line, .ray(number), to: &front)
      }
    }
    canvas.shapes += front
  }

  /// The principal rays that meet the lens, numbered; of an object on the axis or far away, a pair of others.
  private var rays: [(number: Int, ray: ParaxialRay)] {
    let model = lens.lens.model
    let object = lens.conjugates.object
    let principal = PrincipalRay.allCases.compactMap { kind in
      model.principalRay(kind, of: object).map { (number: kind.rawValue, ray: $0) }
    }.filter { $0.ray.height.magnitude <= shared.lensHalf * 1.001 }
    if case .at(let tip) = object, tip.y != 0 { return principal }
    return [0.7, -0.7].enumerated().compactMap { index, share in
      model.ray(from: object, atHeight: share * shared.lensHalf).map {
        (number: index + 1, ray: $0)
      }
    }
  }

  private mutating func addArrow(to point: FieldPoint, _ role: Role, isVirtual: Bool) {
    let tip: Point
    switch point {
    case .at(let place): tip = place
    case .atElement(let height): tip = Point(0, height)
    case .atInfinity: return
    }
    guard shared.visible.contains(tip.x) else { return }
    // An arrow that leaves the picture is cut at its rim.
    let limit = 0.98 * shared.half
    let height = min(limit, max(-limit, tip.y))
    canvas.addArrow(
      to: Point(tip.x, height), role, isVirtual: isVirtual, AxialCanvas.ArrowNames())
  }
}
