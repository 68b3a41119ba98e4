/// Finds the attributes in raw HTML that matter to links: `href` of `a` and `area`, `src`, `srcset` and `poster`, `data` of `object`, `id`, and `name` of `a`.
///
/// Comments, scripts and style sheets are left out. Half-written HTML ends the search; it never fails.
struct HTMLAttributeReader {
  /// An attribute that matters: its value as the indices between the quotation marks.
  struct Attribute {
    var role: Role
    var value: Range<Int>
  }

  enum Role {
    case link, source, anchor
  }

  private let html: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The element whose start tag is being read; `nil` between tags.
  private var element: [UInt8]?
  /// The addresses of a `srcset` that are still to be given out, the last first.
  private var candidates: [Range<Int>] = []

  init(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
  }

  /// The next attribute that matters.
  mutating func next() -> Attribute? {
    while index < html.count || !candidates.isEmpty {
      if let candidate = candidates.popLast() { return Attribute(role: .source, value: candidate) }
      guard let element else {
        readTagStart()
        continue
      }
      skipSpace()
      guard let byte, byte != UInt8(ascii: ">") else {
        leaveTag(element)
        continue
      }
      let name = readName()
      if name.isEmpty {
        index += 1
        continue
      }
      guard let value = readValue() else { continue }
      if name == Array("srcset".utf8) {
        candidates = Self.candidates(in: value, of: html).reversed()
      }
      if let role = Self.role(of: name, element: element) {
        return Attribute(role: role, value: value)
      }
    }
    return nil
  }

  private var byte: UInt8? { index < html.count ? html[index] : nil }

  private static func role(of name: [UInt8], element: [UInt8]) -> Role? {
    switch String(decoding: name, as: UTF8.self) {
    case "href" where element == Array("a".utf8) || element == Array("area".utf8): .link
    case "src", "poster": .source
    case "data" where element == Array("object".utf8): .source
    case "id": .anchor
    case "name" where element == Array("a".utf8): .anchor
    default: nil
    }
  }

  /// Goes to the next start tag and reads its name.
  private mutating func readTagStart() {
    while let byte, byte != UInt8(ascii: "<") { index += 1 }
    if starts(with: "<!--") {
      skip(behind: "-->")
      return
    }
    index += 1
    guard let byte, Self.isLetter(byte) else { return }
    element = readName()
  }

  /// Leaves a start tag; what is in a script or a style sheet is no HTML.
  private mutating func leaveTag(_ element: [UInt8]) {
    index += 1
    self.element = nil
    if element == Array("script".utf8) { skip(behind: "</script") }
    if element == Array("style".utf8) { skip(behind: "</style") }
  }

  private mutating func readName() -> [UInt8] {
    var name: [UInt8] = []
    while let byte, !Self.isSpace(byte), !">/=\"'<".utf8.contains(byte) {
      name.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
      index += 1
    }
    return name
  }

  /// The value that follows an attribute's name, if one does.
  private mutating func readValue() -> Range<Int>? {
    skipSpace()
    guard byte == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpace()
    if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      let start = index
      while let byte, byte != quote { index += 1 }
      guard byte == quote else { return nil }
      index += 1
      return start..<index - 1
    }
    let start = index
    while let byte, !Self.isSpace(byte), byte != UInt8(ascii: ">") { index += 1 }
    return start..<index
  }

  private mutating func skipSpace() {
    while let byte, Self.isSpace(byte) { index += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    guard html.count - index >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      html[index + $0] | 0x20 == text.utf8Start[$0] | 0x20
    }
  }

  /// Goes behind the next place where a text stands, or to the end.
  private mutating func skip(behind text: StaticString) {
    while index < html.count, !starts(with: text) { index += 1 }
    index = min(index + text.utf8CodeUnitCount, html.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
