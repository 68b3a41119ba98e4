import Markup

extension HTMLWriter {
  mutating func writeCodeSpan(_ node: DocumentNode, _ index: Int) {
    if replacements.writeCodeSpan(Int(node.number), into: &html) { return }
    html.append("<code")
    appendAttributes(of: index)
    html.append(">")
    html.append(escaping: characters(node))
    html.append("</code>")
  }

  mutating func writeMention(_ node: DocumentNode) {
    if replacements.writeMention(Int(node.number), into: &html) { return }
    html.append(escaping: characters(node))
  }

  /// Writes raw HTML, with the addresses in it replaced, or shows it as text.
  mutating func writeRawHTML(_ node: DocumentNode, _ index: Int) {
    let literal = characters(node)
    guard style.rawHTML == .pass else {
      html.append(escaping: literal)
      return
    }
    var written = 0
    for link in document.firstLink(in: index)..<document.linkRecords.count {
      let record = document.linkRecords[link]
      guard Int(record.node) == index else { break }
      guard let destination = replacements.destination(ofLink: link) else { continue }
      var value = Int(record.valueStart)..<Int(record.valueStart + record.valueCount)
      if let before = literal[..<value.lowerBound].last, "\"'".utf8.contains(before) {
        value = value.lowerBound - 1..<value.upperBound + 1
      }
      html.append(contentsOf: UnsafeBufferPointer(rebasing: literal[written..<value.lowerBound]))
      html.append("\"")
      html.append(escaping: destination)
      html.append("\"")
      written = value.upperBound
    }
    html.append(contentsOf: UnsafeBufferPointer(rebasing: literal[written...]))
  }

  /// Whether a link is an address in the text of another, which a browser would take apart: `[see <https://example.org>](a.md)`.
  func isLinkInLink(_ node: DocumentNode, _ index: Int) -> Bool {
    document.linkRecords[Int(node.number)].kind == .autolink
      && document.isInside(.link, Int32(index))
  }

  mutating func beginLink(_ node: DocumentNode, _ index: Int) {
    if isLinkInLink(node, index) { return }
    html.append("<a href=\"")
    appendDestination(Int(node.number))
    html.append("\"")
    appendTitle(Int(node.number))
    appendAttributes(of: index)
    html.append(">")
    if node.end == index + 1 {
      replacements.writeText(ofEmptyLink: Int(node.number), into: &html)
    }
  }

  /// Writes an image with the plain text of what is in it as its alternative.
  mutating func writeImage(_ node: DocumentNode, _ index: Int) {
    let isFigure = node.parentIndex >= 0 && document.nodes[Int(node.parentIndex)].kind == .figure
    if isFigure, !style.hasFigures { html.append("<p>") }
    defer { if isFigure { html.append(style.hasFigures ? "\n" : "</p>\n") } }
    html.append("<img src=\"")
    appendDestination(Int(node.number))
    html.append("\" alt=\"")
    for inner in index + 1..<node.end {
      let part = document.nodes[inner]
      switch part.kind {
      case .text, .inlineHTML: html.append(escaping: characters(part))
      case .codeSpan:
        if let text = replacements.codeSpanText(Int(part.number)) {
          html.append(escaping: text)
        } else {
          html.append(escaping: characters(part))
        }
      case .formula:
        if let text = replacements.formulaText(Int(part.number)) {
          html.append(escaping: text)
        } else {
          html.append(escaping: characters(part))
        }
      case .mention:
        if let text = replacements.mentionText(Int(part.number)) {
          html.append(escaping: text)
        } else {
          html.append(escaping: characters(part))
        }
      case .softBreak, .lineBreak: html.append(UInt8(ascii: " "))
      default: break
      }
    }
    html.append("\"")
    let isInFigure = isInFigure(node)
    if !isInFigure { appendTitle(Int(node.number)) }
    appendAttributes(of: index, hasIdentifier: !isInFigure, hasClasses: !isInFigure)
    html.append(" />")
  }

  private mutating func appendDestination(_ link: Int) {
    if let destination = replacements.destination(ofLink: link) {
      html.append(encodingAddress: destination)
      return
    }
    let destination = characters(document.linkRecords[link].destination)
    if style.rawHTML == .escape, UnsafeScheme.begins(destination) { return }
    html.append(encodingAddress: destination)
  }

  private mutating func appendTitle(_ link: Int) {
    let title = document.linkRecords[link].title
    guard title.count > 0 else { return }
    html.append(" title=\"")
    html.append(escaping: characters(title))
    html.append("\"")
  }
}

extension Document {
  /// The place in `links` of the first one in a node or behind it.
  func firstLink(in node: Int) -> Int {
    var low = 0
    var high = linkRecords.count
    while low < high {
      let middle = (low + high) / 2
      if Int(linkRecords[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
