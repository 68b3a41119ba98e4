extension LabelText {
  /// Words in lines of about a number of characters, cut with "…" where the lines do not suffice.
  ///
  /// Lines break at spaces and behind hyphens; a word that is longer than a line is cut where the line ends.
  ///
  /// - Returns: the text, and whether it is the whole of the words.
  public static func wrapped(
    _ words: String, characters: Int = 14, lines limit: Int = 2, size: Double = 12,
    face: Face = .sans
  ) -> (text: LabelText, isWhole: Bool) {
    let width = max(1, characters)
    var lines: [String] = []
    for paragraph in words.split(whereSeparator: { $0.isNewline }) {
      lines += Self.lines(of: paragraph, width: width)
    }
    let isWhole = lines.count <= max(1, limit)
    if !isWhole {
      lines = Array(lines.prefix(max(1, limit)))
      var last = lines[lines.count - 1]
      while last.count > width - 1 || last.last == " " { last.removeLast() }
      lines[lines.count - 1] = last + "…"
    }
    return (LabelText(lines: lines.map { [TextRun($0, face: face)] }, size: size), isWhole)
  }

  private static func lines(of paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: paragraph) {
      if !line.isEmpty, line.count + piece.drop.count + piece.word.count > width {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += piece.drop }
      line += piece.word
      while line.count > width {
        lines.append(String(line.prefix(width)))
        line = String(line.dropFirst(width))
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Unbreakable pieces, each with the space before it that a line break drops.
  private static func pieces(of paragraph: Substring) -> [(drop: String, word: String)] {
    var pieces: [(drop: String, word: String)] = []
    for word in paragraph.split(separator: " ") {
      var drop = pieces.isEmpty ? "" : " "
      var part = ""
      for character in word {
        part.append(character)
        if character == "-" || character == "/" {
          pieces.append((drop, part))
          part = ""
          drop = ""
        }
      }
      if !part.isEmpty { pieces.append((drop, part)) }
    }
    return pieces
  }
}
