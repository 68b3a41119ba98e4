import Formula

extension OpticalSystem {
  /// The cardinal points; `nil` for an afocal system.
  public var cardinalPoints: CardinalPoints? {
    let matrix = self.matrix
    guard matrix.c != 0 else { return nil }
    func value(_ law: Law) -> Double? {
      law.number(
        ("n", indexBefore), ("n'", after.index), ("P", -matrix.c), ("A", matrix.a),
        ("D", matrix.d))
    }
    guard let f = value(SystemLaws.firstFocalLength),
      let f2 = value(SystemLaws.secondFocalLength),
      let front = value(SystemLaws.firstFocalPoint),
      let back = value(SystemLaws.secondFocalPoint),
      let h = value(SystemLaws.firstPrincipalPoint),
      let h2 = value(SystemLaws.secondPrincipalPoint), let shift = value(SystemLaws.nodalShift)
    else { return nil }
    return CardinalPoints(
      firstFocal: front, secondFocal: back, firstPrincipal: h, secondPrincipal: h2,
      firstNodal: h + shift, secondNodal: h2 + shift, firstFocalLength: f, secondFocalLength: f2)
  }

  /// What a lens at the back vertex would need as power to focus light from infinity where the system does: P/A.
  ///
  /// Infinity where the focus lies in the back vertex itself; `nil` for an afocal system that has no focus.
  public var backVertexPower: Double? {
    let matrix = self.matrix
    if matrix.a == 0 { return matrix.c == 0 ? nil : .infinity }
    return SystemLaws.backVertexPower.number(("P", 0 - matrix.c), ("A", matrix.a))
  }

  /// The same from the front vertex, for light that comes from behind: P/D.
  public var frontVertexPower: Double? {
    let matrix = self.matrix
    if matrix.d == 0 { return matrix.c == 0 ? nil : .infinity }
    return SystemLaws.frontVertexPower.number(("P", 0 - matrix.c), ("D", matrix.d))
  }

  /// The index in front of the front vertex.
  public var indexBefore: Double { medium(before: measured.lowerBound).index }

  /// How many times as steep light leaves an afocal system as it came in, signed: n D/n′; `nil` for a system with a power.
  public var angularMagnification: Double? {
    let matrix = self.matrix
    guard matrix.c == 0 else { return nil }
    return SystemLaws.angularMagnification.number(
      ("n", indexBefore), ("n'", after.index), ("D", matrix.d))
  }
}
