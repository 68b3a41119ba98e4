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
    let conjugates = lens.conjugates
    canvas.addPanelArrow(
      to: conjugates.object.tip { $0 }, .object, isVirtual: conjugates.objectKind == .virtual)
    canvas.addPanelArrow(
      to: conjugates.image.tip { $0 }, .image, isVirtual: conjugates.imageKind == .virtual)
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
}
