/// Finds the places in a finished page where the preview adds its own: the templates of a course may look like anything.
struct PageInsertion {
  private let page: [UInt8]

  init(_ page: [UInt8]) {
    self.page = page
  }

  /// The page with something at the beginning of its head, of its main part, and at the end of its body.
  func page(head: [UInt8] = [], beginning: [UInt8], ending: [UInt8]) -> [UInt8] {
    let top = endOfTag("<head") ?? 0
    let start = max(top, endOfTag("<main") ?? endOfTag("<body") ?? 0)
    let end = max(start, lastIndex(of: "</body") ?? page.count)
    return page[..<top] + head + page[top..<start] + beginning + page[start..<end] + ending
      + page[end...]
  }

  /// The place behind the first tag of a name.
  private func endOfTag(_ opening: StaticString) -> Int? {
    guard let start = page.indices.first(where: { matches(opening, at: $0) }) else { return nil }
    var quote: UInt8?
    for index in start..<page.count {
      let byte = page[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return nil
  }

  private func lastIndex(of closing: StaticString) -> Int? {
    page.indices.last { matches(closing, at: $0) }
  }

  /// True if the name of a tag stands here, in letters of either case, and ends here.
  private func matches(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard page[start] == UInt8(ascii: "<"), start + count < page.count else { return false }
    for offset in 1..<count {
      let byte = page[start + offset]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if (isCapital ? byte | 0x20 : byte) != text.utf8Start[offset] { return false }
    }
    return [UInt8(ascii: ">"), UInt8(ascii: " "), 9, 10, 13].contains(page[start + count])
  }
}
