/// Reads one `[label]: destination "title"` in a paragraph's text, by CommonMark's grammar.
struct DefinitionReader {
  private let text: [UInt8]
  private var index: Int

  /// What was read, as indices of the text.
  struct Parts {
    var label: Range<Int>
    var destination: Range<Int>
    /// Behind the line end that ends it.
    var end: Int
  }

  /// Reads at an index, which begins a line.
  init(_ text: [UInt8], from start: Int) {
    self.text = text
    index = start
  }

  /// The definition that begins here, if there is one.
  consuming func read() -> Parts? {
    guard let label = readLabel(), take(UInt8(ascii: ":")) else { return nil }
    skipSpace()
    guard let destination = readDestination() else { return nil }
    let behind = index
    if let end = readTitle(), let lineEnd = blankEnd(from: end) {
      return Parts(label: label, destination: destination, end: lineEnd)
    }
    guard let lineEnd = blankEnd(from: behind) else { return nil }
    return Parts(label: label, destination: destination, end: lineEnd)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func readLabel() -> Range<Int>? {
    guard take(UInt8(ascii: "[")) else { return nil }
    let start = index
    var hasText = false
    while index < text.count, index - start < 1000 {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"):
        index += 1
        return hasText ? start..<index - 1 : nil
      default: break
      }
      if index < text.count, !Self.isSpace(text[index]) { hasText = true }
      index += 1
    }
    return nil
  }

  /// Skips white space with at most one line end.
  private mutating func skipSpace() {
    var hasLineEnd = false
    while index < text.count, Self.isSpace(text[index]) {
      if text[index] == UInt8(ascii: "\n") {
        if hasLineEnd { return }
        hasLineEnd = true
      }
      index += 1
    }
  }

  private mutating func readDestination() -> Range<Int>? {
    if take(UInt8(ascii: "<")) {
      let start = index
      while index < text.count, text[index] != UInt8(ascii: ">") {
        if text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "<") { return nil }
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = index
      return take(UInt8(ascii: ">")) ? start..<end : nil
    }
    let start = index
    var depth = 0
    while index < text.count, !Self.isSpace(text[index]), text[index] >= 0x20 {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return nil }
      index += 1
    }
    return index > start && depth == 0 ? start..<index : nil
  }

  /// The index behind a title that follows, if one does.
  private mutating func readTitle() -> Int? {
    let behind = index
    skipSpace()
    guard index > behind, index < text.count else { return nil }
    let closing: UInt8
    switch text[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = text[index]
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    index += 1
    while index < text.count, text[index] != closing {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < text.count ? index + 1 : nil
  }

  /// The index behind the line end, if only white space stands before it.
  private func blankEnd(from start: Int) -> Int? {
    var index = start
    while index < text.count, Self.isSpace(text[index]) {
      index += 1
      if text[index - 1] == UInt8(ascii: "\n") { return index }
    }
    return index >= text.count ? index : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
