import Dispatch
import Markup
import Testing

@Suite struct MarkupWriterTests {
  @Test func textIsEscaped() {
    let node = MarkupNode.element("p", [], [.text("a < b & c > \"d\" 'é😀'")])
    #expect(node.text() == "<p>a &lt; b &amp; c &gt; &quot;d&quot; 'é😀'</p>")
  }

  @Test func attributesAreEscaped() {
    let node = MarkupNode.element("a", [Attribute("href", "?a=1&b=\"<>")], [.text("x")])
    #expect(node.text() == "<a href=\"?a=1&amp;b=&quot;&lt;&gt;\">x</a>")
  }

  @Test func aReferenceIsEscapedAgainBecauseATextIsRaw() {
    #expect(MarkupNode.text("&amp;").text() == "&amp;amp;")
  }

  @Test func voidElementsHaveNoEndTagInHTML() {
    let node = MarkupNode.fragment([
      .element("br"), .element("img", [Attribute("alt", "")]), .element("p"), .element("span"),
    ])
    #expect(node.text() == "<br><img alt=\"\"><p></p><span></span>")
  }

  @Test func emptyElementsCloseThemselvesInXML() {
    let node = MarkupNode.fragment([
      .element("g"), .element("path"), .element("title", [], [.text("x")]),
    ])
    #expect(node.text(as: .xml) == "<g/><path/><title>x</title>")
  }

  @Test func drawnElementsCloseThemselvesInHTMLToo() {
    let node = MarkupNode.element("svg", [], [.element("path"), .element("g"), .element("rect")])
    #expect(node.text() == "<svg><path/><g></g><rect/></svg>")
  }

  @Test func anAttributeWithoutValueIsSpelledOutInXML() {
    let node = MarkupNode.element("p", [Attribute("hidden", nil)], [.text("x")])
    #expect(node.text() == "<p hidden>x</p>")
    #expect(node.text(as: .xml) == "<p hidden=\"hidden\">x</p>")
  }

  @Test func anElementWithContentHasAnEndTagEvenIfItIsUsuallyEmpty() {
    let node = MarkupNode.element("path", [], [.element("title", [], [.text("x")])])
    #expect(node.text() == "<path><title>x</title></path>")
  }

  @Test func piecesStandSideBySideInTheirOrder() {
    let inner = MarkupNode.fragment([.text("b"), .fragment([]), .element("i", [], [.text("c")])])
    let node = MarkupNode.element("p", [], [.text("a"), inner, .text("d")])
    #expect(node.text() == "<p>ab<i>c</i>d</p>")
  }

  @Test func whatIsWrittenIsNotEscapedAgain() {
    let node = MarkupNode.element("p", [], [.written(Array("<b>x &amp; y</b>".utf8))])
    #expect(node.text() == "<p><b>x &amp; y</b></p>")
  }

  @Test func writingTwiceAppends() {
    var writer = MarkupWriter()
    writer.write(Element("b", [], [.text("x")]))
    writer.write(.text("y"))
    #expect(writer.bytes == Array("<b>x</b>y".utf8))
  }

  @Test func aDeepTreeIsWrittenOnAThreadWithASmallStack() {
    // Dispatch's threads have half a megabyte. The tree is taken apart level by level, because Swift frees it recursively.
    let depth = 100_000
    let counts = DispatchQueue.global().sync {
      var node = MarkupNode.text("x")
      for _ in 0..<depth { node = .element("i", [], [node]) }
      let bytes = node.bytes()
      while case .element(let element) = node, let inner = element.content.first { node = inner }
      return (bytes.count, bytes.filter { $0 == UInt8(ascii: "/") }.count)
    }
    #expect(counts == (7 * depth + 1, depth))
  }
}
