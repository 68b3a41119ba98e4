import Markup

/// A matrix with the names of its rows and columns: a small one as a formula, a larger one as a table with headers.
struct HeadedMatrix {
  /// What is special about an entry, or about the name of a row or column.
  struct Marks: OptionSet {
    let rawValue: Int

    /// In a row or column that a step goes through.
    static let pivot = Marks(rawValue: 1)
    /// Not what it was before.
    static let changed = Marks(rawValue: 2)
  }

  /// The letter of the matrix, and what is raised behind it; empty for nothing.
  var letter: (base: String, index: String)
  var rows: [String]
  var columns: [String]
  /// The entries, row by row, as they are written.
  var entries: [[String]]
  var caption: String
  /// The row and column that a step goes through.
  var pivot: Int?
  /// True for entries that are not what they were; empty if none is.
  var changed: [[Bool]] = []

  /// A matrix with more rows or columns than these is a table.
  static let mostInFormula = 8

  /// The matrix in a frame that scrolls by itself.
  var markup: MarkupNode {
    let isFormula = rows.count <= Self.mostInFormula && columns.count <= Self.mostInFormula
    let content: [MarkupNode] =
      isFormula
      ? [.element("p", [Attribute("class", "note")], [.text(caption)])]
        + (rows.isEmpty || columns.isEmpty ? [] : [formula])
      : [table]
    return .element(
      "div",
      [
        Attribute("class", "table"), Attribute("tabindex", "0"), Attribute("role", "group"),
        Attribute("aria-label", caption),
      ], content)
  }

  private func marks(_ row: Int, _ column: Int) -> Marks {
    var marks: Marks = row == pivot || column == pivot ? .pivot : []
    if changed.indices.contains(row), changed[row][column] { marks.insert(.changed) }
    return marks
  }

  private func attributes(_ marks: Marks) -> [Attribute] {
    let names =
      (marks.contains(.changed) ? ["changed"] : []) + (marks.contains(.pivot) ? ["pivot"] : [])
    return names.isEmpty ? [] : [Attribute("class", names.joined(separator: " "))]
  }

  // MARK: Formula

  /// The brackets around the entries are drawn by the style sheet, as no row of names may be inside them.
  private var formula: MarkupNode {
    let heads = columns.enumerated().map { column, name in
      cell([Self.name(name)], column == pivot ? .pivot : [])
    }
    let body = entries.enumerated().map { row, numbers -> MarkupNode in
      let head = cell([Self.name(rows[row])], row == pivot ? .pivot : [])
      let cells = numbers.enumerated().map { column, text -> MarkupNode in
        let marks = marks(row, column)
        let sign: [MarkupNode] =
          marks.contains(.changed) ? [.element("mtext", [], [.text("▾")])] : []
        return cell(Self.number(text) + sign, marks)
      }
      return .element("mtr", [], [head] + cells)
    }
    let corner = cell(corner, [])
    return .element(
      "math", [Attribute("display", "block"), Attribute("class", "matrix")],
      [.element("mtable", [], [.element("mtr", [], [corner] + heads)] + body)])
  }

  private func cell(_ content: [MarkupNode], _ marks: Marks) -> MarkupNode {
    .element("mtd", attributes(marks), content)
  }

  private var corner: [MarkupNode] {
    guard !letter.base.isEmpty else { return [] }
    let base = MarkupNode.element("mi", [], [.text(letter.base)])
    guard !letter.index.isEmpty else { return [base] }
    let index = MarkupNode.element(
      "mrow", [],
      [
        .element("mo", [], [.text("(")]), .element("mn", [], [.text(letter.index)]),
        .element("mo", [], [.text(")")]),
      ])
    return [.element("msup", [], [base, index])]
  }

  /// A letter is set as a symbol, any other name as words.
  private static func name(_ text: String) -> MarkupNode {
    let isSymbol = text.count == 1 && text.allSatisfy { $0.isLetter }
    return .element(isSymbol ? "mi" : "mtext", [], [.text(text)])
  }

  private static func number(_ text: String) -> [MarkupNode] {
    guard text.first == "\u{2212}" else { return [.element("mn", [], [.text(text)])] }
    return [
      .element("mo", [Attribute("form", "prefix")], [.text("\u{2212}")]),
      .element("mn", [], [.text(String(text.dropFirst()))]),
    ]
  }

  // MARK: Table

  private var table: MarkupNode {
    let heads =
      [MarkupNode.element("td")]
      + columns.enumerated().map { head($1, "col", isPivot: $0 == pivot) }
    let body = entries.enumerated().map { row, numbers -> MarkupNode in
      let cells = numbers.enumerated().map { column, text -> MarkupNode in
        let marks = marks(row, column)
        let sign = marks.contains(.changed) ? " ▾" : ""
        return .element("td", attributes(marks), [.text(text + sign)])
      }
      return .element("tr", [], [head(rows[row], "row", isPivot: row == pivot)] + cells)
    }
    return .element(
      "table", [Attribute("class", "matrix")],
      [
        .element("caption", [], [.text(caption)]),
        .element("thead", [], [.element("tr", [], heads)]), .element("tbody", [], body),
      ])
  }

  private func head(_ name: String, _ scope: String, isPivot: Bool) -> MarkupNode {
    .element(
      "th", [Attribute("scope", scope)] + attributes(isPivot ? .pivot : []), [.text(name)])
  }
}
