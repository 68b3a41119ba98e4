extension FormulaReader {
  /// Reads what a command sets, with its arguments; `nil` if it sets nothing.
  mutating func item(_ command: Command, _ token: Token) throws(TeXFault) -> MathItem? {
    switch command {
    case .symbol(let symbol): return set(symbol)
    case .function(let name, let hasLimits): return .function(name, hasLimits: hasLimits)
    case .space(let width): return .space(width)
    case .word(let name): return .text(name, TextStyle())
    case .ignored, .ignoredArgument, .short, .definition, .global, .label, .tag, .notag,
      .beginGroup,
      .limits, .lineBreak,
      .horizontalLine:
      return try statement(command, token)
    default: break
    }
    try enter(at: token)
    defer { leave() }
    switch command {
    case .fraction(let form):
      return .fraction(
        MathItem.Fraction(
          form: form, above: try argument(of: token), below: try argument(of: token)))
    case .slashedFraction: return try slashedFraction(token)
    case .generalFraction: return try generalFraction(token)
    case .root:
      let index = try bracketedItems(for: token)
      return .root(try argument(of: token), index: index)
    case .accent(let mark): return .accented(try argument(of: token), mark)
    case .overset, .stackrel:
      let above = try argument(of: token)
      return .stacked(try argument(of: token), above: above, below: nil)
    case .underset:
      let below = try argument(of: token)
      return .stacked(try argument(of: token), above: nil, below: below)
    case .sideset: return try sideset(token)
    case .prescript: return try prescript(token)
    case .arrow(let sign):
      let below = try bracketedItems(for: token)
      return .arrow(sign, above: try argument(of: token), below: below)
    case .left: return try fenced(token)
    case .middle: return try middle(token)
    case .big(let height, let atomClass):
      return .bigDelimiter(try delimiter(for: token), height: height, atomClass)
    case .delimiters(let opening, let closing, let isGrowing):
      return try enclosed(token, opening, closing, isGrowing)
    case .begin: return try environment(token)
    case .oldTable(let name): return try oldTable(name, token)
    case .substack: return try substack(token)
    case .grouped: return .group(try argument(of: token))
    default: return try boxOrText(command, token)
    }
  }

  /// Commands that say something about the formula or its setting.
  private mutating func statement(_ command: Command, _ token: Token) throws(TeXFault) -> MathItem?
  {
    switch command {
    case .ignored: return nil
    case .global: definesGlobally = true
    case .ignoredArgument: _ = try plainArgument(for: token)
    case .short(let meaning): stream.insert(try Tokenizer.tokens(of: meaning, at: token))
    case .definition(let kind): try define(kind, token)
    case .label: try readLabel(token)
    case .tag: try readTag(token)
    case .notag: lines[line].refusesNumber = true
    case .beginGroup: return .group(try commandGroup(token))
    case .limits:
      throw TeXFault(
        "math/misplaced-limits", at: token, "\(token.text) belongs behind a big operator",
        solutions: [("put the operator into `\\mathop{…}`", nil)])
    case .lineBreak:
      var row = MathTable.Row()
      try readGap(into: &row, behind: token)
      return .lineBreak
    case .horizontalLine:
      throw TeXFault(
        "math/misplaced-line", at: token, "\(token.text) belongs at the start of a table's row")
    default: break
    }
    return nil
  }

  private mutating func commandGroup(_ token: Token) throws(TeXFault) -> [MathItem] {
    try enter(at: token)
    defer { leave() }
    let items = try row(until: .command)
    let closing = try stream.peekSolid()
    guard case .endGroup? = command(of: closing) else { throw TeXFault.unclosedBrace(token) }
    stream.advance()
    return items
  }

  /// A command that changes everything up to the end of its group, with the rest of the row; `nil` for other commands.
  mutating func switchedRow(_ command: Command, _ token: Token, _ end: RowEnd) throws(TeXFault)
    -> MathItem?
  {
    switch command {
    case .style, .size, .color, .fontSwitch: break
    default: return nil
    }
    stream.advance()
    try enter(at: token)
    defer { leave() }
    switch command {
    case .style(let style): return .styled(style, try row(until: end))
    case .size(let factor): return .sized(try row(until: end), factor: factor)
    case .color:
      let color = try color(for: token)
      return .colored(try row(until: end), color)
    case .fontSwitch(let switched):
      alphabet = switched
      return joined(try row(until: end), switched)
    default: return nil
    }
  }

  /// Letters of a font that makes words, joined.
  func joined(_ items: [MathItem], _ alphabet: Alphabet) -> MathItem {
    guard alphabet.makesWords else { return items.count == 1 ? items[0] : .group(items) }
    var result: [MathItem] = []
    for item in items {
      guard case .letter(let text, _) = item else {
        result.append(item)
        continue
      }
      switch result.last {
      case .letter(let before, _)?, .word(let before)?:
        result[result.count - 1] = .word(before + text)
      default: result.append(item)
      }
    }
    return result.count == 1 ? result[0] : .group(result)
  }

  private mutating func generalFraction(_ token: Token) throws(TeXFault) -> MathItem {
    var form = FractionForm()
    form.opening = try optionalDelimiter(token)
    form.closing = try optionalDelimiter(token)
    let thickness = try plainArgument(for: token)
    if !thickness.text.isEmpty { form.line = try length(thickness, for: token) }
    let style = try plainArgument(for: token)
    switch style.text {
    case "": break
    case "0": form.style = .display
    case "1": form.style = .text
    case "2": form.style = .script
    case "3": form.style = .scriptScript
    default:
      try note(
        TeXFault(
          "math/bad-style", style.bytes, "a style is 0, 1, 2 or 3, or empty",
          solutions: [("leave it empty", nil)]))
    }
    return .fraction(
      MathItem.Fraction(form: form, above: try argument(of: token), below: try argument(of: token)))
  }

  private mutating func slashedFraction(_ token: Token) throws(TeXFault) -> MathItem {
    let above = MathItem.Scripts(base: [], upper: try argument(of: token))
    let below = MathItem.Scripts(base: [], lower: try argument(of: token))
    let slash = MathItem.symbol(MathSymbol("/", .sign(.ordinary)))
    return .group([.scripts(above), slash, .scripts(below)])
  }

  /// A delimiter that may be left out as `{}`.
  private mutating func optionalDelimiter(_ token: Token) throws(TeXFault) -> String {
    guard try stream.peekSolid().kind == .open else { return try delimiter(for: token) }
    guard let tokens = try stream.rawArgument(for: token), let first = tokens.first else {
      return ""
    }
    if let delimiter = Delimiter.of(first, command(of: first)) { return delimiter }
    throw TeXFault("math/bad-delimiter", at: first, "`\(first.text)` is no delimiter")
  }

  private mutating func sideset(_ token: Token) throws(TeXFault) -> MathItem {
    let before = try argument(of: token)
    let after = try argument(of: token)
    let base = try argument(of: token)
    func onBase(_ items: [MathItem], _ base: [MathItem]) -> [MathItem] {
      guard case .scripts(var scripts)? = items.first, scripts.base.isEmpty else {
        return base + items
      }
      scripts.base = base
      scripts.limits = false
      return [.scripts(scripts)] + items.dropFirst()
    }
    let space = [MathItem.padded(base, .phantom(keepsWidth: false, keepsHeight: true))]
    return .group((before.isEmpty ? [] : onBase(before, space)) + onBase(after, base))
  }

  private mutating func prescript(_ token: Token) throws(TeXFault) -> MathItem {
    let upper = try argument(of: token)
    let lower = try argument(of: token)
    let base = try argument(of: token)
    let scripts = MathItem.Scripts(base: [], lower: lower, upper: upper, limits: false)
    return .group([.scripts(scripts)] + base)
  }
}
