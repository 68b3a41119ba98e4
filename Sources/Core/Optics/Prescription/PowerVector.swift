/// A sphero-cylindrical power by three parts that add when lenses are put together (Thibos, 1997): a sphere and two crossed
/// cylinders, dioptres.
public struct PowerVector: Sendable, Hashable {
  /// M, the mean sphere.
  public var meanSphere: Double
  /// J₀, half the power of a crossed cylinder with its axes at 180° and 90°; positive for a minus cylinder at 180°.
  public var straight: Double
  /// J₄₅, the same at 45° and 135°.
  public var oblique: Double

  public init(meanSphere: Double, straight: Double, oblique: Double) {
    self.meanSphere = meanSphere
    self.straight = straight
    self.oblique = oblique
  }

  /// The power of two lenses in contact.
  public static func + (left: PowerVector, right: PowerVector) -> PowerVector {
    let spheres = max(left.meanSphere.magnitude, right.meanSphere.magnitude)
    let cylinders = max(
      max(left.straight.magnitude, right.straight.magnitude),
      max(left.oblique.magnitude, right.oblique.magnitude))
    return PowerVector(
      meanSphere: (left.meanSphere + right.meanSphere).settled(beside: max(spheres, cylinders)),
      straight: (left.straight + right.straight).settled(beside: cylinders),
      oblique: (left.oblique + right.oblique).settled(beside: cylinders))
  }

  /// √(M² + J₀² + J₄₅²): how strongly the power blurs, whatever its direction.
  public var blurStrength: Double {
    PrescriptionLaws.blurStrength.number(
      ("M", meanSphere), ("J_0", straight), ("J_45", oblique)) ?? 0
  }
}
