import Figures
import Markdown
import Markup
import Scenarios

/// Draws figures where they stand.
struct FigureWriter: Sendable {
  let look: FigureLook
  /// How captions are written.
  let style: HTMLStyle

  init(look: FigureLook, escapingRawHTML escapes: Bool) {
    self.look = look
    style = HTMLStyle(rawHTML: escapes ? .escape : .pass)
  }

  /// Appends a figure as HTML.
  ///
  /// - Returns: what the gallery shows of it.
  func write(_ content: FigureContent, into html: inout [UInt8]) -> [UInt8] {
    var figure = figure(of: content)
    let exhibit = figure.writeExhibit()
    let caption = content.caption.map { text -> MarkupNode in
      var html: [UInt8] = []
      if let label = content.label { html.append(captionLabel: label) }
      html += inline(text, identifiersWith: "figure-\(content.id)/")
      return .written(html)
    }
    var writer = MarkupWriter()
    swap(&writer.bytes, &html)
    writer.write(figure.markup(caption: caption))
    swap(&writer.bytes, &html)
    return exhibit
  }

  /// What the gallery shows of a figure.
  func exhibit(of content: FigureContent) -> [UInt8] {
    var figure = figure(of: content)
    return figure.writeExhibit()
  }

  private func figure(of content: FigureContent) -> Figure {
    look.figure(
      of: content.outcome, id: content.id, drawingID: content.drawingID,
      alternative: content.alternative)
  }

  /// A caption as HTML: its first paragraph without the paragraph around it, and what else there is.
  ///
  /// - Parameter prefix: what its ids begin with, its own in the page that shows it.
  func inline(_ text: CheckedText, identifiersWith prefix: String) -> [UInt8] {
    var style = style
    style.identifierPrefix = prefix
    var html: [UInt8] = []
    let nodes = text.document.nodes
    let isOneParagraph =
      nodes.count > 1 && nodes[1].kind == .paragraph && nodes[1].end == nodes.count
    var replacements = TextReplacements(text: text, page: nil, figures: self)
    text.document.writeHTML(
      into: &html, nodes: isOneParagraph ? 2..<nodes.count : nil, style: style,
      replacing: &replacements)
    return html
  }
}
