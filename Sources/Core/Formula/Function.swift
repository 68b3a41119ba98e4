/// A function that expressions may call.
public enum Function: String, Sendable, Hashable, CaseIterable {
  case sin, cos, tan, asin, acos, atan
  case sqrt, abs, exp
  /// The root of a whole degree: `root(3, x)`; odd ones of negative numbers too.
  case root
  /// A sum over an index: `sum(i, 1, 3, a_i x^i)`.
  case sum
  /// The natural logarithm.
  case ln
  /// The logarithm to base ten.
  case log
  case min, max
  /// To the nearest integer, half away from zero.
  case round
  /// Down and up to an integer.
  case floor, ceil

  /// The function that an author calls so: by its name here, or as books write an inverse.
  init?(written: String) {
    switch written {
    case "arcsin": self = .asin
    case "arccos": self = .acos
    case "arctan": self = .atan
    default:
      guard let function = Function(rawValue: written) else { return nil }
      self = function
    }
  }

  /// The inverse of an angle's function, as in sin⁻¹.
  var inverseOfAngle: Function? {
    switch self {
    case .sin: .asin
    case .cos: .acos
    case .tan: .atan
    default: nil
    }
  }

  /// How many arguments it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...64
    case .root: 2...2
    case .sum: 4...4
    default: 1...1
    }
  }
}
