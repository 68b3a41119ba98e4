import Markup

extension HTMLWriter {
  mutating func beginList(_ node: DocumentNode) {
    guard node.flags.contains(.isOrdered) else {
      beginBlock("<ul>\n")
      return
    }
    beginBlock("<ol")
    if node.number != 1 {
      html.append(" start=\"")
      html.append(String(node.number))
      html.append("\"")
    }
    html.append(">\n")
  }

  mutating func beginHeading(_ node: DocumentNode) {
    beginBlock("<h")
    html.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: node.detail))
    if let anchor = anchor(of: node) {
      html.append(" id=\"")
      html.append(escaping: anchor.identifier)
      html.append("\"")
    }
    html.append(">")
  }

  mutating func endHeading(_ node: DocumentNode) {
    if let anchor = anchor(of: node), let label = anchor.label {
      html.append("<a class=\"anchor\" href=\"#")
      html.append(encodingAddress: anchor.identifier)
      html.append("\" aria-label=\"")
      html.append(escaping: label)
      html.append("\"></a>")
    }
    html.append("</h")
    html.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: node.detail))
    html.append(">\n")
  }

  private func anchor(of node: DocumentNode) -> HeadingAnchor? {
    let index = Int(node.number)
    return style.headingAnchors.indices.contains(index) ? style.headingAnchors[index] : nil
  }

  mutating func writeCodeBlock(_ node: DocumentNode) {
    if node.flags.contains(.isFenced) {
      beginBlock("")
      if replacements.writeFencedBlock(Int(node.number), into: &html) {
        beginBlock("")
        return
      }
    }
    beginBlock("<pre><code")
    let info =
      node.flags.contains(.isFenced) ? document.fenceRecords[Int(node.number)].info : Characters()
    if info.count > 0 {
      let text = characters(info)
      let end =
        text.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? text.count
      html.append(" class=\"language-")
      html.append(escaping: UnsafeBufferPointer(rebasing: text[..<end]))
      html.append("\"")
    }
    html.append(">")
    html.append(escaping: characters(node))
    html.append("</code></pre>\n")
  }

  mutating func writeHTMLBlock(_ node: DocumentNode, _ index: Int) {
    beginBlock("")
    switch style.rawHTML {
    case .pass: writeRawHTML(node, index)
    case .escape:
      html.append("<pre>")
      html.append(escaping: characters(node))
      html.append("</pre>")
    }
    beginBlock("")
  }
}
