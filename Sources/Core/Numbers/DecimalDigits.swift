/// A finite number written in decimal: the digits of its shortest representation and where the point stands.
///
/// The value is `0.d₁d₂d₃… × 10^point`. Rounding is half away from zero, on these digits: 2.675 to two places is 2.68, as
/// on paper, although the nearest binary number lies a little below.
struct DecimalDigits: Sendable, Hashable {
  var isNegative: Bool
  /// The digits 0…9 without leading or trailing zeros; empty for zero.
  var digits: [UInt8]
  /// How many of the digits stand before the decimal point; negative when zeros follow the point first.
  var point: Int

  /// The shortest digits that read back as the same number; `value` must be finite.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    point = 0
    var exponent = 0
    var exponentSign = 1
    var isExponent = false
    var isFraction = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isExponent:
        exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte - UInt8(ascii: "0"))
        if !isFraction { point += 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-") where isExponent: exponentSign = -1
      default: break
      }
    }
    point += exponent * exponentSign
    trim()
  }

  /// True for zero.
  var isZero: Bool { digits.isEmpty }

  /// True when nothing stands behind the point.
  var isInteger: Bool { digits.count <= point || isZero }

  /// Rounded to so many digits behind the point.
  func rounded(places: Int) -> DecimalDigits { keeping(point + places) }

  /// Rounded to so many significant digits.
  func rounded(figures: Int) -> DecimalDigits { keeping(figures) }

  private func keeping(_ count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.trim()
      return result
    }
    let roundsUp = digits[count] >= 5
    result.digits.removeSubrange(count...)
    if roundsUp { result.addOneAtTheEnd() }
    result.trim()
    return result
  }

  private mutating func addOneAtTheEnd() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// Takes away zeros at both ends; zero has no digits and no sign.
  private mutating func trim() {
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    point -= leading
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      point = 1
      isNegative = false
    }
  }
}
