import Diagnostics

extension FormulaReader {
  /// `\begin{name} … \end{name}`.
  mutating func environment(_ token: Token) throws(TeXFault) -> MathItem {
    let name = try plainArgument(for: token)
    guard let environment = Environment.named(name.text) else {
      throw unknownEnvironment(name)
    }
    let opening = Opening(token: token, name: name.text)
    if environment.isPlain { return try plain(environment, opening) }
    var table = MathTable(
      kind: environment.kind, opening: environment.opening, closing: environment.closing)
    try readArgument(environment.argument, into: &table, name, token)
    try readRows(into: &table, environment, opening)
    try close(opening)
    return .table(table)
  }

  /// Where an environment began.
  struct Opening {
    var token: Token
    var name: String
  }

  private func unknownEnvironment(_ name: PlainText) -> TeXFault {
    var solutions: [(String, String?)] = []
    if let near = NearMiss.of(name.text, among: Environment.names) {
      solutions.append(("did you mean `\(near)`?", name.isFromMacro ? nil : near))
    }
    return TeXFault(
      "math/unknown-environment", name.bytes, "there is no environment `\(name.text)`",
      solutions: solutions)
  }

  /// `equation` and the like, whose content is a row.
  private mutating func plain(_ environment: Environment, _ opening: Opening) throws(TeXFault)
    -> MathItem
  {
    lines[line].isNumbered = environment.isNumbered
    let items = try row(until: .command)
    try close(opening)
    return .group(items)
  }

  private mutating func close(_ opening: Opening) throws(TeXFault) {
    let token = try stream.peekSolid()
    guard case .end? = command(of: token) else {
      if token.kind == .alignment { throw TeXFault.stray(token) }
      let fault = TeXFault(
        "math/missing-end", at: opening.token,
        "\\begin{\(opening.name)} needs an \\end{\(opening.name)}")
      throw token.kind == .end
        ? fault : fault.noting(token.range, "it would have to end before this")
    }
    stream.advance()
    let name = try plainArgument(for: token)
    guard name.text == opening.name else {
      throw TeXFault(
        "math/mismatched-end", name.bytes,
        "\\begin{\(opening.name)} must be ended by \\end{\(opening.name)}",
        solutions: [("write `\(opening.name)`", name.isFromMacro ? nil : opening.name)]
      ).noting(opening.token.range, "it begins here")
    }
  }

  private mutating func readArgument(
    _ argument: Environment.Argument, into table: inout MathTable, _ name: PlainText, _ token: Token
  ) throws(TeXFault) {
    switch argument {
    case .none: break
    case .columns:
      _ = try plainBracketed(for: token)
      table.columns = try columns(for: token)
      if case .substack = table.kind, table.columns.count > 1 {
        try note(
          TeXFault("math/bad-column", at: token, "\(name.text) has one column, l, c or r"))
      }
    case .count: _ = try plainArgument(for: token)
    case .position:
      if try stream.peek().isCharacter("["), let position = stream.following,
        "tbc".unicodeScalars.contains(position.scalar), stream.second?.isCharacter("]") == true
      {
        _ = try plainBracketed(for: token)
      }
    case .alignment:
      guard let letter = try plainBracketed(for: token) else { return }
      guard let alignment = ColumnReader.alignment(letter.text) else {
        return try note(ColumnReader.fault(letter.text, letter.bytes))
      }
      table.columns = [MathTable.Column(alignment: alignment)]
    }
  }

  /// Rows up to the end of the environment, or of the group of an old table.
  mutating func readRows(
    into table: inout MathTable, _ environment: Environment, _ opening: Opening
  ) throws(TeXFault) {
    try enter(at: opening.token, levels: 2)
    defer { leave(levels: 2) }
    let outer = line
    while true {
      var row = MathTable.Row()
      row.lineAbove = try horizontalLine()
      if environment.numbering == .rows {
        beginLine(&row, environment, isFirst: table.rows.isEmpty)
      }
      if environment.numbering == .whole { lines[line].isNumbered = environment.isNumbered }
      let most = table.kind.isArray ? table.columns.count : environment.mostColumns
      try readCells(into: &row, most: most, opening)
      let token = try stream.peekSolid()
      let isBreak = if case .lineBreak? = command(of: token) { true } else { false }
      if isBreak {
        stream.advance()
        try readGap(into: &row, behind: token)
      }
      let isEmpty = row.cells.allSatisfy(\.isEmpty) && row.cells.count == 1
      if isBreak || !isEmpty || (table.rows.isEmpty && row.lineAbove != nil) {
        table.rows.append(row)
      } else {
        table.lineBelow = row.lineAbove
        dropLine(row, outer)
      }
      if !isBreak { break }
    }
    line = outer
  }

