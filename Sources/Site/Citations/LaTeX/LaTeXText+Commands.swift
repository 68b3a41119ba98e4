extension LaTeXText {
  /// Reads a command from its backslash on.
  mutating func readCommand() {
    let start = place
    place += 1
    guard place < end else {
      emit("\\")
      return
    }
    guard BibTeXText.isLetter(bytes[place]) else {
      readSign()
      return
    }
    var nameEnd = place
    while nameEnd < end, BibTeXText.isLetter(bytes[nameEnd]) { nameEnd += 1 }
    let name = String(decoding: bytes[place..<nameEnd], as: UTF8.self)
    place = nameEnd
    // Blanks behind a command of letters only end its name.
    skipBlanks()
    read(command: name, start..<nameEnd)
  }

  private mutating func skipBlanks() {
    while place < end, BibTeXText.isBlank(bytes[place]) { place += 1 }
  }

  private mutating func readSign() {
    let sign = Character(Unicode.Scalar(bytes[place]))
    guard bytes[place] < 0x80 else {
      emit("\\")
      return
    }
    place += 1
    switch sign {
    case "(": readFormula(endingWith: UInt8(ascii: ")"))
    case _ where Accents.isAccent(sign): begin(accent: sign)
    case _ where LaTeXCommands.signs[sign] == " ": emitSpace()
    default: emit(LaTeXCommands.signs[sign] ?? String(sign))
    }
  }

  /// Reads `\( … \)`; a formula that does not end is the rest of the text.
  private mutating func readFormula(endingWith close: UInt8) {
    let start = place
    while place < end {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < end {
        if bytes[place + 1] == close { break }
        place += 1
      }
      place += 1
    }
    emitFormula(start..<min(place, end))
    place = min(place + 2, end)
  }

  private mutating func read(command name: String, _ places: Range<Int>) {
    if name.count == 1, let letter = name.first, Accents.isAccent(letter) {
      begin(accent: letter)
    } else if let characters = LaTeXCommands.characters[name] {
      if characters == " " { emitSpace() } else { emit(characters) }
    } else if let style = LaTeXCommands.argumentStyles[name] {
      begin(argument: Group(style: style))
    } else if let style = LaTeXCommands.switches[name] {
      switchOn(style)
    } else if LaTeXCommands.hidden.contains(name) {
      _ = rawArgument()
    } else if !LaTeXCommands.silent.contains(name) {
      readLonger(command: name, places)
    }
  }

  private mutating func readLonger(command name: String, _ places: Range<Int>) {
    switch name {
    case "url": rawArgument().map { emitLink($0, shown: $0) }
    case "href":
      guard let address = rawArgument() else { return }
      skipBlanks()
      begin(argument: Group(link: WebAddress.isSafe(address) ? address : nil))
    case "doi": rawArgument().map { emitLink("https://doi.org/" + $0, shown: $0) }
    case "ensuremath": rawArgumentRange().map { emitFormula($0) }
    case "enquote", "mkbibquote":
      emit("\u{201C}")
      skipBlanks()
      begin(argument: Group(ending: "\u{201D}"))
    default:
      unknown.append(places)
    }
  }

  private mutating func rawArgument() -> String? {
    rawArgumentRange().map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// What is in the braces that begin here; `nil` if none begin, or none end.
  private mutating func rawArgumentRange() -> Range<Int>? {
    guard place < end, bytes[place] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    let start = place
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          place += 1
          return start + 1..<place - 1
        }
      default: break
      }
      place += 1
    }
    return start + 1..<place
  }
}
