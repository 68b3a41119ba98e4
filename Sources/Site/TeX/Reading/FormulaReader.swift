/// Reads tokens to items. What is wrong is noted and reading goes on where that makes sense; otherwise it stops.
struct FormulaReader {
  var stream: TokenStream
  var faults: [TeXFault] = []
  /// The formula's lines that can carry a number; always at least one.
  var lines = [TeXLine()]
  /// The line that a label or tag belongs to.
  var line = 0
  /// The labels, with the lines they name.
  var labels: [(line: Int, name: PlainText)] = []
  /// The letters that are used where nothing else is said.
  var alphabet = Alphabet.normal
  /// How deep the reading stands in groups and arguments.
  private var depth = 0
  /// Whether the next definition holds to the end of the formula.
  var definesGlobally = false
  /// Whether the command being read stands inside `\left … \right`, where `\middle` may stand.
  var isBetweenDelimiters = false

  /// Formulas of courses nest to ten; the bound keeps any input from using up a thread's stack.
  static let greatestDepth = 44
  /// After so many faults a formula is given up.
  static let mostFaults = 8

  /// Unknown commands that were reported with the macros in which they stand.
  private let reported: Set<String>
  /// Whether one of those was met: the formula is wrong, but there is nothing to report.
  private(set) var hasReportedFault = false

  init(_ tokens: [Token], macros: TeXMacros) {
    stream = TokenStream(tokens, macros: macros.table)
    reported = macros.reported
  }

  /// Reports a command that does not exist, with one that the author may have meant.
  mutating func unknown(_ token: Token) throws(TeXFault) -> MathItem {
    if token.isFromMacro, reported.contains(token.name) {
      hasReportedFault = true
    } else {
      try note(UnknownCommand.fault(at: token, macros: stream.macros.keys.sorted()))
    }
    return .text(token.text, TextStyle(family: .mono))
  }

  /// Where a row of items ends.
  enum RowEnd {
    case formula, group, bracket, delimiter, cell, command, dollar, parenthesis
  }

  /// Notes a fault and goes on, unless there are too many by now.
  mutating func note(_ fault: TeXFault) throws(TeXFault) {
    guard faults.count < Self.mostFaults else { throw fault }
    faults.append(fault)
  }

  /// Goes deeper by a group, or by what takes as much stack as several.
  mutating func enter(at token: Token, levels: Int = 1) throws(TeXFault) {
    guard depth + levels <= Self.greatestDepth else {
      throw TeXFault(
        "math/too-deep", at: token, "formulas nest at most \(Self.greatestDepth) levels deep")
    }
    depth += levels
  }

  mutating func leave(levels: Int = 1) { depth -= levels }

  /// The whole formula, with a table where lines are broken outside of one.
  mutating func formula() throws(TeXFault) -> [MathItem] {
    var rows = [try row(until: .formula)]
    while true {
      let token = try stream.peekSolid()
      if case .lineBreak? = command(of: token) {
        stream.advance()
        var row = MathTable.Row(cells: [rows[rows.count - 1]])
        try readGap(into: &row, behind: token)
        rows.append(try self.row(until: .formula))
        continue
      }
      guard token.kind == .end else { throw TeXFault.stray(token) }
      break
    }
    if rows.count > 1, rows[rows.count - 1].isEmpty { rows.removeLast() }
    guard rows.count > 1 else { return rows[0] }
    let table = MathTable(kind: .gathered, rows: rows.map { MathTable.Row(cells: [$0]) })
    return [.table(table)]
  }

