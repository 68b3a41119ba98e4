/// A width or a height as an author writes it: `60%`, `300`, `20em`.
enum Length {
  private static let units = ["", "px", "%", "em", "rem", "ch", "cm", "mm", "in", "pt", "vw"]

  /// Whether it is a number with a unit and nothing else.
  static func isSafe(_ text: String) -> Bool {
    let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    return Double(number) != nil && number.utf8.count < 8
      && units.contains(String(text.dropFirst(number.count)))
  }

  /// The whole number of pixels that it is, if it is one.
  static func pixels(_ text: String) -> Int? {
    Int(text.hasSuffix("px") ? text.dropLast(2) : Substring(text))
  }
}
