/// A colour as an author wrote it.
struct TeXColor: Sendable, Equatable {
  /// The name of the usual table, which the style sheet adapts to dark pages; `nil` for a colour by numbers.
  var name: String?
  /// `#rrggbb`, or `#rgb`.
  var hex: String

  /// Whether white can be read on it better than black, by relative luminance (Web Content Accessibility Guidelines 2.2).
  var isDark: Bool {
    let digits = hex.dropFirst().compactMap(\.hexDigitValue)
    var parts: [Double] = []
    if digits.count == 6 {
      for index in [0, 2, 4] { parts.append(Double(digits[index] * 16 + digits[index + 1]) / 255) }
    } else {
      for digit in digits { parts.append(Double(digit) / 15) }
    }
    guard parts.count == 3 else { return false }
    // The square is near enough to the transfer curve to choose between black and white.
    let squares = parts.map { $0 * $0 }
    let light: Double = 0.2126 * squares[0] + 0.7152 * squares[1] + 0.0722 * squares[2]
    return light < 0.18
  }
}
