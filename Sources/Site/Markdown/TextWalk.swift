/// Goes along a text that libcmark gave back and along the source it came from, in which escapes and character references are longer.
struct TextWalk {
  private let literal: UnsafeBufferPointer<UInt8>
  private let source: SourceBytes
  private let isVerbatim: Bool
  private(set) var index = 0
  /// The offset in the source of the character at `index`.
  private(set) var offset: Int

  init(_ literal: UnsafeBufferPointer<UInt8>, from offset: Int, in source: SourceBytes) {
    self.literal = literal
    self.source = source
    self.offset = offset
    isVerbatim = source.masks(literal, at: offset)
  }

  var isAtEnd: Bool { index >= literal.count }

  /// Whether the next characters are those that libcmark was given for a mark at this place of the source.
  func isOn(_ mark: Mark) -> Bool {
    let count = min(mark.offsets.count, 2)
    guard index + count <= literal.count, offset + count <= source.masked.count else {
      return false
    }
    return (0..<count).allSatisfy { literal[index + $0] == source.masked[offset + $0] }
  }

  /// Goes on to an offset in the source, or to the end of the text.
  mutating func move(to target: Int) {
    guard !isVerbatim else {
      let count = min(max(target - offset, 0), literal.count - index)
      index += count
      offset += count
      return
    }
    while index < literal.count, offset < target { step() }
  }

  private mutating func step() {
    let text = source.masked
    guard offset < text.count else {
      index = literal.count
      return
    }
    let byte = text[offset]
    let following = offset + 1 < text.count ? text[offset + 1] : 0
    if byte == UInt8(ascii: "\\"), following == literal[index], Self.isPunctuation(following) {
      offset += 2
      index += 1
    } else if byte == UInt8(ascii: "&"), let length = referenceLength {
      let count = CommonMarkTree.length(
        ofReference: UnsafeBufferPointer(rebasing: text[offset..<offset + length]))
      offset += length
      index = min(index + count, literal.count)
    } else if let length = typographicLength {
      offset += length
      index = min(index + 3, literal.count)
    } else if byte == literal[index] {
      offset += 1
      index += 1
    } else {
      stepOverRepairedByte()
    }
  }

  /// How many bytes of the source became the quote, dash or ellipsis that stands here; `nil` if none does.
  private var typographicLength: Int? {
    guard source.isSmart, index + 2 < literal.count, literal[index] == 0xE2,
      literal[index + 1] == 0x80
    else { return nil }
    switch (literal[index + 2], source.masked[offset]) {
    case (0x98...0x9D, UInt8(ascii: "\"")), (0x98...0x9D, UInt8(ascii: "'")): return 1
    case (0x93, UInt8(ascii: "-")): return 2
    case (0x94, UInt8(ascii: "-")), (0xA6, UInt8(ascii: ".")): return 3
    default: return nil
    }
  }

  /// A byte that is no text, and NUL, became U+FFFD.
  private mutating func stepOverRepairedByte() {
    index = min(index + (literal[index] == 0xEF ? 3 : 1), literal.count)
    offset += 1
  }

  /// The length of the character reference that begins here, if one may.
  private var referenceLength: Int? {
    let limit = min(offset + 40, source.masked.count)
    var end = offset + 1
    while end < limit {
      let byte = source.masked[end]
      if byte == UInt8(ascii: ";") { return end > offset + 1 ? end + 1 - offset : nil }
      guard
        byte == UInt8(ascii: "#") || (0x30...0x39).contains(byte)
          || (0x61...0x7A).contains(byte | 0x20)
      else { return nil }
      end += 1
    }
    return nil
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }
}