  /// Counts a row among the lines that carry numbers.
  private mutating func beginLine(
    _ row: inout MathTable.Row, _ environment: Environment, isFirst: Bool
  ) {
    if isFirst {
      line = lines.count - 1
    } else {
      lines.append(TeXLine())
      line = lines.count - 1
    }
    lines[line].isNumbered = environment.isNumbered
    row.line = line
  }

  /// Forgets the line of a row that turned out to be empty.
  private mutating func dropLine(_ row: MathTable.Row, _ outer: Int) {
    guard let dropped = row.line, dropped == lines.count - 1, dropped > 0,
      lines[dropped].tag == nil, !labels.contains(where: { $0.line == dropped })
    else { return }
    lines.removeLast()
    line = outer
  }

  private mutating func readCells(
    into row: inout MathTable.Row, most: Int, _ opening: Opening
  ) throws(TeXFault) {
    let wasBetween = isBetweenDelimiters
    isBetweenDelimiters = false
    defer { isBetweenDelimiters = wasBetween }
    while true {
      let outer = stream.macros
      row.cells.append(try self.row(until: .cell))
      stream.endGroup(outer)
      let token = try stream.peekSolid()
      guard token.kind == .alignment else { return }
      if row.cells.count == most {
        try note(
          TeXFault(
            "math/too-many-columns", at: token,
            "a row of \(opening.name) has at most \(most == 1 ? "one column" : "\(most) columns")",
            solutions: [("begin a new row with `\\\\`", nil)]))
      }
      stream.advance()
    }
  }

  private mutating func horizontalLine() throws(TeXFault) -> MathTable.Line? {
    var found: MathTable.Line?
    while case .horizontalLine(let line)? = command(of: try stream.peekSolid()) {
      stream.advance()
      found = found == nil ? line : .double
    }
    return found
  }

  /// Takes the star and the extra space behind `\\`.
  mutating func readGap(into row: inout MathTable.Row, behind token: Token) throws(TeXFault) {
    guard token.name == "\\" else { return }
    _ = try takeStar()
    guard try stream.peek().isCharacter("["), let text = try plainBracketed(for: token) else {
      return
    }
    if let gap = TeXLength.em(text.text) {
      row.gap = gap
      return
    }
    try note(
      TeXFault(
        "math/bad-length", text.bytes, "a bracket behind \\\\ holds a length, as 1em",
        solutions: [("write `\\\\{}[` if the bracket belongs to the next row", nil)]))
  }

  /// `\matrix{…}` and its kin.
  mutating func oldTable(_ name: String, _ token: Token) throws(TeXFault) -> MathItem {
    guard let environment = Environment.named(name) else { return .group([]) }
    var table = MathTable(
      kind: environment.kind, opening: environment.opening, closing: environment.closing)
    try readGroup(into: &table, environment, token)
    return .table(table)
  }

  mutating func substack(_ token: Token) throws(TeXFault) -> MathItem {
    var table = MathTable(kind: .substack)
    try readGroup(into: &table, Environment(kind: .substack, mostColumns: 1), token)
    return .table(table)
  }

  private mutating func readGroup(
    into table: inout MathTable, _ environment: Environment, _ token: Token
  ) throws(TeXFault) {
    let brace = try stream.peekSolid()
    guard brace.kind == .open else {
      throw TeXFault(
        "math/missing-argument", at: token, "\(token.text) needs its rows in braces behind it",
        solutions: [("write it as `\(token.text){…}`", nil)])
    }
    stream.advance()
    try readRows(into: &table, environment, Opening(token: token, name: token.text))
    guard try stream.peekSolid().kind == .close else { throw TeXFault.unclosedBrace(brace) }
    stream.advance()
  }
}

extension MathTable.Kind {
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
}
