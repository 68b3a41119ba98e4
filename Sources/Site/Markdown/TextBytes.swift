import Glibc

/// The source of a text node, in which an escaped bracket can be told from one that was meant.
struct TextBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  let startIndex: Int
  let endIndex: Int

  /// The longest destination or label that is looked at: a hostile text shall not cost the square of its length.
  static let longest = 400

  init(_ node: DocumentNode, in source: SourceBytes) {
    bytes = source.bytes
    startIndex = node.offsets.lowerBound
    endIndex = min(node.offsets.upperBound, bytes.count)
  }

  subscript(index: Int) -> UInt8 { bytes[index] }
  subscript(range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[range] }

  /// The first place, from one on, where a character stands without a backslash.
  func index(of byte: UInt8, from start: Int, atMost count: Int = longest) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let end = min(start + count, endIndex)
    var index = start
    while index < end, let found = memchr(base + index, Int32(byte), end - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if !isEscaped(index) { return index }
      index += 1
    }
    return nil
  }

  /// The next `]` without a backslash, anywhere behind.
  func firstBracket(from start: Int) -> Int? {
    index(of: UInt8(ascii: "]"), from: start, atMost: endIndex - startIndex)
  }

  /// The last `[` without a backslash before a `]`.
  func openingBracket(before closing: Int) -> Int? {
    (max(closing - Self.longest, startIndex)..<closing).last {
      bytes[$0] == UInt8(ascii: "[") && !isEscaped($0)
    }
  }

  private func isEscaped(_ index: Int) -> Bool {
    index > startIndex && bytes[index - 1] == UInt8(ascii: "\\")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
