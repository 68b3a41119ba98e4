import Markdown
import Testing

/// A hostile or half-written page costs neither the program nor much time.
struct HostileTextTests {
  @Test(arguments: [
    "[", "*", ">", "> ", "`", "|", "![", "[](", "- ", "1) ", "*a ", "_a ", "<", "<!--", "[a](<b",
    "&", "[a]: ", "[[]()",
    "[x][y", "<a href=\"", "\\", "a|", "|-", "|a\n|-\n", "- | -\n", "a\n|-|\n", "![[]()",
    "[a]: b\n", "`a``b```", "> \n",
    "* x\n  ", "<p", "\u{0}", "[x](a b.md", "]( ", "][", "[x][a] ", "[^a]", "a\\\n", "> `a\n",
    "*a\n", "<a id=x>\n", "# a\n", "- - a\n", "<x\n",
    "$", "$$", "$a ", "$a$", "$$a\n", "$$\n", "\\[\n", "\\(", "\\(a ", "${", "$}", "$`", "$a\n\n",
    "\\[a\n\n", "> $$\n",
    "$<", "$](", "&amp;$a$", "$$$", "$1", "- $$\n", "$<a b=\"", "$<!--", "[^a]", "^[a]", "^[",
    "^[^[a", "[^a]: b\n", "[^a] [^a]: b\n", "[^a]: > ", "[^a][", ":::", "::: a\n", "::: note\n",
    ":::\n:::{a}\n", "> [!NOTE]\n", "> [!NOTE] a\n> ", "{#", "{#a}", "[a]{.b}", "[a]{.b",
    "[[a]{.b}]{.c}", "# a {#b}\n", "]{.a}",
    "{a=\"", ": ", "a\n: b\n", "a\n\n: b\n\n", "a\n: ", "- [ ] ", "- [x] a\n", "~", "~~", "~a ",
    "~~a~~", "~~*a*~~", "*~~a*", "$~",
    "![a](b \"c\")\n\n", "![a](b \"c\")\n: d\n\n", "![a](b){caption=\"c\"}\n\n", "&amp;{.a}[x]{.b}",
    "\"a 'b ", "|$\n|-|\n",
  ])
  func muchOfOneThingTakesLittleTime(_ unit: String) {
    let text = String(repeating: unit, count: Self.size / unit.utf8.count)
    let time = ContinuousClock().measure {
      let document = Document(text)
      var html: [UInt8] = []
      document.writeHTML(into: &html)
      _ = document.headingIdentifiers()
      _ = document.plainText(of: 0)
      #expect(document.nodes[0].kind == .document)
    }
    // What grows with the square of the size takes far longer; what does not takes a fraction of a second.
    #expect(time < .seconds(10))
  }

  /// A megabyte, or a tenth of it without optimisation.
  #if DEBUG
    private static let size = 100_000
  #else
    private static let size = 1_000_000
  #endif

  @Test(arguments: [
    "<p", "---\n\n\n", "- a\n  ", "", "\n", "\r", "\u{FEFF}", "`", "[", "|\n-|", "> ", "-", "```",
    "\t", "&#", "\\",
  ])
  func halfWrittenTextIsNoTrouble(_ text: String) {
    let document = Document(text)
    _ = document.html()
    #expect(document.nodes[0].end == document.nodes.count)
  }

  @Test func bytesThatAreNoTextBecomeReplacementCharacters() {
    let document = Document(
      parsing: [0x61, 0xFF, 0x0A, 0x5B, 0xC3, 0x5D, 0x28, 0x80, 0x29], file: "a.md")
    #expect(document.html() == "<p>a\u{FFFD}\n<a href=\"%EF%BF%BD\">\u{FFFD}</a></p>\n")
  }

  @Test func everyTruncationOfAPageWithAllConstructsIsParsed() {
    let page = Array(
      """
      # A $x$[^a] {#b .c}

      > [!NOTE]- T *i*
      > ~~a~~ [s]{.t k="v"} ^[in $y$] \\(z\\)
      > $$
      > q
      > $$ {#e}

      :::: warning {open}
      - [x] t
        ::: {.d #f}
        term
        : def

            $w$
        :::
      ::::

      ![a](b "c *d*"){width=5%}

      ![a](b)
      : cap

      | $|n|$ | \\| |
      |---|---|

      [^a]: p

          ```math
          m
          ```
      """.utf8)
    for end in page.indices {
      let document = Document(parsing: page[..<end], file: "a.md", isSmart: end.isMultiple(of: 2))
      var html: [UInt8] = []
      document.writeHTML(into: &html, style: HTMLStyle(hasFigures: true))
      for index in document.nodes.indices { _ = document.range(of: index) }
      _ = (document.formulas, document.footnotes, document.containers, document.figures)
      #expect(document.nodes[0].end == document.nodes.count)
    }
    #expect(Document(parsing: page, file: "a.md").diagnostics.isEmpty)
  }

  @Test func everyTruncationOfAPageIsParsed() {
    let page = Array(
      "# A *b* `c`\n\n> - [x](y \"z\") ![i](j)\n>   | a | b |\n>   |--:|---|\n>   | `\\|` | [r] |\n\n[r]: <u v> 't'\n\n```a b\n<x id=1>\n```\n<p id='k'>\\\n&amp; é\n"
        .utf8)
    for end in page.indices {
      let document = Document(parsing: page[..<end], file: "a.md")
      var html: [UInt8] = []
      document.writeHTML(into: &html)
      for index in document.nodes.indices { _ = document.range(of: index) }
      _ = (
        document.links, document.fencedBlocks, document.codeSpans, document.headings,
        document.anchors
      )
      #expect(document.nodes[0].end == document.nodes.count)
    }
  }
}
