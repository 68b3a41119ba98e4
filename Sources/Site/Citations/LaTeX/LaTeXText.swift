/// Reads the value of a field as LaTeX sets it: accents, commands, dashes and quotation marks become what they show.
///
/// Braces that only keep capitals vanish, for titles stay as they are written.
struct LaTeXText {
  /// What holds between two braces.
  struct Group {
    var style: RichText.Style = []
    var link: String?
    /// What stands behind it.
    var ending = ""
  }

  let bytes: [UInt8]
  var place = 0
  var end: Int
  var text = RichText()
  /// Commands that are not known, by where they stand in the value.
  var unknown: [Range<Int>] = []
  /// The groups that are open, outermost first.
  private var groups: [Group] = [Group()]
  /// The accent that waits for its letter.
  private var accent: Character?
  /// How an argument that begins next is set.
  private var argument: Group?
  private var endsWithSpace = true
  /// Places beyond which there is no `$` and no closing brace: a search for one that failed is not repeated.
  private var hasDollar = true

  /// - Parameter range: the part of the bytes to read.
  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    place = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// The text of a value.
  static func text(
    _ bytes: [UInt8], _ range: Range<Int>? = nil
  ) -> (text: RichText, unknown: [Range<Int>]) {
    var reader = LaTeXText(bytes, range)
    return (reader.read(), reader.unknown)
  }

  private mutating func read() -> RichText {
    while place < end { step() }
    finishAccent()
    text.dropLast { $0 == " " }
    return text
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\\"): readCommand()
    case UInt8(ascii: "{"):
      place += 1
      beginGroup()
    case UInt8(ascii: "}"):
      place += 1
      endGroup()
    case UInt8(ascii: "$"): readFormula()
    case UInt8(ascii: "~"):
      place += 1
      emit("\u{A0}")
    case UInt8(ascii: "-"): readDashes()
    case UInt8(ascii: "`"): readQuotes("\u{2018}", "\u{201C}")
    case UInt8(ascii: "'"): readQuotes("\u{2019}", "\u{201D}")
    case _ where BibTeXText.isBlank(byte):
      place += 1
      emitSpace()
    default: readCharacters()
    }
  }

  private mutating func beginGroup() {
    var group = argument ?? Group()
    group.style.formUnion(style)
    group.link = group.link ?? groups.last?.link
    groups.append(group)
    argument = nil
  }

  private mutating func endGroup() {
    finishAccent()
    argument = nil
    guard groups.count > 1, let group = groups.popLast() else { return }
    emit(group.ending)
  }

  private var style: RichText.Style { groups.last?.style ?? [] }

  /// Reads characters that stand for themselves.
  private mutating func readCharacters() {
    let start = place
    while place < end, !Self.isSpecial(bytes[place]) { place += 1 }
    if place == start { place += 1 }
    emit(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"),
      UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "'"):
      true
    default: BibTeXText.isBlank(byte)
    }
  }

  private func run(of byte: UInt8, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, place + count < end, bytes[place + count] == byte { count += 1 }
    return count
  }

  private mutating func readDashes() {
    let count = run(of: UInt8(ascii: "-"), atMost: 3)
    place += count
    emit(count == 3 ? "\u{2014}" : count == 2 ? "\u{2013}" : "-")
  }

  private mutating func readQuotes(_ single: String, _ double: String) {
    let count = run(of: bytes[place], atMost: 2)
    place += count
    emit(count == 2 ? double : single)
  }

  private mutating func readFormula() {
    var close = place + 1
    if hasDollar {
      while close < end, bytes[close] != UInt8(ascii: "$") {
        close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    guard hasDollar, close < end else {
      hasDollar = false
      place += 1
      emit("$")
      return
    }
    emitFormula(place + 1..<close)
    place = close + 1
  }

  mutating func emitFormula(_ range: Range<Int>) {
    finishAccent()
    text.append(
      String(decoding: bytes[range], as: UTF8.self),
      style: style.union(.formula))
    endsWithSpace = false
  }

  mutating func emit(_ characters: String) {
    guard let first = characters.first else { return }
    argument = nil
    var characters = characters
    if let accent {
      self.accent = nil
      characters = Accents.letter(first, with: accent) + characters.dropFirst()
    }
    text.append(characters, style: style, link: groups.last?.link)
    endsWithSpace = false
  }

  mutating func emitSpace() {
    guard !endsWithSpace, accent == nil else { return }
    text.append(" ", style: style, link: groups.last?.link)
    endsWithSpace = true
  }

  /// An address, shown as it is.
  mutating func emitLink(_ address: String, shown: String) {
    text.append(shown, style: style, link: WebAddress.isSafe(address) ? address : nil)
    endsWithSpace = false
  }

  /// An accent whose letter never came stands by itself.
  mutating func finishAccent() {
    guard let accent else { return }
    self.accent = nil
    emit(Accents.alone(accent))
  }

  mutating func begin(accent: Character) {
    finishAccent()
    self.accent = accent
  }

  /// Lets the braces that begin next be set in a way of their own.
  mutating func begin(argument: Group) { self.argument = argument }

  mutating func switchOn(_ style: RichText.Style) {
    groups[groups.count - 1].style.formUnion(style)
  }
}
