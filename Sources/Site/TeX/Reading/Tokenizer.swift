/// Cuts a formula's source into tokens. Comments are dropped, and so are spaces behind a control word.
struct Tokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [Token] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
    tokens.reserveCapacity(bytes.count / 2 + 4)
  }

  /// The tokens of a text, with one of kind `.end` behind the last.
  static func tokens(of text: String) throws(TeXFault) -> [Token] {
    var tokenizer = Tokenizer(text)
    while tokenizer.place < tokenizer.bytes.count { try tokenizer.read() }
    tokenizer.tokens.append(Token(.end, from: tokenizer.place, to: tokenizer.place))
    return tokenizer.tokens
  }

  /// The tokens of what a token is short for, all at its place.
  static func tokens(of text: String, at token: Token) throws(TeXFault) -> [Token] {
    var tokens = try tokens(of: text).dropLast().map { $0 }
    for index in tokens.indices {
      (tokens[index].start, tokens[index].end) = (token.start, token.end)
      tokens[index].isFromMacro = true
    }
    return tokens
  }

  private mutating func read() throws(TeXFault) {
    let start = place
    switch bytes[place] {
    // Control characters have no place in a page; they count as spaces.
    case 0...0x20, 0x7F:
      skipSpaces()
      tokens.append(Token(.space, from: start, to: place))
    case UInt8(ascii: "\\"): try readCommand()
    case UInt8(ascii: "%"): skipComment()
    case UInt8(ascii: "{"): append(.open, "{")
    case UInt8(ascii: "}"): append(.close, "}")
    case UInt8(ascii: "^"): append(.superscript, "^")
    case UInt8(ascii: "_"): append(.subscript, "_")
    case UInt8(ascii: "&"): append(.alignment, "&")
    case UInt8(ascii: "$"): append(.dollar, "$")
    case UInt8(ascii: "~"):
      place += 1
      tokens.append(Token(.command, name: "nobreakspace", from: start, to: place))
    case UInt8(ascii: "#"): readParameter()
    case let byte where byte < 0x80:
      append(.character, Unicode.Scalar(byte))
    default:
      let scalar = nextScalar()
      tokens.append(Token(.character, scalar, from: start, to: place))
    }
  }

  private mutating func append(_ kind: Token.Kind, _ scalar: Unicode.Scalar) {
    tokens.append(Token(kind, scalar, from: place, to: place + 1))
    place += 1
  }

  /// The scalar at the place, which is moved behind it. (The bytes come from a `String` and are whole.)
  private mutating func nextScalar() -> Unicode.Scalar {
    let first = bytes[place]
    guard first >= 0x80 else {
      place += 1
      return Unicode.Scalar(first)
    }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    let end = min(place + length, bytes.count)
    for index in place + 1..<max(place + 1, end) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    place = end
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func skipSpaces() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  /// A comment goes to the end of its line and takes the line's end and the next line's indentation with it.
  private mutating func skipComment() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    skipSpaces()
  }

  private mutating func readParameter() {
    let start = place
    place += 1
    guard place < bytes.count, bytes[place] == UInt8(ascii: "#") || Self.isDigit(bytes[place])
    else {
      tokens.append(Token(.parameter, "#", from: start, to: place))
      return
    }
    let scalar = Unicode.Scalar(bytes[place])
    place += 1
    tokens.append(Token(.parameter, scalar, from: start, to: place))
  }

  private mutating func readCommand() throws(TeXFault) {
    let start = place
    place += 1
    guard place < bytes.count else {
      throw TeXFault(
        "math/lone-backslash", start..<place, "a backslash needs a command behind it",
        solutions: [("write `\\backslash` for the sign itself", "\\backslash")])
    }
    guard Self.isLetter(bytes[place]) else {
      let scalar = nextScalar()
      let isSpace = scalar.value <= 0x20 || scalar.value == 0x7F
      let name = isSpace ? " " : String(scalar)
      tokens.append(Token(.command, name: name, from: start, to: place))
      return
    }
    let nameStart = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
    if name == "verb" { return try readVerbatim(from: start) }
    tokens.append(Token(.command, name: name, from: start, to: place))
    skipSpaces()
  }

  private mutating func readVerbatim(from start: Int) throws(TeXFault) {
    if place < bytes.count, bytes[place] == UInt8(ascii: "*") { place += 1 }
    let fault = TeXFault(
      "math/unclosed-verb", start..<place, "\\verb needs the same sign before and behind its text",
      solutions: [("write it as `\\verb|text|`", nil)])
    guard place < bytes.count, bytes[place] < 0x80 else { throw fault }
    let mark = bytes[place]
    let first = place + 1
    var end = first
    while end < bytes.count, bytes[end] != mark, bytes[end] >= 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == mark else { throw fault }
    place = end + 1
    let text = String(decoding: bytes[first..<end], as: UTF8.self)
    tokens.append(Token(.verbatim, name: text, from: start, to: place))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x31 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
