/// Tokens one after the other, with macros replaced by what they stand for.
struct TokenStream {
  /// What a macro expanded to, read so far up to `next`.
  private struct Expansion {
    let tokens: [Token]
    var next = 0
  }

  private let tokens: [Token]
  private var place = 0
  private var expansions: [Expansion] = []
  /// Macros of the course, and those defined in the formula.
  private(set) var macros: [String: TokenMacro]
  private var globals: [String: TokenMacro] = [:]
  private var hasLocalDefinitions = false
  /// How much has been expanded; bounded, because a macro can stand for itself.
  private var expandedTokens = 0

  static let mostExpandedTokens = 50_000

  init(_ tokens: [Token], macros: [String: TokenMacro]) {
    self.tokens = tokens
    self.macros = macros
  }

  /// The next token, not yet taken; macros are expanded.
  mutating func peek() throws(TeXFault) -> Token {
    if macros.isEmpty, expansions.isEmpty { return tokens[place] }
    while true {
      let token = raw
      guard token.kind == .command, let macro = macros[token.name] else { return token }
      try expand(macro, at: token)
    }
  }

  /// The next token that is not a space.
  mutating func peekSolid() throws(TeXFault) -> Token {
    var token = try peek()
    while token.kind == .space {
      advance()
      token = try peek()
    }
    return token
  }

  /// Takes the token that `peek` showed.
  mutating func advance() {
    if expansions.isEmpty {
      if place < tokens.count - 1 { place += 1 }
    } else {
      expansions[expansions.count - 1].next += 1
    }
  }

  /// Takes the next token as it is written.
  mutating func takeRaw() -> Token {
    let token = raw
    advance()
    return token
  }

  /// The next token as it is written, spaces skipped.
  mutating func takeSolidRaw() -> Token {
    while true {
      let token = takeRaw()
      if token.kind != .space { return token }
    }
  }

  /// The token behind the next one, if both stand in the same text; looks for the digit behind a point.
  var following: Token? {
    guard let last = expansions.last else {
      return place + 1 < tokens.count ? tokens[place + 1] : nil
    }
    return last.next + 1 < last.tokens.count ? last.tokens[last.next + 1] : nil
  }

  /// The token two behind the next one, in the same text.
  var second: Token? {
    guard let last = expansions.last else {
      return place + 2 < tokens.count ? tokens[place + 2] : nil
    }
    return last.next + 2 < last.tokens.count ? last.tokens[last.next + 2] : nil
  }

  /// Puts tokens before the next one.
  mutating func insert(_ inserted: [Token]) {
    if !inserted.isEmpty { expansions.append(Expansion(tokens: inserted)) }
  }

  /// Defines a macro up to the end of the group, or, with `\gdef`, of the formula.
  mutating func define(_ name: String, as macro: TokenMacro, isGlobal: Bool = false) {
    macros[name] = macro
    hasLocalDefinitions = true
    if isGlobal { globals[name] = macro }
  }

  /// Forgets what was defined in a group.
  mutating func endGroup(_ outer: [String: TokenMacro]) {
    guard hasLocalDefinitions else { return }
    macros = outer.merging(globals) { _, new in new }
  }

  /// The next token as it is written. Expansions that are read to their end are dropped.
  private var raw: Token {
    mutating get {
      while let last = expansions.last {
        if last.next < last.tokens.count { return last.tokens[last.next] }
        expansions.removeLast()
      }
      return tokens[place]
    }
  }

  /// Puts braces around what the next token stands for if it is a macro: as an argument it counts as one.
  mutating func groupMacro() throws(TeXFault) {
    guard !macros.isEmpty else { return }
    while raw.kind == .space { advance() }
    let token = raw
    guard token.kind == .command, let macro = macros[token.name] else { return }
    try expand(macro, at: token, isGroup: true)
  }

  /// Replaces a call, which is the next token, by the macro's body.
  private mutating func expand(_ macro: TokenMacro, at call: Token, isGroup: Bool = false)
    throws(TeXFault)
  {
    advance()
    let arguments = try arguments(of: macro, at: call)
    var body: [Token] = []
    body.reserveCapacity(macro.body.count)
    for token in macro.body {
      if token.kind == .parameter,
        let number = token.scalar.properties.numericType == nil
          ? nil : Int(token.scalar.value) - 48, arguments.indices.contains(number - 1)
      {
        body.append(contentsOf: arguments[number - 1])
      } else {
        var copy = token
        (copy.start, copy.end) = (call.start, call.end)
        copy.isFromMacro = true
        body.append(copy)
      }
    }
    expandedTokens += body.count + 1
    guard expandedTokens <= Self.mostExpandedTokens else {
      throw TeXFault(
        "math/endless-macro", call.range, "\\\(call.name) must not stand for itself",
        explanation: "Replacing macros by their bodies did not come to an end.")
    }
    if isGroup {
      let place = call.range
      body.insert(Token(.open, "{", from: place.lowerBound, to: place.upperBound), at: 0)
      body.append(Token(.close, "}", from: place.lowerBound, to: place.upperBound))
    }
    insert(body)
  }

  private mutating func arguments(of macro: TokenMacro, at call: Token) throws(TeXFault)
    -> [[Token]]
  {
    var arguments: [[Token]] = []
    if let fallback = macro.fallback {
      arguments.append(try bracketed(for: call) ?? fallback)
    }
    while arguments.count < macro.argumentCount {
      guard let argument = try rawArgument(for: call) else {
        throw TeXFault(
          "math/missing-argument", at: call,
          "\\\(call.name) takes \(macro.argumentCount == 1 ? "an argument" : "\(macro.argumentCount) arguments")"
        )
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// The tokens between brackets, if a bracket is next.
  mutating func bracketed(for call: Token) throws(TeXFault) -> [Token]? {
    var spaces: [Token] = []
    while raw.kind == .space { spaces.append(takeRaw()) }
    guard raw.isCharacter("[") else {
      insert(spaces)
      return nil
    }
    advance()
    var depth = 0
    var found: [Token] = []
    while true {
      let token = takeRaw()
      switch token.kind {
      case .end:
        throw TeXFault(
          "math/unclosed-bracket", at: call, "a bracket behind \\\(call.name) must be closed",
          solutions: [("write `]` behind the optional argument", nil)])
      case .open: depth += 1
      case .close: depth -= 1
      case .character where token.scalar == "]" && depth == 0: return found
      default: break
      }
      found.append(token)
    }
  }

  /// The next argument without its braces: a group, or one token. `nil` where there is none.
  mutating func rawArgument(for call: Token) throws(TeXFault) -> [Token]? {
    while raw.kind == .space { advance() }
    let first = raw
    switch first.kind {
    case .end, .close, .alignment: return nil
    case .open: break
    default:
      advance()
      return [first]
    }
    advance()
    var depth = 0
    var found: [Token] = []
    while true {
      let token = takeRaw()
      switch token.kind {
      case .end: throw TeXFault.unclosedBrace(first)
      case .open: depth += 1
      case .close:
        if depth == 0 { return found }
        depth -= 1
      default: break
      }
      found.append(token)
    }
  }
}
