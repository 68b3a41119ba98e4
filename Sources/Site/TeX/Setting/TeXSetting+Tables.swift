import Markup

extension TeXSetting {
  /// Rows of cells between their delimiters.
  func table(_ table: MathTable) -> MarkupNode {
    let node = grid(table)
    guard !table.opening.isEmpty || !table.closing.isEmpty else { return node }
    var nodes = [node]
    if !table.opening.isEmpty { nodes.insert(Self.fence(table.opening, form: "prefix"), at: 0) }
    if !table.closing.isEmpty { nodes.append(Self.fence(table.closing, form: "postfix")) }
    return .element("mrow", [], nodes)
  }

  private func grid(_ table: MathTable) -> MarkupNode {
    let inner = inStyle(table.kind.style)
    let hasNumbers = table.rows.contains { $0.line.map { number(ofLine: $0) != nil } ?? false }
    let width = table.rows.map(\.cells.count).max() ?? 1
    let rows = table.rows.enumerated().map { index, row in
      inner.row(table, row, index, width, hasNumbers: hasNumbers)
    }
    var attributes: [Attribute] = []
    if let name = table.kind.className {
      attributes.append(Attribute("class", hasNumbers ? name + " tex-numbered" : name))
    }
    if inner.style == .display { attributes.append(Attribute("displaystyle", "true")) }
    let grid = MarkupNode.element("mtable", attributes, rows)
    guard inner.style == .script, style.isSpacious else { return grid }
    return .element("mstyle", [Attribute("scriptlevel", "1")], [grid])
  }

  private func row(
    _ table: MathTable, _ row: MathTable.Row, _ index: Int, _ width: Int, hasNumbers: Bool
  ) -> MarkupNode {
    var cells = row.cells.enumerated().map { column, items in
      cell(table, row, index, column, items)
    }
    let number = row.line.flatMap { self.number(ofLine: $0) }
    if hasNumbers {
      while cells.count < width { cells.append(.element("mtd")) }
      cells.insert(.element("mtd", [Attribute("class", "tex-pad")]), at: 0)
      cells.append(Self.numberCell(number))
    }
    let anchor = number?.anchor.map { [Attribute("id", $0)] } ?? []
    return .element("mtr", anchor, cells)
  }

  private func cell(
    _ table: MathTable, _ row: MathTable.Row, _ index: Int, _ column: Int, _ items: [MathItem]
  ) -> MarkupNode {
    var classes: [String] = []
    var style: String?
    if let alignment = table.alignment(row: index, column: column) { classes.append(alignment) }
    if table.columns.indices.contains(column), case .array = table.kind {
      let spec = table.columns[column]
      if let line = spec.lineBefore { classes.append("tex-before\(line.suffix)") }
      if let line = spec.lineAfter { classes.append("tex-after\(line.suffix)") }
    }
    if let line = row.lineAbove { classes.append("tex-above\(line.suffix)") }
    if index == table.rows.count - 1, let line = table.lineBelow {
      classes.append("tex-below\(line.suffix)")
    }
    if row.gap != 0 { style = "padding-bottom:\(Self.em(max(0, row.gap + table.kind.rowGap)))" }
    var attributes: [Attribute] = []
    if !classes.isEmpty { attributes.append(Attribute("class", classes.joined(separator: " "))) }
    if let style { attributes.append(Attribute("style", style)) }
    let isAfterOperand = table.kind.isAligned && column % 2 == 1
    let nodes = self.row(items, after: Neighbourhood(isAfterOperand: isAfterOperand))
    return .element("mtd", attributes, nodes)
  }

  /// What stands at the end of a line: its number, or the author's tag.
  func number(ofLine line: Int) -> TeXNumber? {
    if numbers.indices.contains(line), let number = numbers[line] { return number }
    guard lines.indices.contains(line), let tag = lines[line].tag else { return nil }
    return TeXNumber(tag, isBare: lines[line].isBareTag)
  }

  static func numberCell(_ number: TeXNumber?) -> MarkupNode {
    let text = number.map { $0.isBare ? $0.text : "(\($0.text))" } ?? ""
    return .element(
      "mtd", [Attribute("class", "tex-number")],
      text.isEmpty ? [] : [.element("mtext", [], [.text(text)])])
  }

  /// A formula of one line, with its number at the end of the line.
  func numbered(_ nodes: [MarkupNode], _ number: TeXNumber) -> MarkupNode {
    let cells = [
      MarkupNode.element("mtd", [Attribute("class", "tex-pad")]),
      .element("mtd", [], nodes), Self.numberCell(number),
    ]
    let anchor = number.anchor.map { [Attribute("id", $0)] } ?? []
    return .element(
      "mtable", [Attribute("class", "tex-numbered"), Attribute("displaystyle", "true")],
      [.element("mtr", anchor, cells)])
  }
}

extension MathTable {
  /// The class for a cell's alignment; `nil` for the middle, and where the table's class says it.
  fileprivate func alignment(row: Int, column: Int) -> String? {
    switch kind {
    case .array, .matrix, .small:
      guard !columns.isEmpty else { return nil }
      return columns[min(column, columns.count - 1)].alignment.className
    case .substack: return columns.first?.alignment.className
    case .multiline:
      if row == 0 { return "tex-left" }
      return row == rows.count - 1 ? "tex-right" : nil
    case .cases, .aligned, .gathered: return nil
    }
  }
}

extension MathTable.Alignment {
  fileprivate var className: String? {
    switch self {
    case .left: "tex-left"
    case .center: nil
    case .right: "tex-right"
    }
  }
}

extension MathTable.Line {
  fileprivate var suffix: String {
    switch self {
    case .solid: ""
    case .dashed: "-dashed"
    case .double: "-double"
    }
  }
}

extension MathTable.Kind {
  /// The style of the cells.
  fileprivate var style: MathStyle {
    switch self {
    case .aligned, .gathered, .multiline, .cases(isDisplay: true): .display
    case .small, .substack: .script
    case .matrix, .array, .cases: .text
    }
  }

  fileprivate var className: String? {
    switch self {
    case .matrix: nil
    case .array: "tex-array"
    case .small: "tex-small"
    case .cases: "tex-cases"
    case .aligned: "tex-align"
    case .gathered: "tex-gather"
    case .multiline: "tex-multline"
    case .substack: "tex-substack"
    }
  }

  fileprivate var isAligned: Bool { if case .aligned = self { true } else { false } }

  /// The room below a row, in em, to which an author's extra space is added.
  fileprivate var rowGap: Double {
    switch self {
    case .aligned, .gathered, .multiline: 0.35
    case .matrix, .array, .cases: 0.22
    case .small, .substack: 0.1
    }
  }
}
