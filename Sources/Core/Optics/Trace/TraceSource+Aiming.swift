extension TraceSource {
  /// Traces the ray of this light that belongs to a point of the pupil; `nil` for a source in the plane of the pupil.
  ///
  /// Where the pupil is the image of a stop, the ray is aimed at the point of the stop: the paraxial pupil is only where the
  /// search begins.
  public func trace(
    through point: SpacePoint, of pupil: EntrancePupil, in system: TracedSystem
  ) -> TracedRay? {
    let start = start(before: pupil.position)
    guard let first = ray(through: point) else { return nil }
    var traced = system.trace(first, startingAt: start)
    guard let stop = pupil.stop, let scale = pupil.scale(atStop: stop, in: system) else {
      return traced
    }
    var aim = point
    var best = traced
    var least = Double.infinity
    for _ in 0..<Self.mostSteps {
      guard traced.crossings.indices.contains(stop) else { return best }
      let met = traced.crossings[stop].point
      let (dy, dz) = (scale * point.y - met.y, scale * point.z - met.z)
      let error = max(dy.magnitude, dz.magnitude)
      guard error < least else { return best }
      (best, least) = (traced, error)
      if error <= 1e-13 * (pupil.radius * scale).magnitude { return best }
      aim.y += dy / scale
      aim.z += dz / scale
      guard let next = ray(through: aim) else { return best }
      traced = system.trace(next, startingAt: start)
    }
    return best
  }

  /// The search comes nearer by a large factor with every step; where it does not, the nearest ray will do.
  private static let mostSteps = 12
}

extension EntrancePupil {
  /// How many times as high a paraxial ray is at the stop as in the pupil, signed; `nil` if the stop is not its image.
  fileprivate func scale(atStop stop: Int, in system: TracedSystem) -> Double? {
    let heights = system.paraxialTrace(ParaxialHeight(height: 1, slope: 0))
    guard heights.indices.contains(stop), heights[stop].height.magnitude > 1e-9 else { return nil }
    return heights[stop].height
  }
}
