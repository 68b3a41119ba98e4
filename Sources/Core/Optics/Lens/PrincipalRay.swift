/// The rays by which an image is found with a ruler, also called construction rays.
public enum PrincipalRay: Int, Sendable, Hashable, CaseIterable {
  /// Before the lens parallel to the axis; behind it on a line through the second focal point F′.
  case parallel = 1
  /// Through the centre of the lens.
  case central = 2
  /// Before the lens on a line through the first focal point F; behind it parallel to the axis.
  case focal = 3
}
