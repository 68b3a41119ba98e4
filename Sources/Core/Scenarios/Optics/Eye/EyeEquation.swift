/// A set of equations of an eye, in the order of `equations`.
public enum EyeEquation: String, Sendable, Hashable, CaseIterable {
  case refraction
  case farPoint = "far point"
  case correction
  case nearPoint = "near point"
  case accommodation
  case blur
}
