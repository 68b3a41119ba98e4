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
        guard let line = canvas.addLine(stretch.segment, paint(ray, stretch.kind)) else {
          continue
        }
        guard stretch.kind == .real else { continue }
        canvas.addHead(on: line, lightRole(ray), to: &front)
        if isParallel(stretch) { front.append(canvas.parallelMark(on: line, lightRole(ray))) }
        if !stretch.isAfterElement, case .principal(let kind) = ray.role {
          canvas.addNumber(kind.rawValue, on: line, lightRole(ray))
        }
      }
    }
    canvas.shapes += front
  }

  /// What is drawn of a ray, metres. A hidden image hides all that lies behind the lens; a card stops the light.
  private func stretches(of ray: DiagramRay) -> [RayStretch] {
    var path = RayPath(of: ray.ray, through: ray.conjugates, within: canvas.visible)
    if case .principal(let kind) = ray.role {
      path.continueToFocalPoint(of: outcome.lens.model, as: kind)
    }
    guard hidesImage || ray.passage == .blocked else {
      // Where the lens changes nothing, lines continued only lie on the light.
      return isSamePlace ? path.stretches.filter { $0.kind == .real } : path.stretches
    }
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

  /// True on the side of the lens where all light of the point is parallel.
  private func isParallel(_ stretch: RayStretch) -> Bool {
    let point = stretch.isAfterElement ? outcome.conjugates.image : outcome.conjugates.object
    return if case .atInfinity = point { true } else { false }
  }

  private func lightRole(_ ray: DiagramRay) -> Role {
    ray.passage == .missesLens ? .construction : role(ray, isLight: true)
  }
}
