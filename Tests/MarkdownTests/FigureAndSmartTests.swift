import Diagnostics
import Markdown
import TestSupport
import Testing

/// Images with captions, and typographic punctuation.
struct FigureAndSmartTests {
  private func html(_ text: String, hasFigures: Bool = true) -> String {
    Document(text).html(HTMLStyle(hasFigures: hasFigures)).split(separator: "\n").joined()
  }

  @Test(arguments: [
    "![a](b \"c *d* $e$\")", "![a](<b> 'c *d* $e$')", "![a](b (c *d* $e$))",
    "![a](b){caption=\"c *d* $e$\"}",
    "![a](b)\n: c *d* $e$", "![a](b)\n\n: c *d* $e$\n", "![a](b\n\"c *d* $e$\")",
    "![a](b)\r\n: c *d* $e$",
  ])
  func anImageAloneWithACaptionIsAFigure(_ text: String) throws {
    let figure =
      "<figure><img src=\"b\" alt=\"a\" /><figcaption>c <em>d</em> <code class=\"math\">e</code></figcaption></figure>"
    #expect(html(text) == figure)
    #expect(
      html("> \(text.split { $0.isNewline }.joined(separator: "\n> "))").hasSuffix(
        "\(figure)</blockquote>"))
    let document = Document(text)
    #expect(document.figures.count == 1)
    #expect(document.plainText(of: try #require(document.figures[0].caption)) == "c d e")
    #expect(document.formulas.count == 1)
    let place = document.formulas[0].range.start
    let line = text.split(omittingEmptySubsequences: false) { $0.isNewline }[place.line - 1]
    #expect(line.dropFirst(place.column - 1).hasPrefix("$e$"))
  }

  @Test(arguments: [
    "![a](b)", "x ![a](b \"c\")", "![a](b \"c\") x", "[![a](b \"c\")](d)", "[a](b \"c\")",
    "![a](b \"\")", "![a][r]\n\n[r]: b \"c\"", "x\n: c",
  ])
  func anyOtherImageIsNone(_ text: String) {
    #expect(Document(text).figures.isEmpty)
  }

  @Test func aFigureHasTheIdOfItsImage() {
    #expect(
      html("![a](b \"c\"){#f .wide width=60%}")
        == "<figure id=\"f\" class=\"wide\"><img src=\"b\" alt=\"a\" style=\"width:60%\" /><figcaption>c</figcaption></figure>"
    )
    #expect(Document("![a](b){#f}\n: c").figures.map(\.identifier) == ["f"])
  }

  @Test func withoutFiguresATitleStaysATitle() {
    #expect(
      html("![a](b \"c\")", hasFigures: false) == "<p><img src=\"b\" alt=\"a\" title=\"c\" /></p>")
    #expect(html("![a](b)\n: c", hasFigures: false) == "<p><img src=\"b\" alt=\"a\" /></p><p>c</p>")
  }

  @Test func figuresStandSideBySide() {
    let row = html("::: side-by-side\n![a](b \"c\")\n\n![d](e)\n:::")
    #expect(
      row
        == "<div class=\"side-by-side\"><figure><img src=\"b\" alt=\"a\" /><figcaption>c</figcaption></figure><figure><img src=\"e\" alt=\"d\" /></figure></div>"
    )
    #expect(
      html("::: side-by-side\n![a](b)\n![d](e)\n:::")
        == "<div class=\"side-by-side\"><img src=\"b\" alt=\"a\" /><img src=\"e\" alt=\"d\" /></div>"
    )
  }

  private func smart(_ text: String) -> Document {
    Document(parsing: Array(text.utf8), file: "page.md", isSmart: true)
  }

  @Test func punctuationIsTypographicWhereItIsAskedFor() {
    #expect(
      smart("\"a\" 'b' it's -- --- ... `\"` $a--b$ [\"c\"]{.d} ~~\"e\"~~").html()
        == "<p>“a” ‘b’ it’s – — … <code>&quot;</code> <code class=\"math\">a--b</code> <span class=\"d\">“c”</span> <del>“e”</del></p>\n"
    )
    #expect(Document("\"a\" --").html() == "<p>&quot;a&quot; --</p>\n")
  }

  @Test func placesStayBehindTypographicPunctuation() {
    let document = smart("\"é\" -- ---- ... it's $x$ `y` [l](u)\n\n| \"a\" $z$ |\n|---|")
    #expect(document.formulas.map(\.range.start.column) == [22, 7])
    #expect(document.codeSpans[0].range.start.column == 27)
    #expect(document.links[0].range.start.column == 34)
  }

  @Test(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
  func punctuationIsThatOfLibcmark() {
    let examples = SpecificationExample.all("cmark-0.30.2/smart_punct.json")
    #expect(examples.count == 16)
    for example in examples { #expect(smart(example.markdown).html() == example.html) }
  }
}
