import Markdown
import TestSupport
import Testing

struct DocumentTests {
  private static let page = """
    [r]: <u v.md>
    # Été *b* `c`

    > - [x](y.md "z") ![i](j.png)\\
    >   more `= a.b` and [s][r]
    >
    >   | a | b |
    >   |--:|---|
    >   | `\\|` | [r] |

    ```optics x
    id: a

    k: v
    ```
    <p id='k'>
    <a href="q.md">q</a>

    Setext
    ===
    [c](ray tracing.md)  
    end <i name=n>
    """

  @Test(arguments: ["\r\n", "\r"])
  func aTextWithOtherLineEndsIsTheSameDocument(_ lineEnd: String) {
    let unix = Document(Self.page)
    let text = Self.page.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: lineEnd)
    let other = Document("\u{FEFF}" + text)
    #expect(other.html() == unix.html())
    #expect(other.links == unix.links)
    #expect(other.headings == unix.headings)
    #expect(other.codeSpans == unix.codeSpans)
    #expect(other.fencedBlocks == unix.fencedBlocks)
    #expect(other.anchors == unix.anchors)
    #expect(other.diagnostics == unix.diagnostics)
    #expect(unix.diagnostics.count == 1)
    #expect(
      unix.nodes.indices.map { unix.range(of: $0) }
        == other.nodes.indices.map { other.range(of: $0) })
  }

  @Test func aByteOrderMarkHidesNoHeading() {
    #expect(Document("\u{FEFF}# Mirrors\ntext").headings.map(\.text) == ["Mirrors"])
    #expect(Document("\u{FEFF}Mirrors\n=======").headingIdentifiers() == ["mirrors"])
  }

  @Test func documentsCanBeMadeOnAllCoresAtOnce() async {
    let expected = Document(Self.page).html()
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { Document(Self.page).html() != expected } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
  }

  @Test func nodesFormATreeInTheOrderOfTheText() throws {
    let document = Document("- a *b*\n- c\n\n1. d")
    #expect(
      document.nodes.map(\.kind) == [
        .document, .list, .item, .paragraph, .text, .emphasis, .text, .item, .paragraph, .text,
        .list, .item,
        .paragraph, .text,
      ])
    #expect(document.nodes[1].end == 10)
    #expect(document.nodes[6].parent == 5)
    #expect(document.nodes[0].parent == nil)
    #expect(document.nodes[1].firstNumber == nil)
    #expect(document.nodes[10].firstNumber == 1)
    #expect(MemoryLayout<DocumentNode>.size <= 32)
  }

  @Test func headingsHaveLevelTextAndId() {
    let document = Document(
      "# Q&A\n## A &lt;canvas&gt; &copy;\n### `a<b>` & \"q\" ![alt](x.png) <b>bold</b>\n\ntwo\nlines\n---\n> # quoted"
    )
    let headings = document.headings
    #expect(headings.map(\.level) == [1, 2, 3, 2, 1])
    #expect(
      headings.map(\.text) == [
        "Q&A", "A <canvas> ©", "a<b> & \"q\" alt bold", "two lines", "quoted",
      ])
    #expect(
      document.headingIdentifiers() == ["qa", "a-canvas-", "ab--q-alt-bold", "two-lines", "quoted"])
  }

  @Test func idsAreNeverEmptyAndNeverTheSame() {
    let document = Document("## 概要\n## Линза\n## !!!\n## ???\n## Fooの始め方\n## Fooのインストール\n## 概要")
    #expect(
      document.headingIdentifiers() == [
        "概要", "линза", "section", "section-1", "fooの始め方", "fooのインストール", "概要-1",
      ])
  }

  @Test func headingsYieldToReservedIdsAndToThoseInRawHTML() {
    let document = Document("<a id=\"b\"></a>\n\n# Figure 1\n# B\n# C")
    #expect(
      document.headingIdentifiers(reserving: ["figure-1", "x"]) == ["figure-1-1", "b-1", "c"])
  }

  @Test func anchorsInRawHTMLAreFound() {
    let document = Document(
      "<div ID=one><a name='t&amp;o'></a><input name=no>\n<!-- <p id=no> -->\n<script>id=\"<p id=no>\"</script></div>\n\ntext <b id=\"three\">"
    )
    #expect(document.anchors.map(\.name) == ["one", "t&o", "three"])
  }

  @Test func addressesInRawHTMLAreLinks() {
    let document = Document(
      "<a href=\"a.md?x=1&amp;y=&#50;\">\n<IMG SRC='b.png'><video poster=c.png src=d.mp4><a href><a href=>\n<link href=no.css>"
    )
    #expect(document.links.map(\.destination) == ["a.md?x=1&y=2", "b.png", "c.png", "d.mp4", ""])
    #expect(
      document.links.map(\.kind) == [.htmlLink, .htmlSource, .htmlSource, .htmlSource, .htmlLink])
  }

  @Test func threeSpellingsOfALinkAreTold() {
    let document = Document(
      "[a](ray%20tracing.md) [b](<ray tracing.md>) <https://e.org> [d][r]\n\n[r]: other.md \"T\"")
    #expect(
      document.links.map(\.destination) == [
        "ray%20tracing.md", "ray tracing.md", "https://e.org", "other.md",
      ])
    #expect(document.links.map(\.kind) == [.link, .link, .autolink, .link])
    #expect(document.links.map(\.isReference) == [false, false, false, true])
  }

  @Test func aFenceInAFenceIsText() {
    let document = Document("````markdown\n```optics\nf = 10\n```\n````\n\n~~~\n```graph\n```\n~~~")
    #expect(document.fencedBlocks.map(\.language) == ["markdown", ""])
    #expect(document.fencedBlocks.map(\.isClosed) == [true, true])
  }

  @Test func tabsInNestedListsAreIndentation() {
    #expect(
      Document("*\tone\n\t*\ttwo\n\t\t*\tthree").html()
        == "<ul>\n<li>one\n<ul>\n<li>two\n<ul>\n<li>three</li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>\n"
    )
    #expect(Document("*\tItem\n\n\t\tcode").html().contains("<pre><code>code\n</code></pre>"))
  }

  @Test func bracesAreText() {
    #expect(
      Document("`{{a}}` {{b}} {% if %}").html() == "<p><code>{{a}}</code> {{b}} {% if %}</p>\n")
  }

  @Test func plainTextHasNoMarkup() {
    let document = Document(
      "# T\n\none *two*\nthree `= a.b` <b>four</b>\n\n- five\n- six\n\n| a | b |\n|---|---|\n| c | d |\n\n```x\ncode\n```\n"
    )
    let all = 0..<document.nodes.count
    #expect(document.plainText(of: 0) == "T one two three = a.b four five six a b c d")
    #expect(
      document.plainText(of: all) { _ in "20 cm" } == "T one two three 20 cm four five six a b c d")
    var text = Array("x".utf8)
    document.appendPlainText(of: all, to: &text, includesCode: true)
    #expect(text.elementsEqual("xT one two three = a.b four five six a b c d code".utf8))
  }
}
