import Markdown
import Markup

/// What stands in place of parts of a text of the course: where links lead, values, figures.
struct TextReplacements: HTMLReplacements {
  let text: CheckedText
  /// The page whose figures are drawn where their blocks stand; `nil` in a caption.
  let page: CheckedPage?
  let figures: FigureWriter
  /// What the gallery shows of the figures that were drawn.
  var drawn = DrawnFigures()

  mutating func destination(ofLink index: Int) -> String? { text.destinations[index] }

  mutating func writeFencedBlock(_ index: Int, into html: inout [UInt8]) -> Bool {
    guard let page, let block = page.blockOfFence[index] else { return false }
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

  mutating func codeSpanText(_ index: Int) -> String? { text.values[index]?.text }
}
