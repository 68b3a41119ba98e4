/// A plain number as an author writes it: digits with at most one point, a sign, an exponent; `−` is minus.
struct PlainNumber {
  let value: Double

  /// The number; `nil` if the text is none, or is not finite.
  init?(_ text: String) {
    var plain = ""
    var digits = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "−": plain += "-"
      case "0"..."9":
        digits += 1
        plain.unicodeScalars.append(scalar)
      case "+", "-", ".", "e", "E": plain.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    guard digits > 0, let value = Double(plain), value.isFinite else { return nil }
    self.value = value
  }
}
