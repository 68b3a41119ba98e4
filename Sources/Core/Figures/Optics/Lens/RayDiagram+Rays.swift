import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// All rays: light as solid lines with one head each, continued lines dashed and without heads.
  mutating func addRays() {
    var front: [Shape] = []
    for ray in layout.choice.rays {
      for stretch in stretches(of: ray) {
        let whole = scale.segment(stretch.segment)
        guard let line = whole.clipped(to: layout.frame), line.length > 0.5 else { continue }
        shapes.append(.line(line, paint(ray, stretch.kind)))
        obstacles.append(.line(line, width: 3))
        guard stretch.kind == .real else { continue }
        addHead(on: line, ray, to: &front)
        if isParallel(stretch) { front.append(parallelMark(on: line, ray)) }
        if !stretch.isAfterElement { addNumber(on: line, ray) }
      }
    }
    shapes += front
  }

  /// What is drawn of a ray, metres. A hidden image hides all that lies behind the lens; a card stops the light.
  private func stretches(of ray: DiagramRay) -> [RayStretch] {
    var path = RayPath(of: ray.ray, through: ray.conjugates, within: layout.visible)
    if case .principal(let kind) = ray.role {
      path.continueToFocalPoint(of: outcome.lens.model, as: kind)
    }
    guard hidesImage || ray.passage == .blocked else { return path.stretches }
    return path.stretches.filter { !$0.isAfterElement }
  }

  private func paint(_ ray: DiagramRay, _ kind: RayStretch.Kind) -> Paint {
    switch (ray.passage, kind) {
    case (.missesLens, .real): .line(.construction, dash: .solid)
    case (.missesLens, _): .line(.construction, width: 1, dash: .virtual)
    case (_, .real): .line(role(ray, isLight: true))
    case (_, .virtual): .line(role(ray, isLight: false))
    case (_, .construction): .line(role(ray, isLight: false), width: 0.8, dash: .dotted)
    }
  }

  private func role(_ ray: DiagramRay, isLight: Bool) -> Role {
    switch ray.role {
    case .principal(let kind): isLight ? .ray(kind.rawValue) : .extension(kind.rawValue)
    case .bundle: isLight ? .bundle : .bundleExtension
    case .chief: isLight ? .ray1 : .extension1
    }
  }

  private mutating func addHead(on line: Segment, _ ray: DiagramRay, to front: inout [Shape]) {
    guard let head = Arrowhead.ray.middle(of: line, avoiding: heads) else { return }
    front.append(.path(head.path, .solid(lightRole(ray))))
    heads.append(head.center)
    obstacles.append(Obstacle(.circle(center: head.center, radius: 5), .body))
  }

  /// The number of a principal ray, on its line near the start.
  private mutating func addNumber(on line: Segment, _ ray: DiagramRay) {
    guard case .principal(let kind) = ray.role, line.length > 30 else { return }
    let number = String(kind.rawValue)
    let shares = stride(from: 18.0, to: max(19, 0.94 * line.length), by: 5).map {
      $0 / line.length
    }
    names.append(
      DiagramName(
        .badge(number, lightRole(ray)),
        LabelRequest(badgeOfRadius: 7.5, on: line, shares: shares, priority: 3)))
  }

  /// True on the side of the lens where all light of the point is parallel.
  private func isParallel(_ stretch: RayStretch) -> Bool {
    let point = stretch.isAfterElement ? outcome.conjugates.image : outcome.conjugates.object
    return if case .atInfinity = point { true } else { false }
  }

  /// Two strokes across a ray, the mark of lines that are parallel.
  private func parallelMark(on line: Segment, _ ray: DiagramRay) -> Shape {
    .doubleTick(
      at: line.point(at: 0.72), across: line.direction, length: 9,
      .line(lightRole(ray), width: 1.2, dash: .solid))
  }

  private func lightRole(_ ray: DiagramRay) -> Role {
    ray.passage == .missesLens ? .construction : role(ray, isLight: true)
  }
}
