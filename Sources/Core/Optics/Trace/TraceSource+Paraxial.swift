import Numbers

extension TraceSource {
  /// The same light from the point of the object that lies on the axis.
  public var onAxis: TraceSource {
    switch self {
    case .parallel: .parallel(angle: 0)
    case .point(let point): .point(SpacePoint(point.x, 0))
    }
  }

  /// The paraxial ray of this light through a point of the pupil, in the plane at `x`; `nil` for a source in the pupil.
  public func paraxialRay(
    throughHeight height: Double, of pupil: EntrancePupil, at x: Double
  ) -> ParaxialHeight? {
    let slope: Double
    switch self {
    case .parallel(let angle): slope = Elementary.tan(angle)
    case .point(let point):
      guard point.x != pupil.position else { return nil }
      slope = (height - point.y) / (pupil.position - point.x)
    }
    return ParaxialHeight(height: height, slope: slope).moved(by: x - pupil.position)
  }

  /// The paraxial image of the axial point by a system, in its coordinates: never at infinity.
  public func paraxialImage(by system: TracedSystem) -> AxisCrossing {
    let first = system.surfaces.first?.position ?? 0
    switch self {
    case .parallel: return system.paraxialFocus
    case .point(let point):
      let distance = first - point.x
      let slope = distance == 0 ? 1 : 1 / distance
      return system.paraxialCrossing(
        of: ParaxialHeight(height: distance == 0 ? 0 : 1, slope: slope))
    }
  }
}
