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
        let gap = line.isEmpty || line.last == "-" ? "" : " "
        let longer = line + gap + word
        if fits(longer) || line.isEmpty {
          line = longer
        } else {
          lines.append(line)
          line = word
        }
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

  /// Words, and the parts of words up to each hyphen.
  private static func pieces(of paragraph: Substring) -> [String] {
    var pieces: [String] = []
    for word in paragraph.split(separator: " ") {
      var piece = ""
      for character in word {
        piece.append(character)
        guard character == "-" else { continue }
        pieces.append(piece)
        piece = ""
      }
      if !piece.isEmpty { pieces.append(piece) }
    }
    return pieces
  }
}
