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

  /// Where light must come from to have a vergence at the cornea behind the lens: metres from the cornea, negative in front;
  /// infinite for parallel light.
  ///
  /// - Returns: `nil` where the light would come together in the lens.
  public func target(giving vergence: Double) -> Double? {
    guard (1 + vertex * vergence).magnitude > ThinLens.tolerance,
      let leaving = EyeLaws.correction.number(("K", vergence), ("d", vertex))
    else { return nil }
    let size = max(leaving.magnitude, power.dioptres.magnitude)
    let arriving = (leaving - power.dioptres).settled(beside: size)
    if arriving == 0 { return .infinity }
    let place = 1 / arriving - vertex
    return place == 0 ? nil : place
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
