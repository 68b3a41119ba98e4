extension Unicode.Scalar {
  /// The digits 0 to 9 of ASCII.
  package var isDecimalDigit: Bool { ("0"..."9").contains(self) }

  /// A plus, a hyphen or a minus (U+2212).
  package var isSign: Bool { self == "+" || self == "-" || self == "\u{2212}" }

  /// A letter of any script, or what sticks to one (accents, joiners).
  ///
  /// Decided by block instead of by Unicode's property tables, which would weigh more than the rest of the WebAssembly
  /// product: beyond ASCII everything is a letter but Latin-1's signs, the blocks of punctuation, superscripts, arrows,
  /// mathematics and shapes, and CJK punctuation.
  package var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: false
    case 0x2000...0x20CF, 0x2190...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFF00...0xFF20: false
    default: true
    }
  }

  /// White space between words: space, tab, no-break spaces, line ends.
  package var isBlank: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2009, 0x202F: true
    default: false
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The length of a word if the text begins with it and the word ends there.
  package func lengthOfWord(_ word: String) -> Int? {
    guard starts(with: word.unicodeScalars) else { return nil }
    let end = startIndex + word.unicodeScalars.count
    if end < endIndex,
      self[end].isLetter || self[end].isDecimalDigit || self[end] == "_" || self[end] == "-"
    {
      return nil
    }
    return end - startIndex
  }
}
