/// What a table's caption begins with: `Table:` or `:`, and the space behind it.
struct TableCaptionMark {
  /// Whether it is the word, which may stand before the table as well.
  let isWord: Bool
  /// How many characters it has.
  let count: Int

  /// The mark at an offset; `nil` if there is none.
  init?(at offset: Int, in source: SourceBytes) {
    guard offset < source.bytes.count else { return nil }
    switch source.bytes[offset] {
    case UInt8(ascii: "T"), UInt8(ascii: "t"):
      guard source.holds("able:", at: offset + 1) else { return nil }
      isWord = true
    case UInt8(ascii: ":"): isWord = false
    default: return nil
    }
    var end = offset + (isWord ? 6 : 1)
    let start = end
    while end < source.bytes.count, source.isBlank(at: end) { end += 1 }
    guard end > start else { return nil }
    count = end - offset
  }
}
