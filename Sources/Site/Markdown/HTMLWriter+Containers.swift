import Markup

extension HTMLWriter {
  /// Writes a container whose content is put in its place, if there is such content.
  mutating func writesContainer(_ node: DocumentNode) -> Bool {
    guard document.containerRecords[Int(node.number)].kind.isPlace else { return false }
    beginBlock("")
    guard replacements.writeContainer(Int(node.number), into: &html) else { return false }
    beginBlock("")
    return true
  }

  mutating func beginContainer(_ node: DocumentNode, _ index: Int) {
    let record = document.containerRecords[Int(node.number)]
    beginBlock("<")
    html.append(element(of: record))
    appendAnchor(of: index, attributesOf: index)
    appendAttributes(of: index, classes: classes(of: record.kind))
    if record.folding == .open { html.append(" open") }
    html.append(">\n")
    let hasTitle = index + 1 < node.end && document.nodes[index + 1].kind == .containerTitle
    guard !hasTitle, let title = style.containerTitle?(record.kind) else { return }
    beginTitle(record)
    if !replacements.writeNumber(ofNode: index, into: &html) { html.append(escaping: title) }
    endTitle(record)
  }

  mutating func endContainer(_ node: DocumentNode) {
    beginBlock("</")
    html.append(element(of: document.containerRecords[Int(node.number)]))
    html.append(">\n")
  }

  /// The title of a statement begins with its kind: a theorem of Newton's is a theorem first.
  mutating func beginContainerTitle(_ node: DocumentNode) {
    let record = record(of: node)
    beginTitle(record)
    guard record.kind.isStatement, let kind = style.containerTitle?(record.kind) else { return }
    html.append("<span class=\"container-kind\">")
    if !replacements.writeNumber(ofNode: Int(node.parentIndex), into: &html) {
      html.append(escaping: kind)
    }
    html.append("</span> ")
  }

  mutating func endContainerTitle(_ node: DocumentNode) {
    endTitle(record(of: node))
  }

  private func record(of title: DocumentNode) -> ContainerRecord {
    document.containerRecords[Int(document.nodes[Int(title.parentIndex)].number)]
  }

  private mutating func beginTitle(_ record: ContainerRecord) {
    if record.folding != .none {
      html.append("<summary")
      html.append(record.kind.isAdmonition ? " class=\"admonition-title\">" : ">")
    } else {
      html.append(
        record.kind.isAdmonition
          ? "<p class=\"admonition-title\">" : "<p class=\"container-title\">")
    }
  }

  private mutating func endTitle(_ record: ContainerRecord) {
    html.append(record.folding != .none ? "</summary>\n" : "</p>\n")
  }

  private func element(of record: ContainerRecord) -> StaticString {
    if record.folding != .none { return "details" }
    return record.kind.isAdmonition ? "aside" : "div"
  }

  private func classes(of kind: ContainerKind) -> [String] {
    switch kind {
    case .details, .division, .listOf, .bibliography: []
    case .sideBySide, .glossary: [kind.rawValue]
    default: [kind.isAdmonition ? "admonition" : "statement", kind.rawValue]
    }
  }
}
