import Numbers
import Quantities

extension Function {
  /// The value for arguments of the right number.
  ///
  /// - Parameters:
  ///   - values: the arguments' values; at least one.
  ///   - spans: where each argument stands.
  ///   - span: where the call stands.
  func value(of values: [Quantity], spans: [Span?], at span: Span?) throws(FormulaFault) -> Quantity
  {
    let first = values[0]
    let place = spans.first ?? span
    switch self {
    case .sin, .cos, .tan: return try trigonometric(first, at: place)
    case .asin, .acos, .atan: return try inverse(first, at: place)
    case .abs: return Quantity(first.value.magnitude, first.dimension, in: first.unit)
    case .sqrt: return try root(first, at: place)
    case .root: return try root(values[1], degree: first, at: spans.last ?? span)
    case .sum: throw Summation.malformed(at: span)
    case .exp, .ln, .log, .round, .floor, .ceil: return try numeric(first, at: place)
    case .min, .max: return try extreme(values, spans)
    }
  }

  private func trigonometric(_ angle: Quantity, at span: Span?) throws(FormulaFault) -> Quantity {
    guard angle.dimension == .angle else {
      throw FormulaFault(
        "formula/dimension", at: span,
        "`\(rawValue)` takes an angle, not \(angle.dimension.described)",
        explanation: angle.dimension == .number ? "Write its unit: `30 deg` or `0.5 rad`." : nil)
    }
    guard angle.value.isFinite else { throw undefined(of: "infinity", at: span) }
    switch self {
    case .sin: return .number(Elementary.sin(angle.value))
    case .cos: return .number(Elementary.cos(angle.value))
    default: return .number(Elementary.tan(angle.value))
    }
  }

  private func inverse(_ argument: Quantity, at span: Span?) throws(FormulaFault) -> Quantity {
    let ratio = try plain(argument, at: span)
    if self == .atan { return Quantity(Elementary.atan(ratio), .angle) }
    guard ratio.magnitude <= 1 + 1e-13 else {
      throw undefined(of: "a number beyond ±1", at: span)
    }
    let clamped = Swift.min(Swift.max(ratio, -1), 1)
    return Quantity(self == .asin ? Elementary.asin(clamped) : Elementary.acos(clamped), .angle)
  }

  private func root(_ argument: Quantity, at span: Span?) throws(FormulaFault) -> Quantity {
    guard argument.value >= 0 else { throw undefined(of: "a negative number", at: span) }
    let dimension = argument.dimension
    guard dimension.length % 2 == 0, dimension.angle % 2 == 0 else {
      throw FormulaFault(
        "formula/dimension", at: span, "`sqrt` takes a square, not \(dimension.described)")
    }
    let half = Dimension(length: dimension.length / 2, angle: dimension.angle / 2)
    return Quantity(argument.value.squareRoot(), half)
  }

  /// A root of any whole degree; one of odd degree has the sign of what it is taken of.
  private func root(_ argument: Quantity, degree: Quantity, at span: Span?) throws(FormulaFault)
    -> Quantity
  {
    guard degree.dimension == .number, (2...20).contains(degree.value),
      degree.value == degree.value.rounded()
    else {
      throw FormulaFault(
        "formula/undefined", at: span, "the degree of a root is a whole number from 2 to 20")
    }
    let isOdd = degree.value.truncatingRemainder(dividingBy: 2) == 1
    guard argument.value >= 0 || isOdd else { throw undefined(of: "a negative number", at: span) }
    let size = Quantity(argument.value.magnitude, argument.dimension)
    var result = try Arithmetic.power(size, .number(1 / degree.value), at: span)
    if argument.value < 0 { result.value = -result.value }
    return result
  }

  private func numeric(_ argument: Quantity, at span: Span?) throws(FormulaFault) -> Quantity {
    let value = try plain(argument, at: span)
    switch self {
    case .exp:
      return try Arithmetic.finite(Elementary.exp(value), .number, from: [argument], at: span)
    case .round: return .number(value.rounded(.toNearestOrAwayFromZero))
    case .floor: return .number(value.rounded(.down))
    case .ceil: return .number(value.rounded(.up))
    default:
      guard value > 0 else { throw undefined(of: "zero or a negative number", at: span) }
      return .number(self == .ln ? Elementary.log(value) : Elementary.log10(value))
    }
  }

  private func extreme(_ values: [Quantity], _ spans: [Span?]) throws(FormulaFault) -> Quantity {
    var result = values[0]
    for (value, span) in zip(values, spans).dropFirst() {
      guard value.dimension == result.dimension else {
        throw FormulaFault(
          "formula/dimension", at: span,
          "\(value.dimension.described) cannot be compared with \(result.dimension.described)")
      }
      if self == .min ? value.value < result.value : value.value > result.value { result = value }
    }
    return result
  }

  private func plain(_ argument: Quantity, at span: Span?) throws(FormulaFault) -> Double {
    guard argument.dimension == .number else {
      throw FormulaFault(
        "formula/dimension", at: span,
        "`\(rawValue)` takes a plain number, not \(argument.dimension.described)")
    }
    return argument.value
  }

  private func undefined(of what: String, at span: Span?) -> FormulaFault {
    FormulaFault("formula/undefined", at: span, "`\(rawValue)` of \(what) is undefined")
  }
}