  /// Items up to a token that ends the row, which is left for the caller.
  mutating func row(until end: RowEnd) throws(TeXFault) -> [MathItem] {
    var items: [MathItem] = []
    var infix: (form: FractionForm, above: [MathItem])?
    let alphabet = self.alphabet
    defer { self.alphabet = alphabet }
    while true {
      let token = try stream.peekSolid()
      let command = command(of: token)
      if ends(end, token, command) { break }
      if let command, let form = try infixForm(command, token) {
        guard infix == nil else {
          throw TeXFault(
            "math/two-infixes", at: token, "only one \\over or \\choose may stand in a group",
            solutions: [("put braces around one of the two", nil)])
        }
        infix = (form, items)
        items = []
        continue
      }
      if let command, let switched = try switchedRow(command, token, end) {
        items.append(switched)
        break
      }
      try appendScripted(to: &items, token, command)
    }
    guard let infix else { return items }
    return [.fraction(MathItem.Fraction(form: infix.form, above: infix.above, below: items))]
  }

  private func ends(_ end: RowEnd, _ token: Token, _ command: Command?) -> Bool {
    switch token.kind {
    case .end, .close, .alignment, .dollar: true
    case .character: end == .bracket && token.scalar == "]"
    case .command:
      switch command {
      case .right, .end, .endGroup: true
      case .lineBreak: end == .cell || end == .formula
      case .dollarMath: token.name == ")"
      default: false
      }
    default: false
    }
  }

  /// The command that a token names, if it names one.
  func command(of token: Token) -> Command? {
    token.kind == .command ? CommandTable.all[token.name] : nil
  }

  /// Takes an infix command with its arguments.
  private mutating func infixForm(_ command: Command, _ token: Token) throws(TeXFault)
    -> FractionForm?
  {
    switch command {
    case .infix(let form):
      stream.advance()
      return form
    case .infixWith(let hasDelimiters, let hasThickness, let line):
      stream.advance()
      var form = FractionForm(line: line)
      if hasDelimiters {
        form.opening = try delimiter(for: token)
        form.closing = try delimiter(for: token)
      }
      if hasThickness { form.line = try length(for: token) }
      return form
    default: return nil
    }
  }

  /// Reads an item with what stands at its corners, and appends it.
  private mutating func appendScripted(
    to items: inout [MathItem], _ token: Token, _ command: Command?
  ) throws(TeXFault) {
    let base: [MathItem]
    switch token.kind {
    case .superscript, .subscript: base = []
    case .character where token.scalar == "'" || token.scalar == "’" || token.scalar == "′":
      base = []
    default:
      guard let item = try item(token, command) else { return }
      // What follows a space has no base: it is the degree sign of `20\,^\circ`.
      if case .space = item {
        items.append(item)
        return
      }
      base = [item]
    }
    try appendScripts(on: base, to: &items)
  }
}

extension TeXFault {
  /// A token that closes what was never opened.
  static func stray(_ token: Token) -> TeXFault {
    switch token.kind {
    case .close:
      TeXFault(
        "math/stray-brace", at: token, "a closing brace needs an opening one before it",
        solutions: [("remove it", ""), ("write `\\}` for the sign itself", "\\}")])
    case .alignment:
      TeXFault(
        "math/stray-alignment", at: token, "`&` belongs into an alignment or a matrix",
        solutions: [
          ("write `\\&` for the sign itself", "\\&"),
          ("put `\\begin{aligned}` and `\\end{aligned}` around the lines", nil),
        ])
    case .dollar:
      TeXFault(
        "math/stray-dollar", at: token, "a dollar sign in a formula needs a backslash",
        solutions: [("write `\\$`", "\\$")])
    default:
      switch token.name {
      case "right":
        TeXFault(
          "math/stray-right", at: token, "\\right needs a \\left before it in the same group",
          solutions: [("write `\\left.` at the start", nil)])
      case "end":
        TeXFault("math/stray-end", at: token, "\\end needs a \\begin before it in the same group")
      default:
        TeXFault("math/stray-brace", at: token, "\(token.text) needs its opening before it")
      }
    }
  }

  static func unclosedBrace(_ token: Token) -> TeXFault {
    TeXFault(
      "math/unclosed-brace", at: token, "an opening brace needs a closing one",
      solutions: [("write `\\{` for the sign itself", "\\{")])
  }
}
