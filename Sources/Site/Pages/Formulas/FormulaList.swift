import Content
import Diagnostics
import Figures
import Markdown
import Markup
import Phrases
import Scenarios

/// The list of all formulas of a course as HTML.
struct FormulaList {
  let index: FormulaIndex
  let checker: TextChecker
  let figures: FigureWriter

  private var phrases: Phrases { checker.phrases }
  private var course: Course { checker.links.course }

  /// So many formulas are seen at a glance, and need no links to them.
  private static let fewFormulas = 12

  var markup: MarkupNode {
    var blocks = index.own.map { section($0, level: 2) }
    if !index.laws.isEmpty {
      blocks.append(
        .element("h2", [Attribute("id", "laws")], [.text(phrases(FormulaPagePhrase.laws))]))
      blocks += index.laws.map { section($0, level: 3) }
    }
    let all = index.own + index.laws
    if all.count > Self.fewFormulas { blocks.insert(contents(all), at: 0) }
    return .element("div", [Attribute("class", "formulas")], blocks)
  }

  /// Links to all formulas.
  private func contents(_ entries: [FormulaIndex.Entry]) -> MarkupNode {
    let items = entries.map { entry in
      MarkupNode.element(
        "li", [],
        [
          .element(
            "a", [Attribute("href", "#" + Address.encoded(fragment: entry.anchor))],
            [.text(name(of: entry))])
        ])
    }
    return .element(
      "nav", [Attribute("aria-label", phrases(FormulaPagePhrase.contents))],
      [.element("ul", [], items)])
  }

  private func section(_ entry: FormulaIndex.Entry, level: Int) -> MarkupNode {
    let sheet = FormulaSheet(entry.definition, phrases)
    let heading = MarkupNode.element(
      "h\(level)", [Attribute("id", entry.anchor)], [title(of: entry)])
    var parts: [MarkupNode] = [heading, sheet.equation]
    if let symbols = sheet.symbols { parts.append(symbols) }
    if let source = sheet.source { parts.append(source) }
    if let home = entry.home { parts.append(line(.definedIn, [home])) }
    if !entry.uses.isEmpty { parts.append(line(.usedIn, entry.uses)) }
    return .element("div", [], parts)
  }

  /// What the formula is called: its caption, or its id in words.
  private func title(of entry: FormulaIndex.Entry) -> MarkupNode {
    guard let text = caption(of: entry) else {
      return .text((entry.definition.id ?? "").wordsOfIdentifier)
    }
    return .written(figures.inline(text, identifiersWith: entry.anchor + "/"))
  }

  private func name(of entry: FormulaIndex.Entry) -> String {
    guard let text = caption(of: entry) else {
      return (entry.definition.id ?? "").wordsOfIdentifier
    }
    return text.plainText(of: text.document.nodes.indices)
  }

  private func caption(of entry: FormulaIndex.Entry) -> CheckedText? {
    // What is wrong with it is told where it is checked.
    var faults: [Diagnostic] = []
    return entry.definition.caption.map {
      checker.caption($0, in: entry.home?.file, at: FormulaIndex.address, &faults)
    }
  }

  private func line(_ word: FormulaPagePhrase, _ places: [FigurePlace]) -> MarkupNode {
    .element(
      "p", [Attribute("class", "see")],
      [.text(phrases(word) + " ")]
        + FigurePlace.links(
          to: places, from: FormulaIndex.address, in: course,
          separator: phrases(SitePhrase.listSeparator)))
  }

  /// What is wrong with the captions in `formulas.yml`; those of blocks are checked with their pages.
  static func faults(of definitions: [FormulaDefinition], _ checker: TextChecker) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for caption in definitions.compactMap(\.caption) {
      _ = checker.caption(caption, in: nil, at: FormulaIndex.address, &faults)
    }
    return faults
  }
}
