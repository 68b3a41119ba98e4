/// A number after rounding, in the parts of which text and MathML are made.
public struct PrintedNumber: Sendable, Hashable {
  /// The sign that is shown.
  public enum Sign: Sendable, Hashable {
    case none, plus, minus
  }

  public let sign: Sign
  /// The digits before the point; `0` at least, or `∞`.
  public let whole: String
  /// The digits behind the point; empty when there is none.
  public let fraction: String
  /// The power of ten that multiplies the digits, for numbers too large or too small to be written out.
  public let exponent: Int?

  /// Rounds a number and lays out its digits.
  public init(_ value: Double, _ format: NumberFormat) {
    guard value.isFinite else {
      sign = value.isNaN ? .none : value < 0 ? .minus : format.showsPlus ? .plus : .none
      whole = value.isNaN ? "–" : "∞"
      fraction = ""
      exponent = nil
      return
    }
    let rounded = Self.rounded(value, format)
    sign =
      rounded.isNegative ? .minus : format.showsPlus && !rounded.isZero ? .plus : .none
    let isExtreme = Self.isExtreme(rounded, format)
    let point = isExtreme ? 1 : rounded.point
    exponent = isExtreme ? rounded.point - 1 : nil
    whole = point <= 0 ? "0" : Self.text(of: rounded, 0..<point)
    let places = Self.places(rounded, format, point: point, isExtreme: isExtreme)
    fraction = Self.text(of: rounded, point..<point + places)
  }

  /// True for ±∞, which has no digits.
  public var isInfinite: Bool { whole == "∞" }

  /// The number as text.
  public func text(in style: NumberStyle) -> String {
    var text = unsigned(in: style)
    if let exponent {
      text += "\u{A0}×\u{A0}10" + Self.superscript(exponent)
    }
    switch sign {
    case .none: return text
    case .plus: return "+" + text
    case .minus: return style.minus + text
    }
  }

  /// The digits with separators, without sign and power of ten.
  public func unsigned(in style: NumberStyle) -> String {
    let grouped = Self.grouped(whole, by: style.groupSeparator)
    return fraction.isEmpty ? grouped : grouped + style.decimalSeparator + fraction
  }

  /// Drops what arithmetic left behind (0.1 + 0.2 is 0.3; 1004.9999999999999 is 1005), then rounds as asked.
  private static func rounded(_ value: Double, _ format: NumberFormat) -> DecimalDigits {
    let digits = DecimalDigits(value)
    if case .exact = format.precision { return digits }
    let clean = digits.rounded(figures: cleanFigures)
    if format.keepsIntegers, clean.rounded(figures: 10).isInteger, clean.point <= 6 {
      return clean.rounded(places: 0)
    }
    return switch format.precision {
    case .figures(let count): clean.rounded(figures: max(count, 1))
    case .places(let count): clean.rounded(places: max(count, 0))
    case .exact: clean
    }
  }

  /// Beyond so many digits lies the noise of a few operations in double precision.
  private static let cleanFigures = 14

  private static func isExtreme(_ number: DecimalDigits, _ format: NumberFormat) -> Bool {
    if number.isZero { return false }
    if case .places = format.precision { return number.point > 15 }
    return number.point > 9 || number.point < -3
  }

  /// How many digits stand behind the point.
  private static func places(
    _ number: DecimalDigits, _ format: NumberFormat, point: Int, isExtreme: Bool
  ) -> Int {
    let needed = max(number.digits.count - point, 0)
    guard format.keepsZeros else { return needed }
    switch format.precision {
    case .exact: return needed
    case .places(let count):
      // Zeros where the digits are not known would be wrong digits.
      return isExtreme ? needed : min(max(count, 0), max(needed, cleanFigures - point))
    case .figures(let count):
      if format.keepsIntegers, number.isInteger, number.point > count { return needed }
      return max(count - point, needed, 0)
    }
  }

  /// The digits at these positions, counted from the first digit; zeros where there are none.
  private static func text(of number: DecimalDigits, _ positions: Range<Int>) -> String {
    var text = ""
    for position in positions {
      let digit = number.digits.indices.contains(position) ? number.digits[position] : 0
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
    }
    return text
  }

  /// Groups of three from five digits up, so that a year or 1234 m stays in one piece.
  private static func grouped(_ digits: String, by separator: String) -> String {
    guard digits.utf8.count >= 5 else { return digits }
    var result = ""
    var left = digits.utf8.count
    for scalar in digits.unicodeScalars {
      result.unicodeScalars.append(scalar)
      left -= 1
      if left > 0, left % 3 == 0 { result += separator }
    }
    return result
  }

  package static func superscript(_ exponent: Int) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    var text = exponent < 0 ? "⁻" : ""
    for byte in exponent.magnitude.description.utf8 {
      text += digits[Int(byte - UInt8(ascii: "0"))]
    }
    return text
  }
}
