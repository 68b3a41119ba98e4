import Markup

extension HTMLWriter {
  mutating func writeFootnoteReference(_ node: DocumentNode, _ index: Int) {
    let record = document.footnoteRecords[Int(node.number)]
    let identifier = style.identifierPrefix + record.referenceIdentifier(Int(node.detail))
    // A link within a link is none.
    let isLink = !document.isInside(.link, Int32(index))
    html.append("<sup class=\"footnote-ref\"")
    if isLink {
      html.append("><a href=\"#")
      html.append(encodingAddress: style.identifierPrefix + "fn-" + record.identifier)
      html.append("\"")
    }
    html.append(" id=\"")
    html.append(escaping: identifier)
    html.append(isLink ? "\" role=\"doc-noteref\">" : "\">")
    html.append(String(node.number + 1))
    html.append(isLink ? "</a></sup>" : "</sup>")
  }

  mutating func beginFootnotes() {
    beginBlock("<section class=\"footnotes\" role=\"doc-endnotes\"")
    if let label = style.footnotes.label {
      html.append(" aria-label=\"")
      html.append(escaping: label)
      html.append("\"")
    }
    html.append(">\n<ol>\n")
  }

  mutating func beginFootnote(_ node: DocumentNode) {
    beginBlock("<li id=\"")
    html.append(
      escaping: style.identifierPrefix + "fn-"
        + document.footnoteRecords[Int(node.number)].identifier)
    html.append("\">\n")
  }

  /// Whether a paragraph is the last thing in a footnote, and so the place of the links back.
  func endsFootnote(_ node: DocumentNode) -> Bool {
    guard node.parentIndex >= 0, !document.footnoteRecords.isEmpty else { return false }
    let parent = document.nodes[Int(node.parentIndex)]
    return parent.kind == .footnote && parent.endIndex == node.endIndex
  }

  mutating func endFootnote(_ node: DocumentNode, _ index: Int) {
    var last = index + 1
    while last < node.end, document.nodes[last].end < node.end { last = document.nodes[last].end }
    let isNamed = !document.footnoteRecords[Int(node.number)].references.isEmpty
    if isNamed, last >= node.end || document.nodes[last].kind != .paragraph {
      beginBlock("<p>")
      writeBackLinks(of: index, isAlone: true)
      html.append("</p>\n")
    }
    html.append("</li>\n")
  }

  /// Writes a link back to each reference.
  mutating func writeBackLinks(of index: Int, isAlone: Bool = false) {
    let number = Int(document.nodes[index].number)
    let record = document.footnoteRecords[number]
    for reference in record.references.indices {
      if !isAlone || reference > 0 { html.append(" ") }
      html.append("<a href=\"#")
      html.append(encodingAddress: style.identifierPrefix + record.referenceIdentifier(reference))
      html.append("\" class=\"footnote-back\" role=\"doc-backlink\"")
      if let label = style.footnotes.backLinkLabel?(number + 1, reference + 1) {
        html.append(" aria-label=\"")
        html.append(escaping: label)
        html.append("\"")
      }
      html.append(">\u{21A9}\u{FE0E}")
      if reference > 0 {
        html.append("<sup>")
        html.append(String(reference + 1))
        html.append("</sup>")
      }
      html.append("</a>")
    }
  }
}
