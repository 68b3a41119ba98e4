/// The structure of MathML without what projects write differently.
///
/// Left out: attributes, except a fraction's missing line and letters' styles, which become the characters of Plane 1;
/// spaces and invisible operators; `mrow` around one child, and `mstyle`, `mpadded` and `menclose`, which are taken for `mrow`;
/// which of `mi` and `mo` a sign is, and how words in `mtext` look. Signs with two code points are written with one.
struct MathMLStructure: Equatable, CustomStringConvertible {
  let description: String

  init(_ markup: String) {
    var parser = MarkupParser(markup)
    let nodes = parser.nodes().flatMap { Self.simplified($0) }
    description = nodes.map(\.description).joined()
  }

  /// An element or text.
  indirect enum Node: CustomStringConvertible {
    case element(String, [String: String], [Node])
    case text(String)

    var description: String {
      switch self {
      case .text(let text): return text
      case .element(let name, let attributes, let content):
        let inside = content.map(\.description).joined()
        let mark = attributes["linethickness"] == "0" ? " 0" : ""
        return "<\(name)\(mark)>\(inside)</>"
      }
    }
  }

  private static func simplified(_ node: Node) -> [Node] {
    guard case .element(let name, let attributes, let content) = node else { return [node] }
    switch name {
    case "annotation", "mspace", "mprescripts": return []
    case "semantics": return content.flatMap { simplified($0) }
    case "mi", "mo", "mn", "mtext": return token(name, attributes, content)
    case "math", "mrow", "mstyle", "mpadded", "menclose", "merror":
      return row(content.flatMap { simplified($0) })
    case "msqrt", "mtd", "mphantom":
      return [.element(name, [:], row(content.flatMap { simplified($0) }))]
    default:
      return [
        .element(name, attributes, content.flatMap { child in one(simplified(child)) })
      ]
    }
  }

  /// A row of one child is that child; a row of rows stays.
  private static func row(_ nodes: [Node]) -> [Node] {
    let solid = nodes.filter { $0.description != "<mrow></>" }
    return solid.count == 1 ? solid : [.element("mrow", [:], solid)]
  }

  /// Exactly one node for an element whose children have places.
  private static func one(_ nodes: [Node]) -> [Node] {
    nodes.count == 1 ? nodes : [.element("mrow", [:], nodes)]
  }

  private static func token(_ name: String, _ attributes: [String: String], _ content: [Node])
    -> [Node]
  {
    if case .element? = content.first { return row(content.flatMap { simplified($0) }) }
    var text = content.map(\.description).joined()
    text = text.split(whereSeparator: { " \n\u{A0}\u{2009}\u{2006}".contains($0) })
      .joined(separator: " ")
    if text == "\u{2061}" || (text.isEmpty && name == "mtext") { return [] }
    if text.isEmpty { return [.element("mrow", [:], [])] }
    text = spellings[text] ?? text
    if name != "mtext", let variant = attributes["mathvariant"] {
      text = LetterStyle.plain(text, variant)
    }
    return [.element(name == "mo" || name == "mi" ? "m" : name, [:], [.text(text)])]
  }

  /// Signs for which projects choose different code points.
  private static let spellings = [
    "·": "⋅", "*": "∗", "-": "−", "―": "‾", "¯": "‾", "_": "‾", "◻": "□", "ˆ": "^", "˜": "~",
    "\u{302}": "^", "\u{303}": "~", "...": "\u{20DB}",
    "....": "\u{20DC}", "\u{2B1D}": "⋅", "′′": "″", "ˊ": "´", "\u{27FA}": "⟺",
  ]
}

/// Reads well-formed markup: elements, attributes, text, numeric and the five named references.
struct MarkupParser {
  private let text: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  mutating func nodes() -> [MathMLStructure.Node] {
    var nodes: [MathMLStructure.Node] = []
    while place < text.count {
      if text[place] != "<" {
        nodes.append(.text(characters()))
      } else if place + 1 < text.count, text[place + 1] == "/" {
        return nodes
      } else {
        nodes.append(element())
      }
    }
    return nodes
  }

  private mutating func characters() -> String {
    var raw = ""
    while place < text.count, text[place] != "<" {
      raw.unicodeScalars.append(text[place])
      place += 1
    }
    return Self.decoded(raw)
  }

  private mutating func element() -> MathMLStructure.Node {
    place += 1
    let name = word(until: " />")
    var attributes: [String: String] = [:]
    while place < text.count, text[place] != ">", text[place] != "/" {
      if text[place] == " " {
        place += 1
        continue
      }
      let key = word(until: "=")
      place += 1
      let quote = text[place]
      place += 1
      attributes[key] = Self.decoded(word(until: String(quote)))
      place += 1
    }
    if text[place] == "/" {
      place += 2
      return .element(name, attributes, [])
    }
    place += 1
    let content = nodes()
    _ = word(until: ">")
    place += 1
    return .element(name, attributes, content)
  }

  private mutating func word(until ends: String) -> String {
    var word = ""
    while place < text.count, !ends.unicodeScalars.contains(text[place]) {
      word.unicodeScalars.append(text[place])
      place += 1
    }
    return word
  }

  private static func decoded(_ raw: String) -> String {
    var result = ""
    var rest = raw[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: mark)..<end]
      if name.hasPrefix("#x"), let value = UInt32(name.dropFirst(2), radix: 16) {
        result.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
      } else {
        result += ["lt": "<", "gt": ">", "amp": "&", "quot": "\""][String(name)] ?? "?"
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Letters with the attribute `mathvariant`, as the characters of Plane 1 that mean the same.
enum LetterStyle {
  static func plain(_ text: String, _ variant: String) -> String {
    guard let base = bases[variant] else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(styled(scalar, base, variant))
    }
    return result
  }

  private static func styled(
    _ scalar: Unicode.Scalar, _ base: (letters: UInt32, digits: UInt32?), _ variant: String
  )
    -> Unicode.Scalar
  {
    if let exception = exceptions[variant]?[scalar] { return exception }
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return Unicode.Scalar(base.letters + value - 0x41) ?? scalar
    case 0x61...0x7A: return Unicode.Scalar(base.letters + 26 + value - 0x61) ?? scalar
    case 0x30...0x39:
      return base.digits.flatMap { Unicode.Scalar($0 + value - 0x30) } ?? scalar
    default: return scalar
    }
  }

  private static let bases: [String: (letters: UInt32, digits: UInt32?)] = [
    "bold": (0x1D400, 0x1D7CE), "italic": (0x1D434, nil), "bold-italic": (0x1D468, nil),
    "script": (0x1D49C, nil), "fraktur": (0x1D504, nil), "double-struck": (0x1D538, 0x1D7D8),
    "sans-serif": (0x1D5A0, 0x1D7E2), "monospace": (0x1D670, 0x1D7F6),
  ]

  private static let exceptions: [String: [Unicode.Scalar: Unicode.Scalar]] = [
    "italic": ["h": "ℎ"],
    "script": [
      "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ",
      "g": "ℊ", "o": "ℴ",
    ],
    "fraktur": ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"],
    "double-struck": ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"],
  ]
}
