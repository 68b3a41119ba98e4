extension Power {
  /// The power of one spherical surface between two media: (n′ − n)/r.
  ///
  /// - Parameters:
  ///   - radius: where the centre of curvature lies, in metres, positive to the right; infinity is a plane.
  ///   - before: the index on the side that the light comes from.
  ///   - after: the index behind the surface.
  public init(surfaceOfRadius radius: Double, before: Double, after: Double) {
    self.init(dioptres: radius.isInfinite ? 0 : (after - before) / radius)
  }

  /// The power of a thin lens by its two surfaces, the lensmaker's equation. A difference that only rounding has left (a
  /// meniscus with equal radii, a lens in its own medium) is no power.
  ///
  /// - Parameters:
  ///   - radii: of the front and the back surface, in metres, positive where the centre lies to the right; infinity is a plane.
  ///   - index: of the lens.
  ///   - before: the index of the medium in front.
  ///   - after: the index of the medium behind.
  public init(
    lensOfRadii radii: (front: Double, back: Double), index: Double, before: Double, after: Double
  ) {
    let front = Power(surfaceOfRadius: radii.front, before: before, after: index)
    let back = Power(surfaceOfRadius: radii.back, before: index, after: after)
    let sum = front + back
    let largest = max(front.dioptres.magnitude, back.dioptres.magnitude)
    self = sum.dioptres.magnitude <= 1e-15 * largest ? .plano : sum
  }

  /// The power in another medium of a thin lens that has this power in air: P (n − m)/(n − 1).
  ///
  /// - Parameters:
  ///   - medium: the index on both sides.
  ///   - index: the index of the lens, not 1.
  public func inMedium(_ medium: Double, index: Double) -> Power {
    Power(dioptres: dioptres * (index - medium) / (index - 1))
  }
}
