/// A function that expressions may call.
public enum Function: String, Sendable, Hashable, CaseIterable {
  case sin, cos, tan, asin, acos, atan
  case sqrt, abs, exp
  /// The natural logarithm.
  case ln
  /// The logarithm to base ten.
  case log
  case min, max
  /// To the nearest integer, half away from zero.
  case round
  /// Down and up to an integer.
  case floor, ceil

  /// How many arguments it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...64
    default: 1...1
    }
  }
}
