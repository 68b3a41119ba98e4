import Markup

/// Writes the nodes of a document as HTML, in one pass over the array, without recursion.
struct HTMLWriter<Replacements: HTMLReplacements> {
  let document: Document
  let style: HTMLStyle
  let source: UnsafeBufferPointer<UInt8>
  let storage: UnsafeBufferPointer<UInt8>
  var replacements: Replacements
  var html: [UInt8]
  /// Where this document begins in `html`; what stands before it is none of ours.
  private let start: Int
  private let replacesText: Bool

  init(
    _ document: Document, _ style: HTMLStyle, _ replacements: Replacements, _ html: [UInt8],
    source: UnsafeBufferPointer<UInt8>, storage: UnsafeBufferPointer<UInt8>
  ) {
    self.document = document
    self.style = style
    self.replacements = replacements
    self.source = source
    self.storage = storage
    start = html.count
    replacesText = replacements.replacesText
    self.html = html
  }

  /// Writes some nodes, given by their indices: whole subtrees.
  mutating func write(_ range: Range<Int>) {
    document.nodes.withUnsafeBufferPointer { nodes in
      var open: [Int32] = []
      var index = range.lowerBound
      while index < range.upperBound {
        while let last = open.last, nodes[Int(last)].endIndex <= index {
          leave(nodes[Int(last)], Int(last))
          open.removeLast()
        }
        let node = nodes[index]
        if enter(node, index) {
          open.append(Int32(index))
          index += 1
        } else {
          index = node.end
        }
      }
      while let last = open.popLast() { leave(nodes[Int(last)], Int(last)) }
    }
  }

  /// Writes a node's beginning; `false` if that is all of it, with what is in it.
  private mutating func enter(_ node: DocumentNode, _ index: Int) -> Bool {
    switch node.kind {
    case .document: return true
    case .text: writeText(node, index)
    case .softBreak: html.append(UInt8(ascii: "\n"))
    case .lineBreak: html.append("<br />\n")
    case .paragraph:
      guard !node.flags.contains(.isTight) else { return true }
      beginBlock("<p>")
      return true
    case .emphasis:
      html.append("<em>")
      return true
    case .strong:
      html.append("<strong>")
      return true
    case .codeSpan: writeCodeSpan(node, index)
    case .formula, .formulaBlock: writeFormula(node)
    case .strikethrough:
      html.append("<del>")
      return true
    case .span:
      if !replacements.beginSpan(index, into: &html) {
        html.append("<span")
        appendAttributes(of: index)
        html.append(">")
      }
      return true
    case .footnoteReference: writeFootnoteReference(node, index)
    case .mention: writeMention(node)
    case .container:
      if writesContainer(node) { return false }
      beginContainer(node, index)
      return true
    case .containerTitle:
      beginContainerTitle(node)
      return true
    case .footnotes:
      beginFootnotes()
      return true
    case .footnote:
      beginFootnote(node)
      return true
    case .inlineHTML: writeRawHTML(node, index)
    case .htmlBlock: writeHTMLBlock(node, index)
    case .codeBlock: writeCodeBlock(node, index)
    case .thematicBreak: beginBlock("<hr />\n")
    case .blockQuote:
      beginBlock("<blockquote>\n")
      return true
    case .list:
      beginList(node)
      return true
    case .definitionList:
      beginBlock("<dl>\n")
      return true
    case .definitionTerm:
      beginTerm(index)
      return true
    case .definition:
      beginBlock("<dd>")
      return true
    case .figure:
      beginFigure(index)
      return true
    case .figureCaption:
      if style.hasFigures || node.flags.contains(.isTight) {
        beginBlock(style.hasFigures ? "<figcaption>" : "<p>")
        if style.hasFigures {
          replacements.writeNumber(ofNode: Int(node.parentIndex), into: &html)
        }
        return true
      }
    case .item:
      beginBlock("<li>")
      if node.isTask { writeCheckbox(node) }
      return true
    case .heading:
      beginHeading(node, index)
      return true
    case .link:
      beginLink(node, index)
      return true
    case .image: writeImage(node, index)
    case .tableCaption: break
    case .table, .tableRow, .tableCell:
      beginTablePart(node, index)
      return true
    }
    return false
  }

  private mutating func writeText(_ node: DocumentNode, _ index: Int) {
    let characters = characters(node)
    if replacesText, replacements.writeText(index, characters, into: &html) { return }
    html.append(escaping: characters)
  }

  /// Writes a node's end.
  private mutating func leave(_ node: DocumentNode, _ index: Int) {
    switch node.kind {
    case .paragraph:
      if endsFootnote(node) { writeBackLinks(of: Int(node.parentIndex)) }
      if !node.flags.contains(.isTight) { html.append("</p>\n") }
    case .container: endContainer(node)
    case .containerTitle: endContainerTitle(node)
    case .footnotes: beginBlock("</ol>\n</section>\n")
    case .footnote: endFootnote(node, index)
    case .emphasis: html.append("</em>")
    case .strong: html.append("</strong>")
    case .link: if !isLinkInLink(node, index) { html.append("</a>") }
    case .span: if !replacements.endSpan(index, into: &html) { html.append("</span>") }
    case .strikethrough: html.append("</del>")
    case .figure: beginBlock(style.hasFigures ? "</figure>\n" : "")
    case .figureCaption: html.append(style.hasFigures ? "</figcaption>\n" : "</p>\n")
    case .definitionList: html.append("</dl>\n")
    case .definitionTerm: html.append("</dt>\n")
    case .definition: html.append("</dd>\n")
    case .item: html.append("</li>\n")
    case .list: html.append(node.flags.contains(.isOrdered) ? "</ol>\n" : "</ul>\n")
    case .blockQuote: beginBlock("</blockquote>\n")
    case .heading: endHeading(node)
    case .table, .tableRow, .tableCell: endTablePart(node, index)
    default: break
    }
  }

  /// Begins a line, if none has just begun, and writes a literal.
  mutating func beginBlock(_ literal: StaticString) {
    if html.count > start, html.last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
    html.append(literal)
  }

  /// The characters of a node of text, code or HTML.
  func characters(_ node: DocumentNode) -> UnsafeBufferPointer<UInt8> {
    let range = Int(node.contentStart)..<Int(node.contentStart + node.contentCount)
    return UnsafeBufferPointer(
      rebasing: node.flags.contains(.isCopied) ? storage[range] : source[range])
  }

  func characters(_ place: Characters) -> UnsafeBufferPointer<UInt8> {
    let range = Int(place.start)..<Int(place.start + place.count)
    return UnsafeBufferPointer(rebasing: place.isCopied ? storage[range] : source[range])
  }
}
