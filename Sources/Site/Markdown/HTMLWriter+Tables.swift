import Markup

extension HTMLWriter {
  mutating func beginTablePart(_ node: DocumentNode, _ index: Int) {
    switch node.kind {
    case .table: beginTable(index)
    case .tableRow:
      if node.isInTableHead {
        beginBlock("<thead>\n<tr>")
      } else {
        beginBlock(isBehindHead(index, node) ? "<tbody>\n<tr>" : "<tr>")
      }
    default: beginCell(node)
    }
  }

  mutating func endTablePart(_ node: DocumentNode, _ index: Int) {
    switch node.kind {
    case .table:
      let rows = node.end > index + 1 ? document.nodes[index + 1].end < node.end : false
      beginBlock(rows ? "</tbody>\n</table>" : "</table>")
      if case .scrolling = style.tables { html.append("</div>") }
      html.append("\n")
    case .tableRow:
      beginBlock("</tr>")
      if node.isInTableHead { beginBlock("</thead>") }
    default: html.append(node.isInTableHead ? "</th>" : "</td>")
    }
  }

  private mutating func beginTable(_ index: Int) {
    beginBlock("")
    if case .scrolling(let label) = style.tables {
      html.append("<div class=\"table\" tabindex=\"0\"")
      if let label {
        html.append(" role=\"group\" aria-label=\"")
        html.append(escaping: label)
        html.append("\"")
      }
      html.append(">")
    }
    html.append("<table")
    appendAnchor(of: index, attributesOf: index)
    appendAttributes(of: index)
    html.append(">")
    guard let caption = document.caption(ofTable: index) else { return }
    html.append("\n<caption>")
    replacements.writeNumber(ofNode: index, into: &html)
    write(caption + 1..<document.nodes[caption].end)
    html.append("</caption>")
  }

  private mutating func beginCell(_ node: DocumentNode) {
    beginBlock(node.isInTableHead ? "<th" : "<td")
    if node.alignment != .none {
      if case .plain = style.tables {
        html.append(" align=\"")
      } else {
        html.append(" class=\"align-")
      }
      html.append(node.alignment.name)
      html.append("\"")
    }
    html.append(">")
  }

  /// Whether a row directly follows the head of its table.
  private func isBehindHead(_ index: Int, _ node: DocumentNode) -> Bool {
    let table = Int(node.parentIndex)
    return table >= 0 && document.nodes[table + 1].end == index
  }
}
