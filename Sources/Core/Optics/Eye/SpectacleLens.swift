import Formula

/// A thin lens before an eye.
public struct SpectacleLens: Sendable, Hashable {
  public var power: Power
  /// In front of the cornea, metres; 0 for a contact lens.
  public var vertex: Double

  public init(power: Power, vertex: Double) {
    self.power = power
    self.vertex = vertex
  }

  /// The vergence at the cornea of light from a point.
  ///
  /// - Parameter target: metres from the cornea, negative in front; infinite of either sign for a far one.
  /// - Returns: `nil` where the point lies in the lens, or its light comes together at the cornea.
  public func vergence(ofTarget target: Double) -> Double? {
    guard let arriving = arriving(from: target),
      let leaving = EyeLaws.vergenceBehindLens.number(
        ("U_s", arriving), ("P_s", power.dioptres))
    else { return nil }
    let settled = leaving.settled(beside: max(arriving.magnitude, power.dioptres.magnitude))
    guard (1 - vertex * settled).magnitude > ThinLens.tolerance else { return nil }
    return EyeLaws.vergenceAtEye.number(("V_s", settled), ("d", vertex))
  }

  /// The vergence at the lens.
  public func arriving(from target: Double) -> Double? {
    if target.isInfinite { return 0 }
    guard let distance = EyeLaws.targetFromLens.number(("u", target), ("d", vertex)) else {
      return nil
    }
    return EyeLaws.vergenceAtLens.number(("u_s", distance))
  }
}
