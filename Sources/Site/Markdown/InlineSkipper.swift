/// Finds the ends of what binds more tightly than our inlines: code spans, raw HTML, the destinations of links.
///
/// Every search that finds nothing is either short or remembered, so that a hostile text costs no more than its length.
struct InlineSkipper {
  private let text: [UInt8]
  /// For a number of backticks: the last place where so many stand; `nil` before they were looked for.
  private var lastBackticks: [Int]?
  private var hasNoCommentEnd = false

  /// The longest tag and the longest destination that are looked at.
  private static let longest = 1000
  private static let longestDestination = 400

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The index behind the code span that begins at an index, or behind the backticks if none does.
  mutating func endOfCode(at index: Int) -> Int {
    let start = endOfBackticks(at: index)
    let count = start - index
    if let lastBackticks, count >= lastBackticks.count || lastBackticks[count] < start {
      return start
    }
    var next = start
    while next < text.count {
      guard text[next] == UInt8(ascii: "`") else {
        next += 1
        continue
      }
      let run = next
      next = endOfBackticks(at: next)
      if next - run == count { return next }
    }
    noteBackticks()
    return start
  }

  private func endOfBackticks(at index: Int) -> Int {
    var end = index
    while end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
    return end
  }

  private mutating func noteBackticks() {
    guard lastBackticks == nil else { return }
    var last = [Int](repeating: -1, count: 81)
    var index = 0
    while index < text.count {
      let end = endOfBackticks(at: index)
      if end > index, end - index < last.count { last[end - index] = index }
      index = max(end, index + 1)
    }
    lastBackticks = last
  }

  /// The index behind the HTML tag, comment or autolink that begins at an index, or behind its `<` if none does.
  mutating func endOfTag(at index: Int) -> Int {
    let byte = self[index + 1]
    if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") { return endOfComment(at: index) }
    let isClosing = byte == UInt8(ascii: "/")
    var next = index + (isClosing ? 2 : 1)
    guard Self.isLetter(self[next]) else { return index + 1 }
    while Self.isNameByte(self[next]), next < index + Self.longest { next += 1 }
    if !isClosing,
      self[next] == UInt8(ascii: ":") || self[next] == UInt8(ascii: "@")
        || self[next] == UInt8(ascii: "+")
        || self[next] == UInt8(ascii: ".")
    {
      return endOfAutolink(at: index, from: next)
    }
    return endOfAttributes(from: next, limit: index + Self.longest) ?? index + 1
  }

  private mutating func endOfComment(at index: Int) -> Int {
    guard !hasNoCommentEnd else { return index + 1 }
    let isComment = self[index + 2] == UInt8(ascii: "-")
    var next = index + 2
    while next < text.count {
      if text[next] == UInt8(ascii: ">"), !isComment || text[next - 1] == UInt8(ascii: "-") {
        return next + 1
      }
      next += 1
    }
    hasNoCommentEnd = true
    return index + 1
  }

  private func endOfAutolink(at index: Int, from start: Int) -> Int {
    var next = start
    while next < index + Self.longest, self[next] > UInt8(ascii: " "),
      self[next] != UInt8(ascii: "<")
    {
      if self[next] == UInt8(ascii: ">") { return next + 1 }
      next += 1
    }
    return index + 1
  }

  /// The index behind the `>` of a tag whose name ends at an index.
  private func endOfAttributes(from start: Int, limit: Int) -> Int? {
    var next = start
    while next < limit {
      let space = next
      while Self.isSpace(self[next]) { next += 1 }
      switch self[next] {
      case UInt8(ascii: ">"): return next + 1
      case UInt8(ascii: "/"): return self[next + 1] == UInt8(ascii: ">") ? next + 2 : nil
      default: break
      }
      guard next > space, Self.isAttributeStart(self[next]) else { return nil }
      while Self.isAttributeByte(self[next]) { next += 1 }
      guard let end = endOfValue(from: next, limit: limit) else { return nil }
      next = end
    }
    return nil
  }

  /// The index behind an attribute's value, or that behind its name if it has none.
  private func endOfValue(from name: Int, limit: Int) -> Int? {
    var next = name
    while Self.isSpace(self[next]) { next += 1 }
    guard self[next] == UInt8(ascii: "=") else { return name }
    next += 1
    while Self.isSpace(self[next]) { next += 1 }
    let quote = self[next]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = next
      while !Self.isSpace(self[next]), !"\"'=<>`\0".utf8.contains(self[next]) { next += 1 }
      return next > start ? next : nil
    }
    next += 1
    while next < limit, next < text.count {
      if text[next] == quote { return next + 1 }
      next += 1
    }
    return nil
  }

  /// The index behind the destination in parentheses that begins at an index, or that index if none does.
  func endOfDestination(at index: Int) -> Int {
    guard self[index] == UInt8(ascii: "(") else { return index }
    var depth = 0
    var next = index
    while next < index + Self.longestDestination, self[next] > UInt8(ascii: " ") {
      switch text[next] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): next += 1
      default: break
      }
      next += 1
      if depth == 0 { return next }
    }
    return index
  }

  /// The byte at an index; NUL beyond the end.
  private subscript(index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isAttributeStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func isAttributeByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || isAttributeStart(byte) || byte == UInt8(ascii: ".")
  }
}
