import Markup
import Site

extension FaultReport {
  /// The panel that stands in a page. It is in the author's language of diagnostics, whatever the course's is.
  var panel: MarkupNode {
    let attributes = [
      Attribute("class", "fault"), Attribute("role", "alert"), Attribute("lang", "en"),
    ]
    var content = [
      MarkupNode.element("h2", [], [.text(headline)]),
      .element("ul", [], errors.map { .element("li", [], Self.passages($0)) }),
    ]
    if omitted > 0 {
      content.append(.element("p", [], [.text("The terminal shows \(omitted) more.")]))
    }
    return .element("div", attributes, content)
  }

  /// A page of nothing but the faults, when there is no site to show them in.
  func page(script: MarkupNode) -> [UInt8] {
    let head: [MarkupNode] = [
      .element("meta", [Attribute("charset", "utf-8")]),
      .element(
        "meta",
        [
          Attribute("name", "viewport"),
          Attribute("content", "width=device-width, initial-scale=1"),
        ]),
      .element("title", [], [.text(headline)]),
      .element(
        "meta", [Attribute("name", "color-scheme"), Attribute("content", "light dark")]),
      .element("link", [Attribute("rel", "icon"), Attribute("href", "/assets/icon.svg")]),
      .element(
        "link", [Attribute("rel", "stylesheet"), Attribute("href", "/assets/style.css")]),
    ]
    let main = MarkupNode.element("main", [Attribute("class", "content")], [panel])
    let body = MarkupNode.element("body", [Attribute("class", "alias")], [main, script])
    let page = MarkupNode.element(
      "html", [Attribute("lang", "en")], [.element("head", [], head), body])
    return Array("<!DOCTYPE html>\n".utf8) + page.bytes()
  }

  /// The lines of an error: words as paragraphs, source as it stands.
  private static func passages(_ lines: [DiagnosticLine]) -> [MarkupNode] {
    var passages: [MarkupNode] = []
    var source = ""
    func quote() {
      guard !source.isEmpty else { return }
      // A line of source may be wider than the panel; the keyboard has to reach it to scroll.
      passages.append(.element("pre", [Attribute("tabindex", "0")], [.text(source)]))
      source = ""
    }
    for line in lines {
      switch line {
      case .source(let text): source += text
      case .words(let text):
        quote()
        let words = MarkupNode.text(text)
        // The first line is the headline.
        passages.append(
          .element("p", [], passages.isEmpty ? [.element("b", [], [words])] : [words]))
      }
    }
    quote()
    return passages
  }
}
