import Diagnostics

extension DocumentFaults {
  /// So many characters of a kind are told of; a file with more of them is no text.
  private static let mostCharacters = 20

  /// Looks for characters that cannot be seen and do not belong into a page.
  mutating func checkCharacters(of source: SourceBytes) {
    let bytes = source.bytes
    for offset in Self.places(in: bytes, ControlCharacters.firstControl) {
      reportControl(bytes[offset], offset..<offset + 1, meant: " ")
    }
    for offset in Self.places(in: bytes, ControlCharacters.firstLatinControl) {
      let code = bytes[offset + 1]
      let meant = ControlCharacters.ofWindows[Int(code - 0x80)]
      reportControl(code, offset..<offset + 2, meant: meant)
    }
    for offset in Self.places(in: bytes, ControlCharacters.firstByteOrderMark) {
      report(
        .warning, "markdown/byte-order-mark", offset..<offset + 3,
        "a byte-order mark within a text is an invisible character",
        explanation: "It comes from files that were put together, and parts words and marks.",
        solutions: [Solution("take it away", replacement: "")])
    }
  }

  private static func places(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ first: (UnsafeBufferPointer<UInt8>, Int) -> Int?
  ) -> [Int] {
    var places: [Int] = []
    while places.count < mostCharacters,
      let place = first(bytes, places.last.map { $0 + 1 } ?? 0)
    {
      places.append(place)
    }
    return places
  }

  private mutating func reportControl(_ code: UInt8, _ offsets: Range<Int>, meant: Character) {
    let digits = String(code, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    let isMeant = meant != " "
    report(
      .error, "markdown/control-character", offsets,
      "the control character \(name) is no text, and HTML does not allow it",
      explanation: isMeant
        ? "It is what `\(meant)` becomes when a file of Windows is read in a wrong encoding." : nil,
      solutions: [
        isMeant
          ? Solution("write `\(meant)`", replacement: String(meant))
          : Solution("take it away", replacement: "")
      ])
  }
}
