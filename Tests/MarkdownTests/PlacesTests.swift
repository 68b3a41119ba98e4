import Diagnostics
import Markdown
import TestSupport
import Testing

/// Ranges are where an author would point.
struct PlacesTests {
  @Test(arguments: [
    "see [x](1️⃣broken.md) here",
    "[x]( <1️⃣ray tracing.md> \"title\")",
    "> - a\n>   [x](1️⃣broken.md)",
    "> lazy\ncontinued [x](1️⃣broken.md)",
    "hard\\\nbreak [x](1️⃣broken.md)",
    "\\\n[x](1️⃣broken.md)",
    "**\\\n[x](1️⃣broken.md)**",
    "hard\\\nbreak\\\nagain\nand [x](1️⃣broken.md)",
    "- hard\\\n  break [x](1️⃣broken.md)",
    "soft\n\\\n[x](1️⃣broken.md)",
    "\\`` `a` [x](1️⃣broken.md)",
    "two  \nspaces [x](1️⃣broken.md)",
    "[r]: other.md\n[s]:\n  third.md\ntext\nand [x](1️⃣broken.md)",
    "a link whose [text is\nbroken over](1️⃣broken.md) lines",
    "[a](\n  other.md\n  \"title\") and\nthen [x](1️⃣broken.md)",
    "`code\nspan` then\n  [x](1️⃣broken.md)",
    "1. one\n\n   \ttab [x](1️⃣broken.md)",
    "été &amp; \\* [ж](1️⃣broken.md)",
    "other.md [other.md](other.md) [x](1️⃣broken.md)",
    "## Heading with [x](1️⃣broken.md) ##",
    "Setext [y](other.md)\nwith [x](1️⃣broken.md)\n===",
    "![image](1️⃣broken.md)",
    "![i*m*a[g](other.md)e](1️⃣broken.md)",
    "**strong [x](1️⃣broken.md)**",
    "[](1️⃣broken.md)",
    "[x][r] and more\n\n[r]: 1️⃣broken.md 'title'",
    "[r]\n\n> quoted\n\n> [R]:\n> 1️⃣broken.md",
    "[r][]\n\n- [r]: <1️⃣broken.md>",
    "<1️⃣broken:md>",
    "Title\n---\n[r]: 1️⃣broken.md\n\n[r]",
    "> Title\n> ===\n> [x](1️⃣broken.md)",
    "| a | b |\n|---|---|\n| \\| | [x](1️⃣broken.md) |",
    "> text\n> a | b\n> --|--\n> `\\|` | [x](1️⃣broken.md)",
    "| [x][r] |\n|---|\n\n[r]: 1️⃣broken.md",
    "<p>\n<a class=x\n   href=\"1️⃣broken.md\">x</a>",
    "- text <a href='1️⃣broken.md'>x</a>",
    "> <div>\n> <img alt=\"broken.md\" src=1️⃣broken.md>\n> </div>",
  ])
  func destinationsOfLinksAreFound(_ marked: String) throws {
    let text = MarkedText(marked)
    for ends in ["\n", "\r\n", "\r"] {
      let document = Document(
        text.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ends))
      let link = try #require(
        document.links.last {
          $0.destination.hasPrefix("broken") || $0.destination.hasPrefix("ray")
        })
      #expect(
        link.range.start == text.places["1️⃣"],
        "\(marked.debugDescription) with \(ends.debugDescription)")
      #expect(link.range.end.column - link.range.start.column == link.destination.count)
      #expect(link.range.start.line == link.range.end.line)
    }
  }

  @Test(arguments: [
    "see `1️⃣= x.y2️⃣` here",
    "`` 1️⃣= x.y2️⃣ ``",
    "> - a\\\n>   b `1️⃣= x.y2️⃣`",
    "> lazy\n `1️⃣= x.y2️⃣`",
    "`other` and `1️⃣= x.y2️⃣`",
    "é `1️⃣=\nx.y2️⃣` [a](b)",
    "| a |\n| - |\n| \\| `1️⃣= x.y2️⃣` |",
    "# `1️⃣= x.y2️⃣`",
    "[`1️⃣= x.y2️⃣`](a.md)",
    "[r]: u\n*a* `1️⃣= x.y2️⃣`",
  ])
  func codeSpansAreFound(_ marked: String) throws {
    let text = MarkedText(marked)
    let span = try #require(Document(text.text).codeSpans.last)
    #expect(span.text == "= x.y")
    #expect(span.range.start == text.places["1️⃣"])
    #expect(span.range.end == text.places["2️⃣"])
    #expect(span.isInHeading == marked.hasPrefix("#"))
    #expect(span.isInLink == marked.hasPrefix("[`"))
  }

  @Test func fencedBlocksKnowWhereTheirLinesStand() throws {
    let text = MarkedText(
      """
      > - item
      >
      >   1️⃣```optics title="a &amp; b"
      >   2️⃣id: x
      >
      >     3️⃣key: é
      >   ```
      """)
    let block = try #require(Document(text.text).fencedBlocks.first)
    #expect(block.info == "optics title=\"a & b\"")
    #expect(block.language == "optics")
    #expect(String(decoding: block.content, as: UTF8.self) == "id: x\n\n  key: é\n")
    #expect(block.isClosed)
    #expect(block.fenceRange.start == text.places["1️⃣"])
    #expect(block.origin.position(line: 1, column: 1) == text.places["2️⃣"])
    #expect(block.origin.position(line: 3, column: 3) == text.places["3️⃣"])
  }

  @Test func anIndentedFenceGivesItsIndentationToItsLines() throws {
    let text = MarkedText("  ~~~ a\n  1️⃣x\n 2️⃣y\n   3️⃣z\n  ~~~~")
    let block = try #require(Document(text.text).fencedBlocks.first)
    #expect(String(decoding: block.content, as: UTF8.self) == "x\ny\n z\n")
    #expect(block.isClosed)
    #expect(block.origin.position(line: 1, column: 1) == text.places["1️⃣"])
    #expect(block.origin.position(line: 2, column: 1) == text.places["2️⃣"])
    #expect(block.origin.position(line: 3, column: 2) == text.places["3️⃣"])
  }

  @Test func linesCountFromWhereTheTextBeginsInItsFile() throws {
    let bytes = Array("\u{FEFF}---\r\ntitle: x\r\n---\r\n# A\r\n\r\n[x](y.md)".utf8)
    let body = try #require(bytes.firstIndex(of: UInt8(ascii: "#")))
    let document = Document(parsing: bytes[body...], file: "a.md", firstLine: 4)
    #expect(document.headings.first?.range.start == SourcePosition(line: 4, column: 1))
    #expect(document.links.first?.range.start == SourcePosition(line: 6, column: 5))
    #expect(document.links.first?.range.file == "a.md")
  }

  @Test(arguments: ["Title\n---\ntext", "Title\n===", "Ti\ntle\n---\n\n", "> Title\n> ---\n> text"])
  func aHeadingEndsWithItsUnderline(_ text: String) throws {
    let heading = try #require(Document(text).headings.first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let underline = lines.firstIndex { $0.hasSuffix("---") || $0.hasSuffix("===") } ?? 0
    #expect(
      heading.range.end == SourcePosition(line: underline + 1, column: lines[underline].count + 1))
  }

  @Test func everyDestinationOfTheSpecificationStandsWhereItIsSaidTo() {
    var count = 0
    for example in SpecificationExample.all("commonmark-0.30/tests.json") {
      let document = Document(example.markdown)
      let lines = example.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      for link in document.links where !link.destination.hasPrefix("mailto:") {
        if link.destination.contains("\n") { continue }
        guard link.range.start.line == link.range.end.line else {
          Issue.record("\(example.example): \(link)")
          continue
        }
        let line = Array(lines[link.range.start.line - 1].unicodeScalars)
        let written = line[link.range.start.column - 1..<link.range.end.column - 1]
        let text = written.reduce(into: "") { $0.unicodeScalars.append($1) }
        if text.contains("&") || text.contains("\\") { continue }
        #expect(text == link.destination, "\(example.example): \(example.markdown)")
        count += 1
      }
    }
    #expect(!Conformance.isPresent || count > 130, "\(count)")
  }

  @Test func everyNodeLiesInItsFileAndInItsParent() {
    for example in SpecificationExample.all("commonmark-0.30/tests.json") {
      let document = Document(example.markdown)
      for (index, node) in document.nodes.enumerated() {
        #expect(node.offsets.upperBound <= document.source.bytes.count)
        #expect(node.end > index && node.end <= document.nodes.count)
        guard let parent = node.parent else { continue }
        #expect(parent < index && document.nodes[parent].end >= node.end)
        #expect(
          document.nodes[parent].offsets.lowerBound <= node.offsets.lowerBound,
          "\(example.example) \(index) \(node)")
        #expect(
          document.nodes[parent].offsets.upperBound >= node.offsets.upperBound,
          "\(example.example) \(index) \(node)")
      }
    }
  }
}
