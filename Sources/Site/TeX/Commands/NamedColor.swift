/// The colours that have names in LaTeX: those of the package xcolor.
enum NamedColor {
  /// A colour by name, by hexadecimal digits, or by a model's numbers.
  static func color(_ text: String, model: String) -> TeXColor? {
    switch model {
    case "rgb": return numbers(text, scale: 255).map { TeXColor(hex: hex($0)) }
    case "RGB": return numbers(text, scale: 1).map { TeXColor(hex: hex($0)) }
    case "gray":
      return numbers(text + "," + text + "," + text, scale: 255).map { TeXColor(hex: hex($0)) }
    default: break
    }
    if let value = table[text] { return TeXColor(name: text, hex: value) }
    if let value = table[text.lowercased()] {
      return TeXColor(name: text.lowercased(), hex: value)
    }
    let digits = text.first == "#" ? text.dropFirst() : text[...]
    let isHex = digits.utf8.allSatisfy {
      ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66)
    }
    let isWhole = digits.utf8.count == 6 || (digits.utf8.count == 3 && text.first == "#")
    return isHex && isWhole ? TeXColor(hex: "#" + digits.lowercased()) : nil
  }

  static let names = table.keys.sorted()

  private static func numbers(_ text: String, scale: Double) -> [Int]? {
    let parts = text.split(separator: ",").map { Double($0.filter { $0 != " " }) }
    guard parts.count == 3 else { return nil }
    var values: [Int] = []
    for part in parts {
      guard let part, part >= 0, part * scale <= 255 else { return nil }
      values.append(Int((part * scale).rounded()))
    }
    return values
  }

  private static func hex(_ values: [Int]) -> String {
    values.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
  }

  private static let table: [String: String] = [
    "black": "#000000", "blue": "#0000ff", "brown": "#bf8040", "cyan": "#00ffff",
    "darkgray": "#404040", "gray": "#808080", "grey": "#808080", "green": "#00ff00",
    "lightgray": "#bfbfbf", "lime": "#bfff00", "magenta": "#ff00ff", "olive": "#808000",
    "orange": "#ff8000", "pink": "#ffbfbf", "purple": "#bf0040", "red": "#ff0000",
    "teal": "#008080", "violet": "#800080", "white": "#ffffff", "yellow": "#ffff00",
  ]
}
