import Markdown
import Phrases
import TeX

/// The numbers of a page as they are written, by the nodes of its document.
struct PageLabels: Sendable {
  /// What stands before the caption of a figure or a table: `Figure 2.`
  private(set) var captions: [Int: String] = [:]
  /// The numbers of headings.
  private(set) var headings: [Int: String] = [:]
  /// What a theorem or an exercise is called: `Theorem 2`.
  private(set) var titles: [Int: String] = [:]
  /// What stands at the lines of a formula.
  private(set) var equations: [Int: [TeXNumber?]] = [:]
  /// Ids of what has none of the author's.
  private(set) var anchors: [Int: String] = [:]

  var isEmpty: Bool {
    captions.isEmpty && headings.isEmpty && titles.isEmpty && anchors.isEmpty
  }

  init(_ numbers: PageNumbers, _ document: Document, _ phrases: Phrases) {
    if !numbers.headings.isEmpty {
      for (heading, number) in zip(document.headings, numbers.headings) {
        headings[heading.node] = number
      }
    }
    for (item, number) in zip(numbers.items, numbers.numbers) {
      if item.needsAnchor { anchors[item.node] = item.anchor }
      if let line = item.line {
        addEquation(item, line, number, document)
      } else if let number {
        let name = phrases(LabelPhrase(item.kind), [("number", number)], count: 1)
        if item.kind == .figure || item.kind == .table {
          captions[item.node] = phrases(LabelPhrase.caption, [("name", name)])
        } else {
          titles[item.node] = name
        }
      }
    }
  }

  private mutating func addEquation(
    _ item: NumberedItem, _ line: Int, _ number: String?, _ document: Document
  ) {
    // A formula with an id has it already, on the whole of it.
    let isOnWhole = item.anchor == document.attributes(of: item.node)?.identifier
    var lines = equations[item.node] ?? []
    while lines.count <= line { lines.append(nil) }
    if let number {
      lines[line] = TeXNumber(
        number, anchor: isOnWhole ? nil : item.anchor, isBare: item.isBareTag)
    } else if !isOnWhole {
      // A label without a number is an id of the whole.
      anchors[item.node] = item.anchor
    }
    equations[item.node] = lines
  }
}
