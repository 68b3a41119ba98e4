extension FormulaReader {
  /// Reads commands that set their argument in a box, a font or as words.
  mutating func boxOrText(_ command: Command, _ token: Token) throws(TeXFault) -> MathItem? {
    switch command {
    case .skip: return .space(try skip(token))
    case .text(let style): return try words(token, style)
    case .font(let font): return try styled(font, token)
    case .operatorName: return try operatorName(token)
    case .classed(let atomClass): return .classed(atomClass, try argument(of: token))
    case .mathOperator: return try mathOperator(token)
    case .negation: return try negation(token)
    case .modulo(let kind): return try modulo(kind, token)
    case .dots: return try dots()
    case .choice: return try choice(token)
    case .characterCode: return try characterCode(token)
    case .unicode: return try unicode(token)
    case .quantity(let hasNumber, let hasUnit): return try quantity(hasNumber, hasUnit, token)
    case .textAccent, .dollarMath:
      throw TeXFault(
        "math/text-only", at: token, "\(token.text) belongs into \\text{…}",
        solutions: token.name == "("
          ? [("leave it out: the formula has begun already", "")] : [])
    default: return try box(command, token)
    }
  }

  /// Reads commands that frame, colour or move their argument, or hide it.
  private mutating func box(_ command: Command, _ token: Token) throws(TeXFault) -> MathItem? {
    switch command {
    case .phantom(let keepsWidth, let keepsHeight):
      let padding = MathItem.Padding.phantom(keepsWidth: keepsWidth, keepsHeight: keepsHeight)
      return .padded(try argument(of: token), padding)
    case .strut:
      let parenthesis = MathItem.symbol(MathSymbol("(", .delimiter(.opening)))
      return .padded([parenthesis], .phantom(keepsWidth: false, keepsHeight: true))
    case .smash: return try smash(token)
    case .lap(let padding, let isText):
      return .padded(
        isText ? try textArgument(for: token, TextStyle()) : try argument(of: token), padding)
    case .raisebox:
      let height = try length(for: token)
      return .padded(try textArgument(for: token, TextStyle()), .raised(height))
    case .rule: return try rule(token)
    case .frame(let frame): return .framed(try argument(of: token), frame)
    case .frameBox: return .framed(try textArgument(for: token, TextStyle()), .box)
    case .cancelTo:
      let value = try argument(of: token)
      return .framed(try argument(of: token), .arrowTo(value))
    case .textColor:
      let color = try color(for: token)
      return .colored(try argument(of: token), color)
    case .colorBox:
      let color = try color(for: token)
      return .framed(try textArgument(for: token, TextStyle()), .filled(color, edge: nil))
    case .frameColorBox:
      let edge = try color(for: token)
      let color = try self.color(for: token)
      return .framed(try textArgument(for: token, TextStyle()), .filled(color, edge: edge))
    default: throw TeXFault.stray(token)
    }
  }

  private mutating func words(_ token: Token, _ style: TextStyle?) throws(TeXFault) -> MathItem {
    let items = try textArgument(for: token, style ?? TextStyle())
    return items.count == 1 ? items[0] : .group(items)
  }

  /// An argument in another alphabet.
  private mutating func styled(_ font: Alphabet, _ token: Token) throws(TeXFault) -> MathItem {
    let outer = alphabet
    alphabet = font
    defer { alphabet = outer }
    return joined(try argument(of: token), font)
  }

  /// `\operatorname{…}`: upright, with the spaces of a function's name.
  private mutating func operatorName(_ token: Token) throws(TeXFault) -> MathItem {
    let isStarred = try takeStar()
    let hasLimits = isStarred || token.name == "operatornamewithlimits"
    let outer = alphabet
    alphabet = .upright
    defer { alphabet = outer }
    let items = try argument(of: token)
    if let name = Self.name(items) { return .function(name, hasLimits: hasLimits) }
    return .named(items, hasLimits: hasLimits)
  }

  /// The name that letters, digits and thin spaces make.
  private static func name(_ items: [MathItem]) -> String? {
    var name = ""
    for item in items {
      switch item {
      case .letter(let text, _), .word(let text), .number(let text), .text(let text, _):
        name += text
      case .space(let width) where width > 0: name += "\u{2009}"
      case .symbol(let symbol) where symbol.text == "−": name += "-"
      case .symbol(let symbol) where symbol.text == "∗": name += "*"
      case .group(let inner):
        guard let text = Self.name(inner) else { return nil }
        name += text
      default: return nil
      }
    }
    return name.isEmpty ? nil : name
  }

  private mutating func mathOperator(_ token: Token) throws(TeXFault) -> MathItem {
    let items = try argument(of: token)
    if case .symbol(let symbol)? = items.first, items.count == 1, case .big = symbol.kind {
      return items[0]
    }
    return .named(items, hasLimits: true)
  }

  private mutating func smash(_ token: Token) throws(TeXFault) -> MathItem {
    let part = try plainBracketed(for: token)?.text ?? ""
    let both = part.isEmpty || part == "tb" || part == "bt"
    return .padded(
      try argument(of: token), .smashed(top: both || part == "t", bottom: both || part == "b"))
  }

  private mutating func rule(_ token: Token) throws(TeXFault) -> MathItem {
    let raise = try plainBracketed(for: token)
    var raised = 0.0
    if let raise { raised = try length(raise, for: token) }
    let width = try length(for: token)
    let height = try length(for: token)
    return .rule(width: width, height: height, raise: raised)
  }

  /// `\not` before a relation: its negated sign, or a slash through it.
  private mutating func negation(_ token: Token) throws(TeXFault) -> MathItem {
    let items = try argument(of: token)
    if items.count == 1, case .symbol(let symbol) = items[0] {
      if let negated = Negation.of(symbol.text) {
        return .symbol(MathSymbol(negated, .sign(.relation)))
      }
    }
    return .negated(items)
  }

  private mutating func modulo(_ kind: Command.Modulo, _ token: Token) throws(TeXFault) -> MathItem
  {
    let word = MathItem.function("mod", hasLimits: false)
    switch kind {
    case .binary: return .classed(.binary, [.word("mod")])
    case .bare:
      return .group(
        [Self.wideInDisplays, .word("mod"), .space(1.0 / 3)] + (try argument(of: token)))
    case .parenthesized, .pod:
      let open = MathItem.symbol(MathSymbol("(", .delimiter(.opening)))
      let close = MathItem.symbol(MathSymbol(")", .delimiter(.closing)))
      let items = try argument(of: token)
      if case .pod = kind { return .group([Self.wideInDisplays, open] + items + [close]) }
      return .group([Self.wideInDisplays, open, word] + items + [close])
    }
  }

  /// A space that is smaller in a line of text.
  private static let wideInDisplays = MathItem.choice(
    [[.space(1)], [.space(0.444)], [.space(0.444)], [.space(0.444)]])

  /// `\dots`: low between commas and letters, raised between operators.
  private mutating func dots() throws(TeXFault) -> MathItem {
    let next = try stream.peekSolid()
    var isRaised = false
    if next.kind == .character, case .symbol(let symbol) = character(next.scalar) {
      isRaised = symbol.atomClass == .binary || symbol.atomClass == .relation
    } else if case .symbol(let symbol)? = command(of: next) {
      let atomClass = symbol.atomClass
      isRaised = atomClass == .binary || atomClass == .relation || atomClass == .large
    }
    return .symbol(MathSymbol(isRaised ? "⋯" : "…", .sign(.ordinary)))
  }

  private mutating func choice(_ token: Token) throws(TeXFault) -> MathItem {
    var choices: [[MathItem]] = []
    for _ in 0..<4 { choices.append(try argument(of: token)) }
    return .choice(choices)
  }
}
