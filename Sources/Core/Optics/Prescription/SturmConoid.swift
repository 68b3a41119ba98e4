import Formula

/// What an astigmatic lens makes of a point: no image point but two focal lines at right angles, and between them, where the
/// pencil is round, the circle of least confusion (Sturm's conoid).
public struct SturmConoid: Sendable, Hashable {
  /// One focal line: where the light of one principal meridian comes together.
  public struct Line: Sendable, Hashable {
    /// Of the light of that meridian behind the lens, dioptres; 0 when it leaves parallel.
    public let vergence: Double
    /// Metres behind the lens, negative in front; `nil` at infinity.
    public let position: Double?
    /// How the line lies: at right angles to the meridian whose light it gathers.
    public let orientation: Meridian
    /// Metres; `nil` without a pupil, and at infinity.
    public let length: Double?

    public var kind: PointKind {
      position == nil ? .atInfinity : vergence > 0 ? .real : .virtual
    }
  }

  public let lens: SpheroCylinder
  /// The vergence of the light that meets the lens, dioptres.
  public let objectVergence: Double
  /// The diameter of the round opening, metres.
  public let pupil: Double?
  /// Of the light in the meridian of the axis.
  public let first: Line
  /// Of the light at right angles to it.
  public let second: Line

  public init(_ lens: SpheroCylinder, objectVergence: Double, pupil: Double? = nil) {
    self.lens = lens
    self.objectVergence = objectVergence
    self.pupil = pupil
    let (s, c) = (lens.sphere.dioptres, lens.cylinder.dioptres)
    let along = PrescriptionLaws.vergenceAlongAxis.number(("U", objectVergence), ("S", s)) ?? 0
    let across =
      PrescriptionLaws.vergenceAcrossAxis.number(("U", objectVergence), ("S", s), ("C", c)) ?? 0
    let scale = max(objectVergence.magnitude, s.magnitude)
    let v1 = Self.parallelIfTiny(along, beside: scale)
    let v2 = Self.parallelIfTiny(across, beside: max(scale, c.magnitude))
    let z1 = PrescriptionLaws.firstLine.number(("V_1", v1))
    let z2 = PrescriptionLaws.secondLine.number(("V_2", v2))
    first = Line(
      vergence: v1, position: z1, orientation: lens.orientation.perpendicular,
      length: Self.length(PrescriptionLaws.firstLineLength, pupil, ("v_1", z1), ("V_2", v2)))
    second = Line(
      vergence: v2, position: z2, orientation: lens.orientation,
      length: Self.length(PrescriptionLaws.secondLineLength, pupil, ("v_2", z2), ("V_1", v1)))
  }

  private static func length(
    _ law: Law, _ pupil: Double?, _ line: (String, Double?), _ other: (String, Double)
  ) -> Double? {
    guard let pupil, let position = line.1 else { return nil }
    let length = law.number(("D", pupil), (line.0, position), other)
    return length.map { $0.settled(beside: pupil) }
  }

  /// Light counts as parallel where its vergence is lost beside what it was made of.
  private static func parallelIfTiny(_ vergence: Double, beside scale: Double) -> Double {
    vergence.magnitude <= ThinLens.tolerance * scale ? 0 : vergence
  }

  /// V₁ + V₂; 0 when the circle of least confusion is at infinity.
  private var sum: Double {
    Self.parallelIfTiny(
      first.vergence + second.vergence,
      beside: max(first.vergence.magnitude, second.vergence.magnitude))
  }

  /// Where the pencil is round: metres behind the lens, negative in front; `nil` at infinity.
  public var leastConfusion: Double? {
    sum == 0
      ? nil
      : PrescriptionLaws.leastConfusion.number(("V_1", first.vergence), ("V_2", second.vergence))
  }

  public var leastConfusionKind: PointKind {
    sum == 0 ? .atInfinity : sum > 0 ? .real : .virtual
  }

  /// The diameter of the circle of least confusion, metres.
  public var leastConfusionDiameter: Double? {
    guard let pupil, sum != 0 else { return nil }
    let diameter = PrescriptionLaws.leastConfusionDiameter.number(
      ("D", pupil), ("V_1", first.vergence), ("V_2", second.vergence))
    return diameter.map { $0.settled(beside: pupil) }
  }

  /// The length of the interval of Sturm, metres; `nil` where a line is at infinity.
  public var interval: Double? {
    guard let near = first.position, let far = second.position else { return nil }
    return (far - near).magnitude.settled(beside: near)
  }

  /// Halfway between the lines by distance, where the circle of least confusion is not.
  public var linearMidpoint: Double? {
    guard let near = first.position, let far = second.position else { return nil }
    return ((near + far) / 2).settled(beside: near)
  }

  /// The width of the pencil in a meridian so many metres behind the lens, of an opening of width 1: |1 − z V|.
  public func width(of line: Line, at distance: Double) -> Double {
    (1 - distance * line.vergence).magnitude
  }
}
