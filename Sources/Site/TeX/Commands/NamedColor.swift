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
    if let value = printing[text] { return TeXColor(hex: value) }
    let digits = text.first == "#" ? text.dropFirst() : text[...]
    let isHex = digits.utf8.allSatisfy {
      ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66)
    }
    let isWhole = digits.utf8.count == 6 || (digits.utf8.count == 3 && text.first == "#")
    return isHex && isWhole ? TeXColor(hex: "#" + digits.lowercased()) : nil
  }

  static let names = table.keys.sorted() + printing.keys.sorted()

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

  /// The names of printing inks that the package knows with the option `dvipsnames`.
  private static let printing: [String: String] = {
    let words = """
      Apricot fbb982 Aquamarine 00b5be Bittersweet c04f17 BlueGreen 00b3b8 BlueViolet 473992
      BrickRed b6321c BurntOrange f7921d CadetBlue 74729a CarnationPink f282b4 Cerulean 00a2e3
      CornflowerBlue 41b0e4 Dandelion fdbc42 DarkOrchid a4538a Emerald 00a99d ForestGreen 009b55
      Fuchsia 8c368c Goldenrod ffdf42 GreenYellow dfe674 JungleGreen 00a99a Lavender f49ec4
      LimeGreen 8dc73e Mahogany a9341f Maroon af3235 Melon f89e7b MidnightBlue 006795
      Mulberry a93c93 NavyBlue 006eb8 OliveGreen 3c8031 OrangeRed ed135a Orchid af72b0 Peach f7965a
      Periwinkle 7977b8 PineGreen 008b72 Plum 92268f ProcessBlue 00b0f0 RawSienna 974006
      RedOrange f26035 RedViolet a1246b Rhodamine ef559f RoyalBlue 0071bc RoyalPurple 613f99
      RubineRed ed017d Salmon f69289 SeaGreen 3fbc9d Sepia 671800 SkyBlue 46c5dd SpringGreen c6dc67
      Tan da9d76 TealBlue 00aeb3 Thistle d883b7 Turquoise 00b4ce VioletRed ef58a0
      WildStrawberry ee2967 YellowGreen 98cc70 YellowOrange faa21a
      """.split { $0 == " " || $0 == "\n" }
    var table: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[String(words[index])] = "#" + words[index + 1]
    }
    return table
  }()
}
