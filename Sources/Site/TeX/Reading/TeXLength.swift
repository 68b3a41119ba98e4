/// TeX's lengths, in em of a font of 10 points.
enum TeXLength {
  /// The length in em; `nil` if the text is none, or is out of all proportion.
  static func em(_ text: String) -> Double? {
    let trimmed = text.filter { $0 != " " && $0 != "\n" }
    let unit = String(trimmed.suffix(2))
    guard trimmed.count > 2, let size = units[unit] else { return nil }
    var digits = String(trimmed.dropLast(2))
    if digits.first == "+" { digits.removeFirst() }
    guard let value = number(digits) else { return nil }
    let length = value * size
    return length.magnitude <= 200 ? length : nil
  }

  static func isNumber(_ text: String) -> Bool { number(text) != nil }

  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "-")
    }
    guard isPlain, text.utf8.count < 20 else { return nil }
    if text.first == "." { return Double("0" + text) }
    if text.hasPrefix("-.") { return Double("-0" + text.dropFirst()) }
    return Double(text.last == "." ? String(text.dropLast()) : text)
  }

  private static let units: [String: Double] = [
    "em": 1, "ex": 0.431, "mu": 1.0 / 18, "pt": 0.1, "pc": 1.2, "mm": 0.2845, "cm": 2.845,
    "in": 7.227, "bp": 0.100375, "px": 0.0625, "dd": 0.107, "cc": 1.284, "sp": 0,
  ]
}
