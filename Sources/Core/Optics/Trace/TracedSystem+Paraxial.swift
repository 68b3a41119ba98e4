extension TracedSystem {
  /// A paraxial ray behind each surface, in the tangent planes of the vertices: n′ u′ = n u − y c (n′ − n).
  ///
  /// Behind a mirror n′ = −n, as the light runs to the left (Welford, Aberrations of Optical Systems, 1986, chapter 3).
  ///
  /// - Parameter ray: before the first surface, in the tangent plane of its vertex.
  public func paraxialTrace(_ ray: ParaxialHeight) -> [ParaxialHeight] {
    var ray = ray
    var index = indexBefore
    var position = surfaces.first?.position ?? 0
    var found: [ParaxialHeight] = []
    found.reserveCapacity(surfaces.count)
    for surface in surfaces {
      ray = ray.moved(by: surface.position - position)
      position = surface.position
      let next = surface.signedIndex(behind: index)
      ray.slope =
        (index * ray.slope - ray.height * surface.profile.curvature * (next - index)) / next
      index = next
      found.append(ray)
    }
    return found
  }

  /// Where a paraxial ray cuts the axis behind the last surface, in the coordinates of the system; never for a parallel one.
  public func paraxialCrossing(of ray: ParaxialHeight) -> AxisCrossing {
    let last = paraxialTrace(ray).last ?? ray
    // What rounding leaves of nothing is nothing.
    let strongest = surfaces.map { $0.profile.curvature.magnitude }.max() ?? 0
    guard last.slope.magnitude > 1e-13 * (ray.slope.magnitude + ray.height.magnitude * strongest)
    else { return .never }
    let position = (surfaces.last?.position ?? 0) - last.height / last.slope
    return position.isFinite ? .at(position) : .never
  }

  /// The second focal point, in the coordinates of the system; never for an afocal system.
  public var paraxialFocus: AxisCrossing {
    paraxialCrossing(of: ParaxialHeight(height: 1, slope: 0))
  }
}

extension TracedSurface {
  /// The index behind the surface with the sign of the light's direction, from the one before it.
  func signedIndex(behind index: Double) -> Double {
    switch action {
    case .refracts(let next): index < 0 ? -next : next
    case .reflects: -index
    case .limits: index
    }
  }
}
