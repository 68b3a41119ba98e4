extension MarkFinder {
  /// Adds tildes as a token. Two begin something before any character and end something behind any; one does so by CommonMark's rules
  /// for `_`, and so not within a word.
  mutating func addTildes(_ range: Range<Int>) {
    let before = scalar(before: range.lowerBound)
    let next = scalar(at: range.upperBound)
    let isLeft = !next.isBlank && (!next.isPunctuation || before.isBlank || before.isPunctuation)
    let isRight = !before.isBlank && (!before.isPunctuation || next.isBlank || next.isPunctuation)
    let isSingle = range.count == 1
    var token = InlineToken(kind: .tildes, index: range.lowerBound, count: range.count)
    token.canOpen = isSingle ? isLeft && (!isRight || before.isPunctuation) : !next.isBlank
    token.canClose = isSingle ? isRight && (!isLeft || next.isPunctuation) : !before.isBlank
    if token.canOpen || token.canClose { tokens.append(token) }
  }

  /// Pairs tildes with those before them.
  mutating func resolveTildes(_ token: InlineToken) {
    if token.canClose, openTildes.contains(where: { $0.count == token.count }) {
      while let opening = openTildes.popLast() {
        guard opening.count == token.count else { continue }
        marks.append(
          Mark(kind: .strikeStart, offsets: run.offsets(of: opening.index..<opening.end)))
        marks.append(Mark(kind: .strikeEnd, offsets: run.offsets(of: token.index..<token.end)))
        return
      }
    }
    if token.canOpen, !openTildes.contains(where: { $0.count == token.count }) {
      openTildes.append(token)
    }
  }

  private func scalar(before index: Int) -> (isBlank: Bool, isPunctuation: Bool) {
    guard index > 0 else { return (true, false) }
    var start = index - 1
    while start > 0, run.text[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.kind(
      of: String(decoding: run.text[start..<index], as: UTF8.self).unicodeScalars.first)
  }

  private func scalar(at index: Int) -> (isBlank: Bool, isPunctuation: Bool) {
    let text = run.text[index..<min(index + 4, run.text.count)]
    return Self.kind(of: String(decoding: text, as: UTF8.self).unicodeScalars.first)
  }

  private static func kind(of scalar: Unicode.Scalar?) -> (isBlank: Bool, isPunctuation: Bool) {
    guard let scalar else { return (true, false) }
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      let isWord = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      return (byte <= 0x20, byte > 0x20 && !isWord)
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return (true, false)
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return (false, true)
    default: return (false, false)
    }
  }
}
