extension Face {
  /// What is added to widths, because a reader's machine may have another font of the same kind.
  static let safety = 1.08

  /// The width of text in pixels at a size, never less than what a browser with Liberation shows, and 8 % more.
  ///
  /// Characters that Liberation lacks are taken as wide as other fonts show them: East Asian characters and emoji one size
  /// and a bit, combining marks nothing.
  public func width(of text: String, size: Double) -> Double {
    var sum = 0.0
    if let units = plainWidth(of: text) {
      sum = Double(units)
    } else {
      for character in text { sum += width(of: character) }
    }
    return sum / 2048 * size * Self.safety
  }

  /// The sum of the widths of printable ASCII, in 1/2048 of the size; `nil` if the text has anything else.
  private func plainWidth(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      table.withUnsafeBufferPointer { table in
        var units = 0
        for byte in bytes {
          guard byte >= 0x20, byte < 0x7F else { return nil }
          units += Int(table[Int(byte) - 0x20])
        }
        return units
      }
    }
  }

  /// In 1/2048 of the size.
  private func width(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, scalars.contains(where: { Self.makesEmoji($0) }) { return Self.emoji }
    // A family is several emoji with joiners between them.
    if 0x1F000...0x1FAFF ~= first.value, scalars.contains("\u{200D}") { return Self.emoji }
    var sum = width(of: first)
    for scalar in scalars.dropFirst() { sum += Self.isSpaceless(scalar) ? 0 : width(of: scalar) }
    return sum
  }

  private func width(of scalar: Unicode.Scalar) -> Double {
    if let index = WidthTable.index(of: scalar.value), table[index] > 0 {
      return Double(table[index])
    }
    return Self.otherWidth(scalar)
  }

  private var table: [UInt16] {
    switch self {
    case .sans: WidthTable.sans
    case .sansBold: WidthTable.sansBold
    case .sansItalic: WidthTable.sansItalic
    case .serif: WidthTable.serif
    case .serifBold: WidthTable.serifBold
    case .serifItalic: WidthTable.serifItalic
    case .serifBoldItalic: WidthTable.serifBoldItalic
    }
  }

  private static let emoji = 2560.0

  /// The selector that turns a sign into an emoji, a second flag letter, a skin tone.
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Combining marks, joiners and direction marks.
  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF:
      true
    default: false
    }
  }

  /// The width of what the tables lack.
  private static func otherWidth(_ scalar: Unicode.Scalar) -> Double {
    if isSpaceless(scalar) { return 0 }
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: return 0
    case 0x2000...0x200A, 0x202F, 0x205F: return space(scalar.value)
    case 0x2070...0x209C: return 900
    case 0x0590...0x05FF: return 1200
    case 0x0600...0x08FF: return 1500
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return 2048
    case 0x1F000...0x1FAFF: return emoji
    default: return 1800
    }
  }

  /// Unicode's spaces of fixed width.
  private static func space(_ codePoint: UInt32) -> Double {
    switch codePoint {
    case 0x2000, 0x2002: 1024
    case 0x2001, 0x2003: 2048
    case 0x2004: 683
    case 0x2005: 512
    case 0x2006: 342
    case 0x2007: 1139
    default: 512
    }
  }
}
