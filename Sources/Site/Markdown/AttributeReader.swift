/// Reads attributes in braces, by pandoc's grammar: `#id`, `.class`, `key=value`, `key="a b"`, on one line.
struct AttributeReader {
  private let text: [UInt8]
  private var index: Int
  /// Where index 0 of the text stands in the source.
  private let base: Int
  private var caption: Range<Int>?

  /// The longest that is looked at.
  private static let longest = 2000

  /// Reads at an index of a text, at which `{` stands.
  init(_ text: [UInt8], at index: Int, base: Int) {
    self.text = text
    self.index = index
    self.base = base
  }

  /// The attributes; `nil` if what is here is something else.
  mutating func read() -> FoundAttributes? {
    let start = index
    var found = FoundAttributes(offsets: base + start..<base + start)
    var isEmpty = true
    index += 1
    while index < text.count, index - start < Self.longest {
      skipSpace()
      guard index < text.count else { return nil }
      switch text[index] {
      case UInt8(ascii: "}"):
        index += 1
        found.offsets = base + start..<base + index
        found.caption = caption
        return isEmpty ? nil : found
      case UInt8(ascii: "#"):
        guard let name = readName(from: index + 1, mayHaveDots: true) else { return nil }
        found.identifier = (string(name), base + name.lowerBound..<base + name.upperBound)
      case UInt8(ascii: "."):
        guard let name = readName(from: index + 1) else { return nil }
        found.classes.append(string(name))
      case UInt8(ascii: "f"), UInt8(ascii: "o"):
        if let word = readWord() {
          found.classes.append(word)
          break
        }
        guard let pair = readPair() else { return nil }
        found.pairs.append(pair)
      default:
        guard let pair = readPair() else { return nil }
        found.pairs.append(pair)
      }
      isEmpty = false
    }
    return nil
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
  }

  /// An id or a class: anything without white space and braces.
  private mutating func readName(from start: Int, mayHaveDots: Bool = false) -> Range<Int>? {
    index = start
    while index < text.count, text[index] > UInt8(ascii: " "),
      !"{}#=\"'<>`$[]()".utf8.contains(text[index]),
      mayHaveDots || text[index] != UInt8(ascii: ".")
    { index += 1 }
    return index > start ? start..<index : nil
  }

  /// `folded` or `open` by itself, which say how a container begins.
  private mutating func readWord() -> String? {
    for word in ["folded", "open"] {
      let end = index + word.utf8.count
      guard end < text.count, text[index..<end].elementsEqual(word.utf8),
        text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "}")
      else { continue }
      index = end
      return word
    }
    return nil
  }

  private mutating func readPair() -> (name: String, value: String, offsets: Range<Int>)? {
    let start = index
    while index < text.count, Self.isKeyByte(text[index], isFirst: index == start) { index += 1 }
    guard index > start else { return nil }
    let key = start..<index
    guard index < text.count, text[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    let valueStart = index
    guard let value = readValue() else { return nil }
    if string(key) == "caption" {
      let isQuoted = text[valueStart] == UInt8(ascii: "\"") || text[valueStart] == UInt8(ascii: "'")
      caption = base + valueStart + (isQuoted ? 1 : 0)..<base + index - (isQuoted ? 1 : 0)
    }
    return (string(key), value, base + start..<base + index)
  }

  private mutating func readValue() -> String? {
    guard index < text.count else { return nil }
    let quote = text[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      while index < text.count, text[index] > UInt8(ascii: " "), text[index] != UInt8(ascii: "}") {
        index += 1
      }
      return index > start ? string(start..<index) : nil
    }
    index += 1
    var value: [UInt8] = []
    while index < text.count, text[index] != quote {
      if text[index] == UInt8(ascii: "\n") { return nil }
      if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1] == quote {
        index += 1
      }
      value.append(text[index])
      index += 1
    }
    guard index < text.count else { return nil }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private static func isKeyByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { return true }
    return !isFirst
      && ((0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "."))
  }
}
