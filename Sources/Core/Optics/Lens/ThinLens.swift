/// A lens whose thickness is not counted: it changes the slopes of rays in one plane, which is where the origin lies.
public struct ThinLens: Sendable, Hashable {
  /// In place, between the two media.
  public var power: Power
  /// The medium in front, where the light comes from.
  public var before: Medium
  /// The medium behind.
  public var after: Medium
  /// The diameter of the opening in metres; `nil` when none is given.
  public var aperture: Double?

  public init(
    power: Power, before: Medium = .air, after: Medium = .air, aperture: Double? = nil
  ) {
    self.power = power
    self.before = before
    self.after = after
    self.aperture = aperture
  }

  /// The first focal point F, metres from the lens: −n/P, in front of a converging lens. A plano lens has none.
  public var firstFocalPoint: Double? {
    ThinLensLaws.firstFocalPoint.number(("n", before.index), ("P", power.dioptres))
  }

  /// The second focal point F′, metres from the lens: n′/P, behind a converging lens. A plano lens has none.
  public var secondFocalPoint: Double? {
    ThinLensLaws.secondFocalPoint.number(("n'", after.index), ("P", power.dioptres))
  }

  /// The slope behind the lens of a ray that meets it with `slope` at `height` metres: n′ s′ = n s − P y.
  public func slope(after slope: Double, atHeight height: Double) -> Double {
    (before.index * slope - power.dioptres * height) / after.index
  }
}
