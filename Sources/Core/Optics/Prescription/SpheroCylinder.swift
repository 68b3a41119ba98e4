/// A lens whose power differs between meridians: a sphere, a cylinder, and the axis of the cylinder, as in `+1.50 −0.50 × 180`.
///
/// In the meridian of the axis the power is the sphere's; at right angles to it, sphere and cylinder together.
public struct SpheroCylinder: Sendable, Hashable {
  public var sphere: Power
  public var cylinder: Power
  /// The meridian of the axis; also said of a cylinder of no power, where it means nothing.
  public var orientation: Meridian

  public init(sphere: Power, cylinder: Power = .plano, orientation: Meridian = .horizontal) {
    self.sphere = sphere
    self.cylinder = cylinder
    self.orientation = orientation
  }

  /// The axis of the cylinder; a lens without cylinder has none.
  public var axis: Meridian? { cylinder.dioptres == 0 ? nil : orientation }

  public var isSpherical: Bool { cylinder.dioptres == 0 }

  /// Sphere and cylinder together: the power at right angles to the axis.
  public var powerAcrossAxis: Power {
    let (s, c) = (sphere.dioptres, cylinder.dioptres)
    let sum = PrescriptionLaws.transposedSphere.number(("S", s), ("C", c)) ?? 0
    return Power(dioptres: sum.settled(beside: max(s.magnitude, c.magnitude)))
  }

  /// The same lens with the cylinder of the other sign.
  public var transposed: SpheroCylinder {
    let cylinder = PrescriptionLaws.transposedCylinder.number(("C", cylinder.dioptres)) ?? 0
    return SpheroCylinder(
      sphere: powerAcrossAxis, cylinder: Power(dioptres: cylinder == 0 ? 0 : cylinder),
      orientation: orientation.perpendicular)
  }

  /// The same lens with a cylinder that is not positive.
  public var inMinusForm: SpheroCylinder { cylinder.dioptres > 0 ? transposed : self }

  /// The same lens with a cylinder that is not negative.
  public var inPlusForm: SpheroCylinder { cylinder.dioptres < 0 ? transposed : self }

  /// S + C/2, halfway between the two principal powers.
  public var meanSphere: Power {
    let (s, c) = (sphere.dioptres, cylinder.dioptres)
    let mean = PrescriptionLaws.meanSphere.number(("S", s), ("C", c)) ?? 0
    return Power(dioptres: mean.settled(beside: max(s.magnitude, c.magnitude)))
  }

  /// The power along a meridian, S + C sin²(θ − A): what bends a ray within that plane.
  public func power(in meridian: Meridian) -> Power {
    let (s, c) = (sphere.dioptres, cylinder.dioptres)
    let power = PrescriptionLaws.meridianPower.number(
      ("S", s), ("C", c), ("θ", meridian.radians), ("A", orientation.radians))
    return Power(dioptres: (power ?? 0).settled(beside: max(s.magnitude, c.magnitude)))
  }
}
