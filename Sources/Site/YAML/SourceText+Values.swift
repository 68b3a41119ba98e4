extension SourceText {
  /// The byte at which the value on a line begins: behind `- ` and `key: `; `nil` on a line without a key or dash.
  func valueStart(onLineOf byte: Int) -> Int? {
    let line = line(ofByte: byte)
    var place = skipBlanks(from: line.lowerBound, to: line.upperBound)
    var found: Int?
    while self[place] == UInt8(ascii: "-"), isBlank(place + 1) {
      place = skipBlanks(from: place + 1, to: line.upperBound)
      found = place
    }
    return keyEnd(from: place, to: line.upperBound).map {
      skipBlanks(from: $0 + 1, to: line.upperBound)
    } ?? found
  }

  /// The byte of the colon behind the key that begins at a byte.
  func keyEnd(from start: Int, to end: Int) -> Int? {
    var place = start
    if let quote = openingQuote(start) {
      place += 1
      while place < end, self[place] != quote { place += 1 }
    }
    while place < end {
      if self[place] == UInt8(ascii: ":"), place + 1 >= end || isBlank(place + 1) { return place }
      place += 1
    }
    return nil
  }

  /// The end of a value that the author meant to begin at a byte: at the end of the line or a comment; inside braces and
  /// brackets also at a comma or where they close.
  func valueEnd(from start: Int, isFlow: Bool) -> Int {
    let line = line(ofByte: start)
    var place = start
    while place < line.upperBound {
      let byte = self[place]
      if byte == UInt8(ascii: "#"), place > start, isBlank(place - 1), isBlank(place + 1) { break }
      if isFlow, place > start,
        [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte)
      {
        break
      }
      place += 1
    }
    return skipBlanksBackwards(from: place, to: start)
  }

  /// Where a comment begins behind a byte, on the same line.
  func commentStart(behind start: Int) -> Int? {
    (start..<line(ofByte: start).upperBound).first {
      self[$0] == UInt8(ascii: "#") && $0 > start && isBlank($0 - 1)
    }
  }

  func skipBlanks(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, isBlank(place) { place += 1 }
    return place
  }

  func skipBlanksBackwards(from end: Int, to start: Int) -> Int {
    var place = end
    while place > start, isBlank(place - 1) { place -= 1 }
    return place
  }

  /// True for a space, a tab, the end of a line and outside the text.
  func isBlank(_ byte: Int) -> Bool {
    switch self[byte] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), Self.lineFeed, Self.carriageReturn, 0: true
    default: false
    }
  }

  private func openingQuote(_ byte: Int) -> UInt8? {
    let quote = self[byte]
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") ? quote : nil
  }
}
