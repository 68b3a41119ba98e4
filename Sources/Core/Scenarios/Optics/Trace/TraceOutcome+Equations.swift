import Diagnostics
import Geometry
import Nodes
import Optics

extension TraceOutcome {
  /// What a set of equations lacks in this block; `nil` if it can be worked out.
  func missing(for equation: TraceEquation) -> MissingForEquation? {
    switch equation {
    case .snell:
      guard let ray = result.ray else {
        return MissingForEquation("a single `ray`", "add `ray: {height: 5 mm}`")
      }
      return meetsGlass(ray)
        ? nil : MissingForEquation("a `ray` that meets a refracting surface")
    case .crossing:
      return mirrorCrossing != nil
        ? nil
        : MissingForEquation(
          "a spherical `mirror` and a `ray` that meets it parallel to the axis")
    case .sag:
      return result.system.surfaces.contains(where: Self.hasSag)
        ? nil
        : MissingForEquation(
          "a curved surface with an `aperture`", "add `aperture: 2 cm` to the element")
    case .aplanatic:
      return aplanaticPoints == nil
        ? MissingForEquation("a single spherical surface between two media") : nil
    }
  }

  private static func hasSag(_ surface: TracedSurface) -> Bool {
    guard surface.profile.curvature != 0, let half = surface.semiAperture else { return false }
    return surface.profile.sag(at: half) != nil
  }

  private func meetsGlass(_ ray: TracedRay) -> Bool {
    if case .missed = ray.fate { return true }
    return ray.crossings.indices.contains { number in
      if case .refracts = result.system.surfaces[number].action { true } else { false }
    }
  }

  /// True if a ray parallel to the axis meets a single spherical mirror.
  public var isParallelAtSphericalMirror: Bool {
    let surfaces = result.system.surfaces
    guard surfaces.count == 1, surfaces[0].action == .reflects, surfaces[0].profile.conic == 0,
      surfaces[0].profile.curvature != 0, let ray = result.ray, ray.fate == .passed
    else { return false }
    return ray.incoming.direction.y == 0 && ray.incoming.point.y != 0
  }

  /// How far from the mirror such a ray crosses the axis, metres; `nil` where the ray of the law, which holds with lengths, does not.
  public var mirrorCrossing: Double? {
    guard isParallelAtSphericalMirror, case .at(let place)? = result.ray?.outgoing?.axisCrossing
    else { return nil }
    // A convex mirror's crossing lies behind it, at the same distance.
    let isConcave = result.system.surfaces[0].profile.radius < 0
    guard isConcave == (place < result.system.backVertex) else { return nil }
    return (place - result.system.backVertex).magnitude
  }

  /// The aplanatic points of a single spherical surface.
  public var aplanaticPoints: AplanaticPoints? {
    let surfaces = result.system.surfaces
    guard surfaces.count == 1, surfaces[0].profile.conic == 0,
      case .refracts = surfaces[0].action
    else { return nil }
    let indices = result.system.indices(at: 0)
    return AplanaticPoints(
      radius: surfaces[0].profile.radius, before: indices.before, after: indices.after)
  }
}

extension OpticsReading {
  /// Reports parts that are asked for and that the block has nothing for.
  mutating func checkParts(of body: NodeMapping, at show: Node?) {
    guard let show, body["aberration"] == nil else { return }
    for item in items(show) {
      guard let part = TracePart(rawValue: item.scalar?.text ?? ""),
        part == .curves || part == .sums
      else { continue }
      report(
        "optics/missing-for-part", item.range, "`\(part.rawValue)` needs `aberration`",
        explanation: "There is nothing to show without it.",
        [Solution("add `aberration: {aperture: 1 cm}`")])
    }
  }
}
