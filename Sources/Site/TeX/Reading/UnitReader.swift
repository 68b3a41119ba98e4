/// Puts a unit together from names, as the package siunitx has them, or from letters.
struct UnitReader {
  private var items: [MathItem] = []
  private var word = ""
  /// A power that was named before its unit: `\square\metre`.
  private var comingPower: String?
  /// Whether the unit in hand divides although nothing stands before it: `\per\second` is s⁻¹.
  private var isInverse = false

  /// All that was read.
  var finished: [MathItem] {
    var reader = self
    reader.finish()
    return reader.items
  }

  mutating func add(_ piece: UnitName.Piece) {
    switch piece {
    case .prefix(let sign):
      part()
      word = sign
    case .unit(let sign):
      if !UnitName.prefixes.contains(word) { part() }
      word += sign
    case .power(let power): raise(power)
    case .comingPower(let power):
      part()
      comingPower = power
    case .per:
      finish()
      if items.isEmpty {
        isInverse = true
      } else {
        items.append(.symbol(MathSymbol("/", .sign(.ordinary))))
      }
    }
  }

  mutating func add(letters: String) { word += letters }

  /// Adds a letter, a sign or a space.
  ///
  /// - Returns: false if the token is none of these.
  mutating func add(_ token: Token) -> Bool {
    switch token.kind {
    case .character where token.isCharacter(".") || token.isCharacter("*"):
      finish()
      items.append(.symbol(MathSymbol("⋅", .sign(.binary))))
    case .character where token.isCharacter("/"): add(.per)
    case .character: word.unicodeScalars.append(token.scalar)
    case .space, .open, .close: break
    case .command where token.name == "nobreakspace" || token.name == ",": part()
    default: return false
    }
    return true
  }

  /// Sets a power at the unit before it.
  mutating func raise(_ power: String) {
    comingPower = power
    finish()
  }

  /// Ends the unit in hand, with a space before the next one.
  private mutating func part() {
    guard !word.isEmpty else { return spaceBehindPower() }
    finish()
    items.append(Self.space)
  }

  private mutating func spaceBehindPower() {
    if case .scripts? = items.last { items.append(Self.space) }
  }

  private mutating func finish() {
    guard !word.isEmpty else { return }
    let unit = MathItem.word(word)
    let power = isInverse ? "−" + (comingPower ?? "1") : comingPower
    items.append(
      power.map { .scripts(MathItem.Scripts(base: [unit], upper: [.number($0)])) } ?? unit)
    word = ""
    comingPower = nil
    isInverse = false
  }

  private static let space = MathItem.space(1.0 / 6)

  /// The power behind `^`.
  static func power(_ tokens: inout ArraySlice<Token>) -> String {
    var power = ""
    var depth = 0
    while let token = tokens.first {
      guard token.kind == .character || token.kind == .open || token.kind == .close else { break }
      tokens.removeFirst()
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if token.kind == .character {
        power.unicodeScalars.append(token.scalar == "-" ? "−" : token.scalar)
      }
      if depth == 0, !token.isCharacter("-") { break }
    }
    return power
  }
}
