/// The five sums of third-order aberration theory, of one surface or of a system, in metres.
///
/// With Welford's signs: a positive S₁ is undercorrected spherical aberration, as of a single positive lens.
public struct SeidelSums: Sendable, Hashable {
  /// S₁.
  public var spherical = 0.0
  /// S₂.
  public var coma = 0.0
  /// S₃.
  public var astigmatism = 0.0
  /// S₄, Petzval's sum.
  public var fieldCurvature = 0.0
  /// S₅.
  public var distortion = 0.0

  public init() {}

  public static func + (left: SeidelSums, right: SeidelSums) -> SeidelSums {
    var sum = left
    sum.spherical += right.spherical
    sum.coma += right.coma
    sum.astigmatism += right.astigmatism
    sum.fieldCurvature += right.fieldCurvature
    sum.distortion += right.distortion
    return sum
  }

  /// The five, in their order.
  public var all: [Double] { [spherical, coma, astigmatism, fieldCurvature, distortion] }
}
