import Numbers

extension TracedSystem {
  /// Traces a ray exactly: the point in which it meets each surface, and Snell's law or the law of reflection there as vectors.
  ///
  /// - Parameters:
  ///   - ray: before the first surface; its point may be anywhere on its line.
  ///   - start: where along the axis it begins, metres: mirrors that stand in its way before there do not shade it.
  public func trace(_ ray: LightRay, startingAt start: Double = -.infinity) -> TracedRay {
    if let mirror = mirror(shading: ray, startingAt: start) {
      return TracedRay(incoming: ray, crossings: [], fate: .shaded(surface: mirror))
    }
    var crossings: [SurfaceCrossing] = []
    crossings.reserveCapacity(surfaces.count)
    var light = ray
    var index = indexBefore
    var runsRight = true
    for (number, surface) in surfaces.enumerated() {
      let local = surface.fromVertex(light)
      guard runsRight == (light.direction.x > 0),
        let met = surface.profile.meeting(with: local)
      else {
        return TracedRay(incoming: ray, crossings: crossings, fate: .missed(surface: number + 1))
      }
      let point = SpacePoint(met.x + surface.position, met.y, met.z)
      let normal = surface.normal(at: met, facing: light.direction)
      let cosine = min(1, normal.dot(light.direction))
      var nextIndex = index
      var direction: SpaceVector? = light.direction
      switch surface.action {
      case .limits: break
      case .reflects:
        direction = (light.direction - 2 * cosine * normal).unit
        runsRight.toggle()
      case .refracts(let after):
        direction = Self.refracted(light.direction, across: normal, cosine, index / after)
        nextIndex = after
      }
      let isBlocked = surface.blocks(squaredHeight: met.squaredHeight)
      crossings.append(
        SurfaceCrossing(
          point: point, normal: normal,
          incidence: Self.angle(between: light.direction, and: normal),
          direction: isBlocked ? nil : direction))
      if isBlocked {
        return TracedRay(incoming: ray, crossings: crossings, fate: .stopped(surface: number + 1))
      }
      guard let direction else {
        return TracedRay(
          incoming: ray, crossings: crossings, fate: .totallyReflected(surface: number + 1))
      }
      light = LightRay(from: point, towards: direction)
      index = nextIndex
    }
    return TracedRay(incoming: ray, crossings: crossings, fate: .passed)
  }

  /// The number of a later mirror whose back a ray meets on its way to the first surface; only mirrors with an opening count.
  private func mirror(shading ray: LightRay, startingAt start: Double) -> Int? {
    guard let first = surfaces.first, ray.direction.x > 0 else { return nil }
    for (number, surface) in surfaces.enumerated().dropFirst()
    where surface.action == .reflects && surface.position < first.position
      && surface.position > start
    {
      guard let semiAperture = surface.semiAperture,
        let point = ray.point(at: surface.position)
      else { continue }
      if point.squaredHeight < semiAperture * semiAperture { return number + 1 }
    }
    return nil
  }

  /// Snell's law: s′ = μ s + (√(1 − μ² (1 − cos² i)) − μ cos i) n; `nil` beyond the critical angle.
  ///
  /// What is beyond it by rounding only grazes the surface.
  private static func refracted(
    _ direction: SpaceVector, across normal: SpaceVector, _ cosine: Double, _ ratio: Double
  ) -> SpaceVector? {
    var square = 1 - ratio * ratio * (1 - cosine * cosine)
    if square < 0, square > -ConicProfile.rounding { square = 0 }
    guard square >= 0, square.isFinite else { return nil }
    let result = ratio * direction + (square.squareRoot() - ratio * cosine) * normal
    return result.unit
  }

  /// The angle between two vectors of length one, right for small ones also.
  private static func angle(between first: SpaceVector, and second: SpaceVector) -> Double {
    2 * Elementary.asin(min(1, (first - second).length / 2))
  }
}

extension TracedSurface {
  /// The normal at a point, measured from the vertex, on the side towards which light travels.
  fileprivate func normal(at point: SpacePoint, facing direction: SpaceVector) -> SpaceVector {
    let normal = profile.normal(at: point)
    return normal.dot(direction) < 0 ? -normal : normal
  }
}
