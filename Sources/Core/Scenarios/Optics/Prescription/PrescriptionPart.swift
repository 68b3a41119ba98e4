/// A part of the figure of a prescription, in the order of `show`.
public enum PrescriptionPart: String, Sendable, Hashable, CaseIterable {
  /// The drawing that suits what the block is about.
  case diagram
  /// The two principal meridians with their powers.
  case powerCross = "power cross"
  /// The dial with the axis of the cylinder.
  case dial
  /// The astigmatic pencil in both principal sections.
  case conoid
  /// The lens from in front, with its optical centre, the pupil and the base of the prism.
  case decentration
  /// The lens in its two planes before the eye, with the far point.
  case vertex
  case equations, properties

  /// What is shown where nothing is said.
  public static let usual: [PrescriptionPart] = [.diagram, .equations, .properties]
}
