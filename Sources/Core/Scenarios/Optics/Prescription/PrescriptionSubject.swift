import Optics

/// What a block about prescriptions describes: lenses in contact, and what is asked of them.
public struct PrescriptionSubject: Sendable, Hashable {
  /// One lens, or several in contact.
  public var lenses: [PrescribedLens]
  /// All of them together.
  public var total: SpheroCylinder
  /// A point of which the lens makes a pencil.
  public var object: OpticsObject?
  /// The diameter of the lens's opening, metres.
  public var aperture: Double?
  /// The meridian in which the power is asked for.
  public var meridian: Meridian?
  public var vertex: VertexShift?
  public var decentration: LensDecentration?
  public var magnification: SpectacleMagnification?
  /// The pencil behind the lens, in air; `nil` without light, and where the object is in the plane of the lens.
  public var conoid: SturmConoid?

  init(_ lenses: [PrescribedLens]) {
    self.lenses = lenses
    total =
      lenses.count == 1
      ? lenses[0].model : SpheroCylinder(crossing: lenses.map { $0.model })
  }

  public var isCrossed: Bool { lenses.count > 1 }

  /// True if the lens was given as one power, and has neither cylinder nor axis to speak of.
  public var isPower: Bool { !isCrossed && lenses.first?.source == .power }
}
