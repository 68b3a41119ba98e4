extension TraceSource {
  /// Traces the ray of this light that belongs to a point of the pupil; `nil` for a source in the plane of the pupil.
  ///
  /// Where the pupil is the image of a stop, the ray is aimed at the point of the stop: the paraxial pupil is only where the
  /// search (Newton's) begins.
  public func trace(
    through point: SpacePoint, of pupil: EntrancePupil, in system: TracedSystem
  ) -> TracedRay? {
    let start = start(before: pupil.position)
    guard let first = ray(through: point) else { return nil }
    var best = system.trace(first, startingAt: start)
    guard let stop = pupil.stop, let scale = pupil.scale(atStop: stop, in: system),
      best.crossings.indices.contains(stop)
    else { return best }
    let wanted = (y: scale * point.y, z: scale * point.z)
    let step = 1e-4 * pupil.radius
    var aim = point
    var least = Double.infinity
    var traced = best
    for _ in 0..<Self.mostSteps {
      guard traced.crossings.indices.contains(stop) else { return best }
      let met = traced.crossings[stop].point
      let miss = (y: wanted.y - met.y, z: wanted.z - met.z)
      let error = max(miss.y.magnitude, miss.z.magnitude)
      guard error < least else { return best }
      (best, least) = (traced, error)
      if error <= 1e-12 * (pupil.radius * scale).magnitude { return best }
      func shifted(_ dy: Double, _ dz: Double) -> SpacePoint? {
        let near = SpacePoint(aim.x, aim.y + dy, aim.z + dz)
        guard let ray = ray(through: near) else { return nil }
        let crossings = system.trace(ray, startingAt: start).crossings
        return crossings.indices.contains(stop) ? crossings[stop].point : nil
      }
      guard let up = shifted(step, 0), let aside = shifted(0, step) else { return best }
      let (a, b) = ((up.y - met.y) / step, (aside.y - met.y) / step)
      let (c, d) = ((up.z - met.z) / step, (aside.z - met.z) / step)
      let determinant = a * d - b * c
      guard determinant.magnitude > 1e-12 else { return best }
      aim.y += (d * miss.y - b * miss.z) / determinant
      aim.z += (a * miss.z - c * miss.y) / determinant
      guard let next = ray(through: aim) else { return best }
      traced = system.trace(next, startingAt: start)
    }
    return best
  }

  /// Each step doubles the number of right digits; where it does not, the nearest ray will do.
  private static let mostSteps = 8
}

extension EntrancePupil {
  /// How many times as high a paraxial ray is at the stop as in the pupil, signed; `nil` if the stop is not its image.
  fileprivate func scale(atStop stop: Int, in system: TracedSystem) -> Double? {
    let heights = system.paraxialTrace(ParaxialHeight(height: 1, slope: 0))
    guard heights.indices.contains(stop), heights[stop].height.magnitude > 1e-9 else { return nil }
    return heights[stop].height
  }
}
