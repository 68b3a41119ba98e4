/// Widths of characters, read from the fonts that drawings are set in.
enum WidthTable {
  /// The blocks of code points that the tables hold in full.
  static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E,
    0xA0...0x17F,
    0x384...0x3CE,
    0x400...0x45F,
    0x2010...0x203A,
  ]

  /// Single code points that the tables hold after the blocks: signs, arrows, mathematics. Ascending.
  // swift-format-ignore
  static let others: [UInt16] = [
    0x2044, 0x207f, 0x20ac, 0x2113, 0x2116, 0x2122, 0x2126, 0x2190, 0x2191, 0x2192, 0x2193, 0x2194,
    0x2195, 0x2202, 0x2206, 0x220f, 0x2211, 0x2212, 0x2215, 0x2219, 0x221a, 0x221e, 0x221f, 0x2229,
    0x222b, 0x2248, 0x2260, 0x2261, 0x2264, 0x2265, 0x2302, 0x25a0, 0x25a1, 0x25b2, 0x25ba, 0x25bc,
    0x25c4, 0x25ca, 0x25cb, 0x25cf,
  ]

  /// Where a code point's width stands in the tables.
  static func index(of codePoint: UInt32) -> Int? {
    var start = 0
    for block in blocks {
      if block.contains(codePoint) { return start + Int(codePoint - block.lowerBound) }
      start += block.count
    }
    guard codePoint >= 0x2044, codePoint <= 0xFFFF else { return nil }
    return others.firstIndex(of: UInt16(codePoint)).map { start + $0 }
  }
}
