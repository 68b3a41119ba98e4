import Code
import Markdown
import Markup
import TeX

/// What stands in place of parts of a text of the course: where links lead, values, figures.
struct TextReplacements: HTMLReplacements {
  let text: CheckedText
  /// The page whose figures are drawn where their blocks stand; `nil` in a caption.
  let page: CheckedPage?
  let figures: FigureWriter
  /// Makes the list of everything of a kind that has a number.
  var lists: (@Sendable (LabelKind) -> MarkupNode)?
  /// The lists of references.
  private let citations: CourseCitations?
  /// What the gallery shows of the figures that were drawn.
  var drawn = DrawnFigures()
  /// The list of all terms, if the page shows it, with the container in which it stands.
  var glossary: (container: Int, list: MarkupNode)?
  private var code = CodeWriter()

  init(
    text: CheckedText, page: CheckedPage?, figures: FigureWriter,
    citations: CourseCitations? = nil
  ) {
    self.text = text
    self.page = page
    self.figures = figures
    self.citations = citations
  }

  mutating func destination(ofLink index: Int) -> String? { text.destinations[index] }

  mutating func writeFencedBlock(_ index: Int, into html: inout [UInt8]) -> Bool {
    guard let page else { return false }
    guard let block = page.blockOfFence[index] else {
      return writeListing(page.listings[index], index, into: &html)
    }
    switch page.blocks[block] {
    case .figure(let content):
      drawn[.init(file: page.file, block: block)] = figures.write(content, into: &html)
    case .reference(let table):
      var writer = MarkupWriter()
      swap(&writer.bytes, &html)
      writer.write(table)
      swap(&writer.bytes, &html)
    case .hidden: break
    case .faulty: return false
    }
    return true
  }

  mutating func writeCodeSpan(_ index: Int, into html: inout [UInt8]) -> Bool {
    guard let value = text.values[index] else { return false }
    if let link = value.link {
      html.append("<a class=\"value\" href=\"")
      html.append(escaping: link)
      html.append("\">")
      html.append(escaping: value.text)
      html.append("</a>")
    } else {
      html.append("<span class=\"value\">")
      html.append(escaping: value.text)
      html.append("</span>")
    }
    return true
  }

  mutating func writeMention(_ index: Int, into html: inout [UInt8]) -> Bool {
    guard let mention = text.mentions[index] else {
      guard let citation = text.citations[index] else { return false }
      write(citation.markup, into: &html)
      return true
    }
    for part in mention.parts {
      guard let link = part.link else {
        html.append(escaping: part.text)
        continue
      }
      html.append("<a class=\"label\" href=\"")
      html.append(escaping: link)
      html.append("\">")
      html.append(escaping: part.text)
      html.append("</a>")
    }
    return true
  }

  mutating func mentionText(_ index: Int) -> String? { text.mentionText(index) }

  mutating func writeText(ofEmptyLink index: Int, into html: inout [UInt8]) {
    if let text = text.linkTexts[index] { html.append(escaping: text) }
  }

  mutating func writeNumber(ofNode index: Int, into html: inout [UInt8]) -> Bool {
    guard let labels = page?.labels, !labels.isEmpty else { return false }
    if let caption = labels.captions[index] {
      html.append(captionLabel: caption)
    } else if let number = labels.headings[index] {
      html.append(headingNumber: number)
    } else if let title = labels.titles[index] {
      html.append(escaping: title)
    } else {
      return false
    }
    return true
  }

  mutating func anchor(ofNode index: Int) -> String? { page?.labels.anchors[index] }

  private mutating func writeListing(
    _ listing: Listing?, _ index: Int, into html: inout [UInt8]
  ) -> Bool {
    guard let listing else { return false }
    let content = listing.included.map { $0[...] } ?? text.document.content(ofFencedBlock: index)
    content.withUnsafeBufferPointer { code.writeBlock($0, listing.options, into: &html) }
    return true
  }

  mutating func writeFormula(_ index: Int, into html: inout [UInt8]) -> Bool {
    let formula = text.formulas[index]
    var writer = MarkupWriter()
    swap(&writer.bytes, &html)
    writer.write(formula.isDisplay ? equation(formula, index) : formula.markup)
    swap(&writer.bytes, &html)
    return true
  }

  /// A formula on lines of its own, in a frame that scrolls on a narrow screen and can be reached by the keyboard.
  private func equation(_ formula: TeX.TeXFormula, _ index: Int) -> MarkupNode {
    let name = text.document.isFormulaBlock(index) ? "div" : "span"
    let node = text.document.node(ofFormula: index)
    let given = text.document.attributes(of: node)
    let classes = ["equation"] + (given?.classes ?? [])
    return .element(
      name,
      ((given?.identifier ?? page?.labels.anchors[node]).map { [Attribute("id", $0)] } ?? []) + [
        Attribute("class", classes.joined(separator: " "))
      ] + (text.document.isFormulaInLink(index) ? [] : [Attribute("tabindex", "0")]),
      [formula.markup(numbers: page?.labels.equations[node] ?? [])])
  }

  mutating func formulaText(_ index: Int) -> String? { text.formulas[index].text }

  mutating func writeContainer(_ index: Int, into html: inout [UInt8]) -> Bool {
    if writeGlossary(index, into: &html) { return true }
    if let kind = page?.lists.kinds[index], let list = lists {
      write(list(kind), into: &html)
      return true
    }
    guard let page, let citations, let listed = citations.list(on: page.file),
      listed.container == index
    else { return false }
    write(ReferencesWriter(citations: citations).place(listed), into: &html)
    return true
  }

  func write(_ node: MarkupNode, into html: inout [UInt8]) {
    var writer = MarkupWriter()
    swap(&writer.bytes, &html)
    writer.write(node)
    swap(&writer.bytes, &html)
  }

  mutating func codeSpanText(_ index: Int) -> String? { text.values[index]?.text }
}
