/// A piece of code that has a kind.
struct CodeToken: Sendable, Hashable {
  /// The offset of its first byte.
  let start: UInt32
  /// The offset behind its last byte.
  let end: UInt32
  let kind: TokenKind

  init(_ kind: TokenKind, _ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.kind = kind
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
