import Content
import Diagnostics
import Markdown
import TeX

/// Everything on a page that can have a number, in the order of the text; headings are not among it.
struct PageItems: Sendable {
  let items: [NumberedItem]

  static let none = PageItems(items: [])

  private init(items: [NumberedItem]) {
    self.items = items
  }

  /// - Parameters:
  ///   - document: the page's text.
  ///   - blocks: its blocks.
  ///   - figures: what follows `figure-` in the id of each block; `nil` for one that shows nothing.
  ///   - formulas: the document's formulas, read.
  init(
    _ document: Document, _ blocks: [PageBlock], figures: [String?], formulas: [TeX.TeXFormula]
  ) {
    var items: [NumberedItem] = []
    for (index, block) in blocks.enumerated() {
      guard let id = figures[index], case .scenario(let scenario) = block.body else { continue }
      items.append(
        NumberedItem(
          kind: .figure, node: block.node, block: index,
          names: scenario.settings.id.map { [$0.text] } ?? [], anchor: "figure-" + id,
          isNumbered: scenario.settings.caption != nil))
    }
    for figure in document.figures {
      items.append(
        NumberedItem(
          kind: .figure, node: figure.node,
          title: figure.caption.map { $0 + 1..<document.nodes[$0].end },
          isNumbered: figure.caption != nil
        ).named(figure.identifier, in: document, at: figure.image))
    }
    for table in document.captionedTables {
      items.append(
        NumberedItem(
          kind: .table, node: table.node,
          title: table.caption.map { $0 + 1..<document.nodes[$0].end }
        ).named(table.identifier, in: document, at: table.node))
    }
    for container in document.containers {
      guard let kind = LabelKind(rawValue: container.kind.rawValue), container.kind.isStatement
      else { continue }
      items.append(
        NumberedItem(
          kind: kind, node: container.node,
          title: container.title.map { $0 + 1..<document.nodes[$0].end }
        ).named(container.identifier, in: document, at: container.node))
    }
    for (index, formula) in formulas.enumerated() where formula.isDisplay {
      items += Self.equations(formula, document.node(ofFormula: index), in: document)
    }
    if !items.isEmpty { items.sort { ($0.node, $0.line ?? 0) < ($1.node, $1.line ?? 0) } }
    self.items = Self.anchored(items, document)
  }

  /// The lines of a formula that are numbered or have a name.
  private static func equations(
    _ formula: TeX.TeXFormula, _ node: Int, in document: Document
  ) -> [NumberedItem] {
    let identifier = document.attributes(of: node)?.identifier
    let isRefused = document.isUnnumbered(node)
    var items: [NumberedItem] = []
    for (index, line) in formula.lines.enumerated() {
      let names = line.labels.map(\.name)
      let isAsked =
        line.asksForNumber || !names.isEmpty || formula.lines.count == 1 && identifier != nil
      guard isAsked || line.tag != nil else { continue }
      items.append(
        NumberedItem(
          kind: .equation, node: node, line: index, names: names, anchor: names.first,
          tag: line.tag, isBareTag: line.isBareTag,
          isNumbered: line.tag == nil && isAsked && !isRefused))
    }
    if let identifier, !items.isEmpty {
      items[0].names.append(identifier)
      // The id of the whole stands in any case; a label would be a second one of its first line.
      items[0].anchor = identifier
    }
    return items
  }

  /// Gives each numbered item that needs one an id of ours: no heading's has a colon.
  private static func anchored(_ items: [NumberedItem], _ document: Document) -> [NumberedItem] {
    var counts: [LabelKind: Int] = [:]
    return items.map { item in
      guard item.anchor == nil, item.line == nil, item.isNumbered else { return item }
      counts[item.kind, default: 0] += 1
      var item = item
      var anchor = "\(item.kind.rawValue):\(counts[item.kind] ?? 0)"
      while isTaken(anchor, in: document) { anchor += "-" }
      item.anchor = anchor
      item.needsAnchor = true
      return item
    }
  }

  private static func isTaken(_ anchor: String, in document: Document) -> Bool {
    document.attributeIdentifiers.contains(anchor)
      || document.anchors.contains { $0.name == anchor }
  }

  /// The ids that stand nowhere in the page's attributes: those that we give, and the labels of formulas.
  var written: [String] {
    items.isEmpty
      ? [] : items.filter { $0.needsAnchor || $0.line != nil }.compactMap(\.anchor)
  }

  /// What is wrong with the labels of formulas: each is an id of the page.
  static func labelFaults(_ formulas: [TeX.TeXFormula], in document: Document) -> [Diagnostic] {
    var taken: [String: SourceRange?] = [:]
    var faults: [Diagnostic] = []
    for label in formulas.lazy.flatMap(\.labels) {
      if taken.isEmpty {
        let given = document.attributeIdentifiers + document.footnoteIdentifiers
        for identifier in given { taken[identifier] = .some(nil) }
      }
      let isOfSite = TakenIdentifiers.isOfSite(label.name)
      guard let earlier = taken[label.name] ?? (isOfSite ? .some(nil) : nil) else {
        taken[label.name] = label.range
        continue
      }
      faults.append(
        Diagnostic(
          .error, "math/duplicate-label", at: label.range,
          "`\(label.name)` names something else on this page",
          notes: earlier.map { [DiagnosticNote(at: $0, "named here")] } ?? [],
          solutions: [Solution("choose another name")]))
    }
    return faults
  }
}

extension NumberedItem {
  /// The same with the author's id, and without a number if the author wants none.
  fileprivate func named(
    _ identifier: String?, in document: Document, at node: Int
  ) -> NumberedItem {
    var item = self
    if let identifier {
      item.names = [identifier]
      item.anchor = identifier
    }
    if document.isUnnumbered(node) { item.isNumbered = false }
    return item
  }
}
