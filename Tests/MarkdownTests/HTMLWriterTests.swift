import Markdown
import Testing

struct HTMLWriterTests {
  /// Replaces what it is told to.
  struct Replacements: HTMLReplacements {
    var destinations: [Int: String] = [:]
    var blocks: [Int: String] = [:]
    var spans: [Int: String] = [:]
    var asked: [String] = []

    mutating func destination(ofLink index: Int) -> String? {
      asked.append("link \(index)")
      return destinations[index]
    }

    mutating func writeFencedBlock(_ index: Int, into html: inout [UInt8]) -> Bool {
      asked.append("block \(index)")
      guard let block = blocks[index] else { return false }
      html.append(contentsOf: block.utf8)
      return true
    }

    mutating func writeCodeSpan(_ index: Int, into html: inout [UInt8]) -> Bool {
      asked.append("span \(index)")
      guard let span = spans[index] else { return false }
      html.append(contentsOf: span.utf8)
      return true
    }

    mutating func codeSpanText(_ index: Int) -> String? { spans[index].map { "\($0.count)" } }
  }

  private func html(
    _ text: String, _ replacements: inout Replacements, style: HTMLStyle = HTMLStyle()
  ) -> String {
    var html: [UInt8] = []
    Document(text).writeHTML(into: &html, style: style, replacing: &replacements)
    return String(decoding: html, as: UTF8.self)
  }

  @Test func destinationsAreReplacedAndEscaped() {
    var replacements = Replacements(destinations: [0: "a b.html?x=1&y#é", 2: "c\"d.png"])
    #expect(
      html("[x](a.md \"t\") [y](b.md) ![z](c.png)", &replacements)
        == "<p><a href=\"a%20b.html?x=1&amp;y#%C3%A9\" title=\"t\">x</a> <a href=\"b.md\">y</a> <img src=\"c%22d.png\" alt=\"z\" /></p>\n"
    )
    #expect(replacements.asked == ["link 0", "link 1", "link 2"])
  }

  @Test func addressesInRawHTMLAreReplacedInPlace() {
    var replacements = Replacements(destinations: [0: "a.html", 1: "b&c.png", 3: "d.html"])
    #expect(
      html(
        "<p>\n<a class='x' href='a.md'>x</a> <img alt=i src=b.png width=1>\n</p>\n\ntext <b id=k> [y](z.md) <a href=\"d.md\">",
        &replacements)
        == "<p>\n<a class='x' href=\"a.html\">x</a> <img alt=i src=\"b&amp;c.png\" width=1>\n</p>\n<p>text <b id=k> <a href=\"z.md\">y</a> <a href=\"d.html\"></p>\n"
    )
  }

  @Test func anUnquotedAddressIsQuotedWhenItsReplacementNeedsIt() {
    var replacements = Replacements(destinations: [0: "a b.png"])
    #expect(html("<img src=a.png>", &replacements) == "<img src=\"a b.png\">\n")
  }

  @Test func blocksAndSpansAreReplacedWhereTheyStand() {
    var replacements = Replacements(
      blocks: [1: "<figure></figure>"], spans: [0: "<data>20 cm</data>"])
    #expect(
      html("- `= x.y` `b`\n\n  ```a b\n  1\n  ```\n\n  ```optics\n  2\n  ```\n", &replacements)
        == "<ul>\n<li>\n<p><data>20 cm</data> <code>b</code></p>\n<pre><code class=\"language-a\">1\n</code></pre>\n<figure></figure>\n</li>\n</ul>\n"
    )
    #expect(replacements.asked == ["span 0", "span 1", "block 0", "block 1"])
  }

  @Test func theAlternativeOfAnImageGetsTextInPlaceOfASpan() {
    var replacements = Replacements(spans: [0: "four"])
    #expect(
      html("![a `= b` *c*](d.png)", &replacements) == "<p><img src=\"d.png\" alt=\"a 4 c\" /></p>\n"
    )
  }

  @Test func rawHTMLIsShownAsTextWhereItIsEscaped() {
    var replacements = Replacements(destinations: [0: "changed"])
    let style = HTMLStyle(rawHTML: .escape)
    #expect(
      html("<div onclick=\"x\">\n\na <b>b</b> <a href=\"c.md\">", &replacements, style: style)
        == "<pre>&lt;div onclick=&quot;x&quot;&gt;\n</pre>\n<p>a &lt;b&gt;b&lt;/b&gt; &lt;a href=&quot;c.md&quot;&gt;</p>\n"
    )
  }

  @Test func aScriptAsDestinationLeadsNowhereWhereRawHTMLIsEscaped() {
    let document = Document(
      "[x](JavaScript:alert(1)) <vbscript:x> ![y](data:text/html,z) ![z](data:image/png;base64,AA)")
    #expect(
      document.html(HTMLStyle(rawHTML: .escape))
        == "<p><a href=\"\">x</a> <a href=\"\">vbscript:x</a> <img src=\"\" alt=\"y\" /> <img src=\"data:image/png;base64,AA\" alt=\"z\" /></p>\n"
    )
    #expect(document.html().contains("JavaScript:alert(1)"))
  }

  @Test func headingsGetTheirIdAndALinkToIt() {
    let document = Document("# A & *b*\n\n## Été\n\n### C")
    let anchors = zip(document.headingIdentifiers(), ["Link to A", nil]).map {
      HeadingAnchor(identifier: $0, label: $1)
    }
    #expect(
      document.html(HTMLStyle(headingAnchors: anchors))
        == "<h1 id=\"a--b\">A &amp; <em>b</em><a class=\"anchor\" href=\"#a--b\" aria-label=\"Link to A\"></a></h1>\n<h2 id=\"été\">Été</h2>\n<h3>C</h3>\n"
    )
  }

  @Test func aTableScrollsInAFrameThatTheKeyboardReaches() {
    let document = Document("> | a | b |\n> |:-:|--:|\n> | 1 |")
    #expect(
      document.html(HTMLStyle(tables: .scrolling(label: "Table \"1\"")))
        == "<blockquote>\n<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table &quot;1&quot;\"><table>\n<thead>\n<tr>\n<th class=\"align-center\">a</th>\n<th class=\"align-right\">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class=\"align-center\">1</td>\n<td class=\"align-right\"></td>\n</tr>\n</tbody>\n</table></div>\n</blockquote>\n"
    )
    #expect(
      document.html(HTMLStyle(tables: .scrolling(label: nil))).contains(
        "<div class=\"table\" tabindex=\"0\"><table>"))
  }

  @Test func partOfADocumentCanBeWritten() throws {
    let document = Document("# A\n\nfirst *b*\n\n- c\n")
    let paragraph = try #require(document.nodes.firstIndex { $0.kind == .paragraph })
    var html = Array("before".utf8)
    var nothing = NoReplacements()
    document.writeHTML(
      into: &html, nodes: paragraph..<document.nodes[paragraph].end, replacing: &nothing)
    #expect(String(decoding: html, as: UTF8.self) == "before<p>first <em>b</em></p>\n")
  }

  @Test func deepNestingIsWrittenWithoutRecursion() {
    let depth = 60
    let document = Document(String(repeating: "> - ", count: depth) + "*a*")
    #expect(document.diagnostics.isEmpty)
    #expect(document.html().components("<blockquote>") == depth)
    #expect(document.html().components("</blockquote>") == depth)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
