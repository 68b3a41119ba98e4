import Diagnostics

/// A course's own commands, checked and ready to use from any thread.
public struct TeXMacros: Sendable {
  let table: [String: TokenMacro]
  /// Unknown commands in their bodies, which are reported where the macro is written and not at each of its calls.
  let reported: Set<String>

  /// No macros.
  public init() { (table, reported) = ([:], []) }

  /// Macros by name; a later one of the same name counts. What is wrong is reported, and such a macro is left out.
  public init(_ macros: [TeXMacro], reporting diagnostics: inout [Diagnostic]) {
    var table: [String: TokenMacro] = [:]
    for macro in macros {
      if let known = Self.checked(macro, &diagnostics) { table[macro.name] = known }
    }
    for macro in macros where table[macro.name] != nil {
      guard let chain = Self.cycle(from: macro.name, table) else { continue }
      diagnostics.append(
        Diagnostic(
          .error, "math/endless-macro", at: macro.range,
          "\\\(macro.name) must not stand for itself",
          explanation: "It does by way of \(chain.map { "\\" + $0 }.joined(separator: ", "))."))
      table[macro.name] = nil
    }
    var reported: Set<String> = []
    for macro in macros {
      let names = Self.unknownCommands(in: macro, table, besides: macros)
      reported.formUnion(names)
      diagnostics += names.map {
        UnknownCommand.diagnostic($0, in: macro, known: table.keys.sorted())
      }
    }
    (self.table, self.reported) = (table, reported)
  }

  /// The commands in a macro's body that do not exist, in order.
  ///
  /// - Parameter macros: all that the course has; one that was left out has its own fault.
  private static func unknownCommands(
    in macro: TeXMacro, _ table: [String: TokenMacro], besides macros: [TeXMacro]
  ) -> [String] {
    let body = table[macro.name]?.body ?? []
    let isDefining = body.contains { token in
      if case .definition? = CommandTable.all[token.name] { token.kind == .command } else { false }
    }
    guard !isDefining else { return [] }
    var names: [String] = []
    for token in body where token.kind == .command {
      let isKnown =
        CommandTable.all[token.name] != nil || macros.contains { $0.name == token.name }
      if !isKnown, !names.contains(token.name) { names.append(token.name) }
    }
    return names
  }

  /// Macros by pairs of name and body.
  public init(_ pairs: [(name: String, body: String)], reporting diagnostics: inout [Diagnostic]) {
    self.init(pairs.map { TeXMacro($0.name, $0.body) }, reporting: &diagnostics)
  }

  private static func checked(_ macro: TeXMacro, _ diagnostics: inout [Diagnostic]) -> TokenMacro? {
    func report(_ identifier: String, _ summary: String, _ solutions: [Solution] = []) {
      diagnostics.append(
        Diagnostic(.error, identifier, at: macro.range, summary, solutions: solutions))
    }
    let isName = macro.name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    guard isName, !macro.name.isEmpty else {
      report("math/bad-macro", "`\(macro.name)` is no name for a macro: it takes letters only")
      return nil
    }
    guard !reserved.contains(macro.name) else {
      report(
        "math/bad-macro", "\\\(macro.name) cannot be changed", [Solution("choose another name")])
      return nil
    }
    guard let body = tokens(macro.body), let fallback = tokens(macro.defaultArgument ?? "") else {
      report("math/bad-macro", "the braces of \\\(macro.name) must match")
      return nil
    }
    var count = 0
    for token in body where token.kind == .parameter {
      guard token.scalar != "#" else { continue }
      count = max(count, Int(token.scalar.value) - 48)
    }
    if let stated = macro.argumentCount, !(count...9).contains(stated) {
      report("math/bad-macro", "\\\(macro.name) has no argument #\(count)")
      return nil
    }
    return TokenMacro(
      argumentCount: max(macro.argumentCount ?? count, macro.defaultArgument == nil ? 0 : 1),
      fallback: macro.defaultArgument == nil ? nil : fallback, body: body)
  }

  /// The tokens of a text whose braces match.
  private static func tokens(_ text: String) -> [Token]? {
    guard let tokens = try? Tokenizer.tokens(of: text) else { return nil }
    var depth = 0
    for token in tokens {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth < 0 { return nil }
    }
    return depth == 0 ? tokens.filter { $0.kind != .end } : nil
  }

  /// The names by which a macro comes to stand for itself; `nil` if it does not.
  private static func cycle(from name: String, _ table: [String: TokenMacro]) -> [String]? {
    var open: [(name: String, chain: [String])] = [(name, [])]
    var seen: Set<String> = []
    while let (current, chain) = open.popLast() {
      for token in table[current]?.body ?? [] where token.kind == .command {
        if token.name == name { return chain + [name] }
        if table[token.name] != nil, seen.insert(token.name).inserted {
          open.append((token.name, chain + [token.name]))
        }
      }
    }
    return nil
  }

  /// Commands on which the reading of formulas rests.
  private static let reserved: Set<String> = [
    "begin", "end", "left", "right", "middle", "verb", "newcommand", "renewcommand", "def", "let",
  ]
}
