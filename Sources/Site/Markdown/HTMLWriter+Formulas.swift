import Markup

extension HTMLWriter {
  mutating func writeFormula(_ node: DocumentNode) {
    let isBlock = node.kind == .formulaBlock
    if isBlock { beginBlock("") }
    if replacements.writeFormula(Int(node.number), into: &html) {
      if isBlock { beginBlock("") }
      return
    }
    if isBlock { html.append("<p>") }
    html.append(node.detail == 1 ? "<code class=\"math display\">" : "<code class=\"math\">")
    html.append(escaping: characters(node))
    html.append("</code>")
    if isBlock { html.append("</p>\n") }
  }
}
