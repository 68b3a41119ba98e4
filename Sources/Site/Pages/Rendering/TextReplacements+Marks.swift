import Markdown
import Markup

/// The mentions of terms, and the places of index marks.
extension TextReplacements {
  mutating func identifier(of node: Int) -> String? { page?.marks?.identifiers[node] }

  mutating func beginSpan(_ node: Int, into html: inout [UInt8]) -> Bool {
    guard let mention = text.terms.spans[node] else { return false }
    let attributes = text.document.attributes(of: node)
    if let id = attributes?.identifier ?? identifier(of: node) {
      Self.begin(mention, id: id, into: &html)
    } else {
      Self.begin(mention, into: &html)
    }
    return true
  }

  mutating func endSpan(_ node: Int, into html: inout [UInt8]) -> Bool {
    guard let mention = text.terms.spans[node] else { return false }
    html.append(mention.href == nil ? "</span>" : "</a>")
    return true
  }

  var replacesText: Bool { !text.terms.edges.isEmpty }

  mutating func writeText(
    _ node: Int, _ characters: UnsafeBufferPointer<UInt8>, into html: inout [UInt8]
  ) -> Bool {
    let edges = text.terms.edges(in: node)
    if edges.isEmpty { return false }
    var written = 0
    for edge in edges {
      html.append(escaping: UnsafeBufferPointer(rebasing: characters[written..<edge.offset]))
      written = edge.offset
      if let mention = edge.mention {
        Self.begin(mention, into: &html)
      } else {
        html.append("</a>")
      }
    }
    html.append(escaping: UnsafeBufferPointer(rebasing: characters[written...]))
    return true
  }

  /// Writes the list of all terms in place of an empty glossary; `false` for any other container.
  mutating func writeGlossary(_ index: Int, into html: inout [UInt8]) -> Bool {
    guard let glossary, glossary.container == index else { return false }
    let container = text.document.containers[index]
    let title = container.title.map { node in
      MarkupNode.element(
        "p", [Attribute("class", "container-title")], [.text(text.document.plainText(of: node))])
    }
    let id = container.identifier.map { [Attribute("id", $0)] } ?? []
    write(
      .element(
        "div", id + [Attribute("class", "glossary")], (title.map { [$0] } ?? []) + [glossary.list]),
      into: &html)
    return true
  }

  private static func begin(
    _ mention: TermLinks.Mention, id: String? = nil, into html: inout [UInt8]
  ) {
    html.append(mention.href == nil ? "<span" : "<a")
    if let id {
      html.append(" id=\"")
      html.append(escaping: id)
      html.append("\"")
    }
    html.append(" class=\"term\"")
    if let href = mention.href {
      html.append(" href=\"")
      html.append(escaping: href)
      html.append("\"")
    }
    if !mention.title.isEmpty {
      html.append(" title=\"")
      html.append(escaping: mention.title)
      html.append("\"")
    }
    html.append(">")
  }
}
