/// How much larger a spectacle lens makes what its wearer sees sharply: the factor of its shape times that of its power.
public struct SpectacleMagnification: Sendable, Hashable {
  /// The power of the front surface, dioptres.
  public var frontPower: Double
  /// The thickness at the centre, metres, and the index of the material.
  public var thickness: Double
  public var index: Double
  /// From the back vertex to the entrance pupil of the eye, metres.
  public var eyeDistance: Double

  public init(frontPower: Double, thickness: Double, index: Double, eyeDistance: Double) {
    self.frontPower = frontPower
    self.thickness = thickness
    self.index = index
    self.eyeDistance = eyeDistance
  }

  /// 1/(1 − (t/n) P₁); `nil` where parallel light would come together in the back surface.
  public var shapeFactor: Double? {
    let nearness = 1 - thickness / index * frontPower
    guard nearness.magnitude > ThinLens.tolerance else { return nil }
    return PrescriptionLaws.shapeFactor.number(
      ("t", thickness), ("n", index), ("P_1", frontPower))
  }

  /// 1/(1 − a P_v) for a back vertex power; `nil` where the light would come together in the pupil.
  public func powerFactor(backVertexPower: Power) -> Double? {
    let nearness = 1 - eyeDistance * backVertexPower.dioptres
    guard nearness.magnitude > ThinLens.tolerance else { return nil }
    return PrescriptionLaws.powerFactor.number(
      ("a", eyeDistance), ("P_v", backVertexPower.dioptres))
  }

  /// Both together.
  public func magnification(backVertexPower: Power) -> Double? {
    guard let shape = shapeFactor, let power = powerFactor(backVertexPower: backVertexPower)
    else { return nil }
    return PrescriptionLaws.spectacleMagnification.number(("M_s", shape), ("M_p", power))
  }
}
