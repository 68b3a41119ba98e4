/// What follows a link's text in the source: `](destination "title")`, `][label]` or `]` alone.
struct LinkTail {
  enum Form {
    /// The offsets of the destination, without `<` and `>`.
    case inline(Range<Int>)
    /// The offsets of the label; empty where the link's text is the label.
    case reference(Range<Int>)
  }

  /// Behind the link.
  private(set) var end: Int
  /// How many line ends were crossed.
  private(set) var lineEnds = 0
  private let source: SourceBytes

  /// Begins behind a link's text, at its `]`.
  init(behind offset: Int, source: SourceBytes) {
    end = offset
    self.source = source
  }

  /// Reads it.
  ///
  /// - Parameter textStart: where the text of a line of the source, counted from 0, begins.
  mutating func read(_ textStart: (Int) -> Int) -> Form {
    skip { $0 != UInt8(ascii: "]") }
    guard byte == UInt8(ascii: "]") else { return .reference(end..<end) }
    end += 1
    if byte == UInt8(ascii: "[") {
      let start = end + 1
      end = start
      skipLabel(textStart)
      let label = start..<max(start, end)
      end = min(end + 1, source.bytes.count)
      return .reference(label)
    }
    guard byte == UInt8(ascii: "(") else { return .reference(end..<end) }
    let text = end
    end += 1
    skipSpace(textStart)
    let destination = readDestination()
    skipSpace(textStart)
    skipTitle(textStart)
    skipSpace(textStart)
    guard byte == UInt8(ascii: ")") else {
      // What stands in parentheses is no destination, so the text alone is a reference.
      end = text
      lineEnds = 0
      return .reference(end..<end)
    }
    end += 1
    return .inline(destination)
  }

  private var byte: UInt8? { end < source.bytes.count ? source.bytes[end] : nil }

  /// Skips on one line.
  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), isSkipped(byte) {
      end += 1
    }
  }

  /// Crosses a line end, and the next line's quote marks and indentation.
  private mutating func skipLineEnd(_ textStart: (Int) -> Int) {
    let next = source.line(at: end) + 1
    guard next < source.lineCount else {
      end = source.bytes.count
      return
    }
    lineEnds += 1
    end = max(textStart(next), Int(source.lineStarts[next]))
  }

  private mutating func skipSpace(_ textStart: (Int) -> Int) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): end += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd(textStart)
      default: return
      }
    }
  }

  private mutating func readDestination() -> Range<Int> {
    if byte == UInt8(ascii: "<") {
      end += 1
      let start = end
      skipEscaped { $0 != UInt8(ascii: ">") }
      let destination = start..<end
      if byte == UInt8(ascii: ">") { end += 1 }
      return destination
    }
    let start = end
    var depth = 0
    skipEscaped { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte > UInt8(ascii: " ") && depth >= 0
    }
    return start..<end
  }

  private mutating func skipTitle(_ textStart: (Int) -> Int) {
    guard let opening = byte, "\"'(".utf8.contains(opening) else { return }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening
    end += 1
    skipAcrossLines(to: closing, textStart)
    if byte == closing { end += 1 }
  }

  private mutating func skipLabel(_ textStart: (Int) -> Int) {
    skipAcrossLines(to: UInt8(ascii: "]"), textStart)
  }

  private mutating func skipAcrossLines(to closing: UInt8, _ textStart: (Int) -> Int) {
    while let byte, byte != closing {
      skipEscaped { $0 != closing }
      if self.byte == UInt8(ascii: "\n") || self.byte == UInt8(ascii: "\r") {
        skipLineEnd(textStart)
      }
    }
  }

  /// Skips on one line; a backslash takes the next character with it.
  private mutating func skipEscaped(while isSkipped: (UInt8) -> Bool) {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), isSkipped(byte) {
      end += 1
      if byte == UInt8(ascii: "\\"), let escaped = self.byte, escaped != UInt8(ascii: "\n"),
        escaped != UInt8(ascii: "\r")
      {
        end += 1
      }
    }
  }
}
