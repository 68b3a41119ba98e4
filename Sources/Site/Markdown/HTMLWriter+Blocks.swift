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

  /// Writes the box of a task, which a reader cannot change.
  mutating func writeCheckbox(_ node: DocumentNode) {
    html.append("<input type=\"checkbox\"")
    if node.isDone { html.append(" checked=\"\"") }
    html.append(" disabled=\"\"")
    if let label = style.taskLabel?(node.isDone) {
      html.append(" aria-label=\"")
      html.append(escaping: label)
      html.append("\"")
    }
    html.append(" />")
  }

  mutating func beginHeading(_ node: DocumentNode, _ index: Int) {
    beginBlock("<h")
    html.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: node.detail))
    let anchor = anchor(of: node)
    if let anchor {
      html.append(" id=\"")
      html.append(escaping: anchor.identifier)
      html.append("\"")
    }
    appendAttributes(of: index, hasIdentifier: anchor == nil)
    html.append(">")
    replacements.writeNumber(ofNode: index, into: &html)
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

  mutating func writeCodeBlock(_ node: DocumentNode, _ index: Int) {
    if node.flags.contains(.isFenced) {
      beginBlock("")
      if replacements.writeFencedBlock(Int(node.number), into: &html) {
        beginBlock("")
        return
      }
    }
    beginBlock("<pre")
    if node.flags.contains(.isFenced) { appendAttributes(of: index) }
    html.append("><code")
    let language = node.flags.contains(.isFenced) ? language(of: Int(node.number)) : nil
    if let language, !language.isEmpty {
      html.append(" class=\"language-")
      html.append(escaping: UnsafeBufferPointer(rebasing: language))
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

  /// The first word of a fenced block's info string, as `FencedBlock.language` has it.
  private func language(of fence: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    let info = characters(document.fenceRecords[fence].info)
    var word = info[...]
    if info.starts(with: "{.".utf8) { word = info.dropFirst(2) }
    let end = word.firstIndex {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "{")
        || $0 == UInt8(ascii: "}")
    }
    return word[..<(end ?? word.endIndex)]
  }
}
