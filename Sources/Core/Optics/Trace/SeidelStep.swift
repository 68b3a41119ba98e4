/// What one surface adds to the Seidel sums.
struct SeidelStep {
  let index: (before: Double, after: Double)
  let sums: SeidelSums

  /// - Parameters:
  ///   - index: before and behind, negative where light runs to the left.
  ///   - marginal: the slope before the surface, and the ray behind it; `chief` likewise.
  init(
    _ surface: TracedSurface, index: (before: Double, after: Double), invariant: Double,
    marginal: (slope: Double, after: ParaxialHeight),
    chief: (slope: Double, after: ParaxialHeight)
  ) {
    self.index = index
    let curvature = surface.profile.curvature
    let y = marginal.after.height
    let yBar = chief.after.height
    let a = index.before * (marginal.slope + y * curvature)
    let aBar = index.before * (chief.slope + yBar * curvature)
    let change = marginal.after.slope / index.after - marginal.slope / index.before
    let petzval = curvature * (1 / index.after - 1 / index.before)
    var sums = SeidelSums()
    sums.spherical = -a * a * y * change
    sums.coma = -a * aBar * y * change
    sums.astigmatism = -aBar * aBar * y * change
    sums.fieldCurvature = -invariant * invariant * petzval
    let squares =
      1 / (index.after * index.after) - 1 / (index.before * index.before)
    sums.distortion =
      -aBar * (aBar * aBar * y * squares - (invariant + aBar * y) * yBar * petzval)
    let figuring =
      surface.profile.conic * curvature * curvature * curvature * (index.after - index.before)
    sums.spherical = Self.sum(sums.spherical, figuring * y * y * y * y)
    sums.coma = Self.sum(sums.coma, figuring * y * y * y * yBar)
    sums.astigmatism = Self.sum(sums.astigmatism, figuring * y * y * yBar * yBar)
    sums.distortion = Self.sum(sums.distortion, figuring * y * yBar * yBar * yBar)
    self.sums = sums
  }

  /// The sum of two terms; where they cancel but for rounding, it is 0.
  private static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return sum.magnitude <= 1e-13 * max(first.magnitude, second.magnitude) ? 0 : sum
  }
}
