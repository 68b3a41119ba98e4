import Numbers

extension SpheroCylinder {
  /// The lens as a sphere and two crossed cylinders.
  public var powerVector: PowerVector {
    let c = cylinder.dioptres
    let angle = orientation.radians
    let straight = PrescriptionLaws.straightCylinder.number(("C", c), ("A", angle)) ?? 0
    let oblique = PrescriptionLaws.obliqueCylinder.number(("C", c), ("A", angle)) ?? 0
    return PowerVector(
      meanSphere: meanSphere.dioptres, straight: straight.settled(beside: c),
      oblique: oblique.settled(beside: c))
  }

  /// The lens of a power vector, in minus form.
  public init(_ vector: PowerVector) {
    let cylinder =
      PrescriptionLaws.cylinderOfVector.number(
        ("J_0", vector.straight), ("J_45", vector.oblique)) ?? 0
    guard cylinder.magnitude > 1e-12 * vector.meanSphere.magnitude else {
      self.init(sphere: Power(dioptres: vector.meanSphere))
      return
    }
    let sphere =
      PrescriptionLaws.sphereOfVector.number(("M", vector.meanSphere), ("C", cylinder)) ?? 0
    self.init(
      sphere: Power(
        dioptres: sphere.settled(beside: max(vector.meanSphere.magnitude, cylinder.magnitude))),
      cylinder: Power(dioptres: cylinder),
      orientation: Meridian(radians: Elementary.atan2(vector.oblique, vector.straight) / 2))
  }

  /// Lenses in contact: their power vectors add. In the form of the first lens that has a cylinder.
  public init(crossing lenses: [SpheroCylinder]) {
    var sum = PowerVector(meanSphere: 0, straight: 0, oblique: 0)
    for lens in lenses { sum = sum + lens.powerVector }
    self.init(sum)
    let first = lenses.first { !$0.isSpherical }
    if let first, first.cylinder.dioptres > 0 { self = inPlusForm }
  }
}
