/// A set of equations of a prescription, in the order of `equations`.
public enum PrescriptionEquation: String, Sendable, Hashable, CaseIterable {
  case transposition
  case meanSphere = "mean sphere"
  case meridian
  case powerVector = "power vector"
  case crossing
  case conoid
  case prism
  case vertex
  case magnification
  /// The near portion by its addition.
  case addition
}
