import Codes
import Content
import Diagnostics
import Graphs
import Markup
import Nodes
import Phrases
import Quantities
import Scenarios

/// The tables of the author's reference, made from the tables that the program itself reads by, so that they cannot fall behind.
struct ReferenceTables: Sendable {
  let phrases: Phrases

  init(_ phrases: Phrases) {
    self.phrases = phrases
  }

  /// The table that a `reference` block asks for; `nil` with an error if there is none.
  func table(_ body: NodeMapping, _ diagnostics: inout [Diagnostic]) -> MarkupNode? {
    var reader = KeyReader(body, of: "of a reference block", area: "scenario", known: ["of"])
    reader.require("of")
    let subject = reader.choice("of", of: ReferenceSubject.self)
    diagnostics += reader.diagnostics
    guard let subject else { return nil }
    var missing: [String] = []
    let table = table(of: subject, &missing)
    diagnostics += missing.map { key in
      Diagnostic(
        .error, "template/missing-phrase", at: body.range,
        "the phrasebook has no phrase `\(key)`")
    }
    return table
  }

  private func table(of subject: ReferenceSubject, _ missing: inout [String]) -> MarkupNode {
    switch subject {
    case .commonKeys: keys([KeyTable("", BlockSettings.keys)], &missing)
    case .opticsKeys: keys(OpticsOutcome.keyTables, &missing)
    case .opticsValues: values(OpticsOutcome.valueDescriptions, &missing)
    case .graphKeys: keys(GraphOutcome.keyTables, &missing)
    case .graphValues: values(GraphOutcome.valueDescriptions, &missing)
    case .graphAlgorithms: algorithms(&missing)
    case .formulaKeys: keys(FormulaOutcome.keyTables, &missing)
    case .formulaValues: values(FormulaOutcome.valueDescriptions, &missing)
    case .workedKeys: keys(WorkedOutcome.keyTables, &missing)
    case .workedValues: values(WorkedOutcome.valueDescriptions, &missing)
    case .plotKeys: keys(PlotOutcome.keyTables, &missing)
    case .plotValues: values(PlotOutcome.valueDescriptions, &missing)
    case .frontMatter: keys([FrontMatter.keys], &missing)
    case .siteKeys: keys([SiteConfiguration.keys, NumberingRules.keys], &missing)
    case .glossaryKeys: keys([GlossaryEntry.keys], &missing)
    case .templateNames: names(&missing)
    case .units: units
    case .diagnostics: codes(&missing)
    }
  }

  /// The ids of the rows that can be pointed to in the table that a `reference` block asks for.
  static func anchors(_ body: NodeMapping) -> [String] {
    guard body["of"]?.value.scalar?.text == ReferenceSubject.diagnostics.rawValue else { return [] }
    return DiagnosticCode.all.map(\.anchor)
  }

  /// One table a mapping: the key, what its value is, what it means.
  private func keys(_ tables: [KeyTable], _ missing: inout [String]) -> MarkupNode {
    var blocks: [MarkupNode] = []
    for table in tables {
      var rows: [[MarkupNode]] = []
      for key in table.keys {
        rows.append([code(key.name), form(key.takes), described(key.phrase, &missing)])
      }
      let caption = tables.count > 1 ? caption(of: table, &missing) : nil
      blocks.append(
        ReferenceTable(
          caption: caption,
          headings: [text(.key), text(.value), text(.meaning)], rows: rows,
          name: tableName
        ).markup)
    }
    return .fragment(blocks)
  }

  /// What a mapping's table is headed by, when several tables follow each other: the phrase `reference.table.optics.lens` for the
  /// keys that `reference.optics.lens.…` describe.
  private func caption(of table: KeyTable, _ missing: inout [String]) -> MarkupNode? {
    guard let phrase = table.keys.first?.phrase, let dot = phrase.lastIndex(of: ".") else {
      return nil
    }
    return described("reference.table" + phrase[..<dot].dropFirst("reference".count), &missing)
  }

  private func values(_ list: [ValueDescription], _ missing: inout [String]) -> MarkupNode {
    var rows: [[MarkupNode]] = []
    for value in list { rows.append([code(value.name.text), described(value.phrase, &missing)]) }
    return ReferenceTable(
      caption: nil, headings: [text(.name), text(.meaning)], rows: rows,
      name: tableName
    ).markup
  }

  /// What a graph block can run: the names, what stands behind them, what it does.
  private func algorithms(_ missing: inout [String]) -> MarkupNode {
    let rows = Algorithm.allCases.map { algorithm in
      [
        Self.withCode(joined(algorithm.names)), described(algorithm.takes, &missing),
        described(algorithm.phrase, &missing),
      ]
    }
    return ReferenceTable(
      caption: nil, headings: [text(.name), text(.value), text(.meaning)], rows: rows,
      name: tableName
    ).markup
  }

  /// One table for each kind of record, the whole context first.
  private func names(_ missing: inout [String]) -> MarkupNode {
    var blocks: [MarkupNode] = []
    for record in TemplateNames.documented {
      var rows: [[MarkupNode]] = []
      for name in record.names { rows.append([code(name.name), described(name.phrase, &missing)]) }
      blocks.append(
        ReferenceTable(
          caption: described("reference.table.template.\(record.kind)", &missing),
          headings: [text(.name), text(.meaning)], rows: rows,
          name: tableName
        ).markup)
    }
    return .fragment(blocks)
  }

  private var units: MarkupNode {
    let rows = Unit.all.map { unit in
      [
        MarkupNode.fragment(
          unit.spellings.enumerated().flatMap { index, spelling in
            index == 0 ? [code(spelling)] : [.text(text(.choiceSeparator)), code(spelling)]
          }),
        form(of: unit.dimension),
      ]
    }
    return ReferenceTable(
      caption: nil, headings: [text(.unit), text(.value)], rows: rows,
      name: tableName
    ).markup
  }

  private func form(of dimension: Dimension) -> MarkupNode {
    switch dimension {
    case .length: words(.length)
    case .power: words(.power)
    case .angle: words(.angle)
    default: words(.number)
    }
  }

  private func form(_ form: ValueForm) -> MarkupNode {
    switch form {
    case .length: words(.length)
    case .power: words(.power)
    case .angle: words(.angle)
    case .number: words(.number)
    case .truth: words(.truth)
    case .name: words(.nameForm)
    case .text: words(.text)
    case .date: words(.date)
    case .list: words(.list)
    case .mapping: words(.mapping)
    case .various: words(.various)
    case .choice(let names): words(.choice, [("choices", joined(names))])
    case .choices(let names): words(.choices, [("choices", joined(names))])
    }
  }

  private func joined(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: text(.choiceSeparator))
  }

  func described(_ key: String, _ missing: inout [String]) -> MarkupNode {
    guard let text = phrases[named: key] else {
      missing.append(key)
      return .text(key)
    }
    return Self.withCode(text)
  }

  func code(_ text: String) -> MarkupNode { .element("code", [], [.text(text)]) }

  var tableName: String { phrases(SitePhrase.table) }

  func text(_ key: ReferencePhrase) -> String { phrases(key) }

  private func words(
    _ key: ReferencePhrase, _ slots: [(name: String, text: String)] = []
  ) -> MarkupNode {
    Self.withCode(phrases(key, slots))
  }

  /// Text in which what stands between backticks is code.
  static func withCode(_ text: String) -> MarkupNode {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    return .fragment(
      pieces.enumerated().map { index, piece in
        index % 2 == 1
          ? .element("code", [], [.text(String(piece))]) : .text(String(piece))
      })
  }
}
