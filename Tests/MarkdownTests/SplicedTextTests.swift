import Markdown
import Testing

/// Texts spliced at random (but always the same) from pieces that have a meaning in Markdown.
struct SplicedTextTests {
  private static let pieces = [
    "> ", "- ", "1. ", "\t", "    ", "  ", "\n", "\r\n", "\r", "\n\n", "# ", "===\n", "---\n",
    "```\n", "~~~ a b\n", "`", "``",
    "*", "**", "_", "[", "]", "](", "][", ")", "[r]", "[r]: u.md\n", "[r]:\n", "![", "<", ">",
    "<a href=\"x.md\">", "<p id='k'>",
    "<!--", "-->", "<u:v>", "| ", "|", "|---|---|\n", "- | -\n", "a | b\n", "\\", "\\|", "\\\n",
    "  \n", "&amp;", "é", "\u{1F600}",
    "word", "(x.md \"t\")", "<ray tracing.md>", "\u{0}", "\u{FEFF}", "\u{A0}", "= a.b",
    "$", "$$", "$$\n", "\\(", "\\)", "\\[", "\\]", "{", "}", "$x$", "```math\n", "\\$",
    "[^a]", "[^a]: ", "^[", "::: note\n", ":::\n", "::: {.a #b}\n", "> [!NOTE]- a\n",
    ":::: tip *b* $x$\n",
    "{.a}", "{#b k=v}", "]{.a}", " {#c}\n", "{width=5%}",
    "~", "~~", "- [ ] ", "- [x] ", "\n: ", "term\n: ", ":   ", "\n\n: a\n\n    ",
    "![a](b \"c\")", "\n\n![a](b \"*c*\n$d$\")\n", "![a](b)\n: ", "{caption=\"e\"}",
    "::: side-by-side\n", "\"", "'", "--", "...",
  ]

  @Test func noSplicedTextIsTrouble() {
    var state: UInt64 = 93
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<4000 {
      let text = (0..<1 + next(40)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
      let document = Document(text)
      let smart = Document(parsing: Array(text.utf8), file: "page.md", isSmart: true)
      let isSound = Self.isSound(smart) && Self.isSound(document)
      #expect(isSound, "\(text.debugDescription)")
    }
  }

  @Test func aQuotedTextHasTheSameContentsElsewhere() {
    for example in SpecificationExample.all("commonmark-0.30/tests.json") {
      // Tabs stand on other columns behind a quote mark, and a byte-order mark or lazy line is another text.
      guard !example.markdown.contains("\t") else { continue }
      var lines = example.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last == "" { lines.removeLast() }
      let quoted = Document(lines.map { "> \($0)" }.joined(separator: "\n"))
      let plain = Document(example.markdown)
      #expect(quoted.links.map(\.destination) == plain.links.map(\.destination))
      for (link, original) in zip(quoted.links, plain.links) {
        #expect(link.range.start.line == original.range.start.line, "\(example.example)")
        #expect(
          link.range.start.column == original.range.start.column + 2,
          "\(example.example): \(example.markdown)")
      }
      for (span, original) in zip(quoted.codeSpans, plain.codeSpans) {
        #expect(span.text == original.text)
        #expect(span.range.start.line == original.range.start.line, "\(example.example)")
        #expect(
          span.range.start.column == original.range.start.column + 2,
          "\(example.example): \(example.markdown)")
      }
      for (block, original) in zip(quoted.fencedBlocks, plain.fencedBlocks) {
        #expect(block.content == original.content)
        #expect(block.isClosed == original.isClosed)
        let place = block.origin.position(line: 1, column: 1)
        let originalPlace = original.origin.position(line: 1, column: 1)
        #expect(place.line == originalPlace.line)
        if !block.content.isEmpty { #expect(place.column == originalPlace.column + 2) }
      }
    }
  }

  /// Whether a document can be read in full and its nodes lie in one another.
  private static func isSound(_ document: Document) -> Bool {
    var html: [UInt8] = []
    document.writeHTML(
      into: &html,
      style: HTMLStyle(rawHTML: .escape, tables: .scrolling(label: "t"), hasFigures: true))
    let lists =
      document.links.count + document.codeSpans.count + document.fencedBlocks.count
      + document.anchors.count
    return lists >= 0 && document.headingIdentifiers().count == document.headings.count
      && document.formulas.allSatisfy { $0.range.start <= $0.range.end }
      && String(validating: html, as: UTF8.self) != nil && !html.contains(1)
      && document.nodes.indices.allSatisfy { index in
        let node = document.nodes[index]
        let range = document.range(of: index)
        guard let parent = node.parent.map({ document.nodes[$0] }) else { return index == 0 }
        return range.start <= range.end && node.end <= parent.end
          && parent.offsets.lowerBound <= node.offsets.lowerBound
          && parent.offsets.upperBound >= node.offsets.upperBound
      }
  }
}
