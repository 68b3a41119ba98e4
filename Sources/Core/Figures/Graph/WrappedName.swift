import Drawing

/// A name on at most two lines, cut with an ellipsis if it is longer.
struct WrappedName {
  let lines: [String]
  let isCut: Bool

  /// - Parameters:
  ///   - size: of the letters, in pixels.
  ///   - width: the widest that a line may be, in pixels.
  init(_ name: String, size: Double, width: Double) {
    func fits(_ text: String) -> Bool { Face.sansBold.width(of: text, size: size) <= width }
    var lines: [String] = []
    var isCut = false
    let paragraphs = name.split(omittingEmptySubsequences: true, whereSeparator: { $0.isNewline })
    for paragraph in paragraphs {
      var line = ""
      for word in Self.pieces(of: paragraph) {
        let gap = line.isEmpty || line.last.map { Self.endsPiece($0) } == true ? "" : " "
        let longer = line + gap + word
        if fits(longer) {
          line = longer
        } else {
          if !line.isEmpty { lines.append(line) }
          line = word
        }
      }
      // A word that is too long is parted, where nothing better can be done.
      if !fits(line), lines.isEmpty, let part = Self.beginning(of: line, fits) {
        lines.append(part.shown)
        line = String(line.dropFirst(part.count))
      }
      lines.append(line)
    }
    if lines.count > 2 {
      lines = [lines[0], lines[1] + "…"]
      isCut = true
    }
    for index in lines.indices where !fits(lines[index]) {
      isCut = true
      var text = lines[index]
      while !text.isEmpty, !fits(text + "…") { text.removeLast() }
      lines[index] = text + "…"
      lines.removeLast(lines.count - index - 1)
      break
    }
    self.lines = lines.isEmpty ? [""] : lines
    self.isCut = isCut
  }

  /// As much of a word as fits, with a hyphen where its letters have one.
  private static func beginning(
    of word: String, _ fits: (String) -> Bool
  ) -> (shown: String, count: Int)? {
    for count in (2..<max(2, word.count - 1)).reversed() {
      let part = word.prefix(count)
      let isSyllabic = part.last.map { $0.isLetter && !isIdeographic($0) } ?? false
      let shown = isSyllabic ? part + "-" : part[...]
      if fits(String(shown)) { return (String(shown), count) }
    }
    return nil
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) || $0.value >= 0xAC00 }
  }

  /// Behind these a line may end inside a word.
  private static func endsPiece(_ character: Character) -> Bool {
    character == "-" || character == "–" || character == "—" || character == "/"
  }

  /// Words, and the parts of words up to each hyphen, dash or slash.
  private static func pieces(of paragraph: Substring) -> [String] {
    var pieces: [String] = []
    for word in paragraph.split(separator: " ") {
      var piece = ""
      for character in word {
        piece.append(character)
        guard endsPiece(character) else { continue }
        pieces.append(piece)
        piece = ""
      }
      if !piece.isEmpty { pieces.append(piece) }
    }
    return pieces
  }
}
