import Diagnostics
import Markdown
import TestSupport
import Testing

/// Texts put together from files: their structure is that of the whole, their places are those of the files.
struct ComposedTextTests {
  /// The lines of a text as they are included from `b.md` in a page `a.md`, each behind a prefix.
  private func composed(
    _ text: String, first: String = "", further: String = "", omitting omitted: Int = 0
  ) -> ComposedText {
    var composed = ComposedText()
    let page = composed.add(Inclusion(file: "a.md", lines: 1...3))
    composed.append(Array("# Page".utf8)[...], from: page, line: 1)
    composed.appendBlank()
    let request = SourceRange(startOf: "a.md").part(offset: 3, count: 4)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let file = composed.add(
      Inclusion(file: "b.md", lines: 1...lines.count, request: request, parent: page))
    for (index, line) in lines.enumerated() {
      composed.append(
        Array(line.utf8.dropFirst(omitted))[...],
        behind: Array((index == 0 ? first : further).utf8), from: file, line: index + 1,
        omitting: omitted)
    }
    composed.appendBlank()
    composed.append(Array("[end](end.md)".utf8)[...], from: page, line: 3)
    return composed
  }

  private static let texts = [
    "see [x](1️⃣broken.md) here",
    "> - été\n>   [x](1️⃣broken.md)",
    "\\\n**[x](1️⃣broken.md)**",
    "| a | b |\n|---|---|\n| \\| | \u{1F600} [x](1️⃣broken.md) |",
    "1. one\n\n   \ttab [x](1️⃣broken.md)",
    "x[^n] [x][r]\n\n[^n]: note\n\n[r]: <1️⃣broken.md> 'title'",
    "Term [t][r]\n: [x](1️⃣broken.md)\n\n[r]: other.md",
    "::: note\nGo [on](1️⃣broken.md)\n:::",
    "$é$ and ~~`c`~~ [x](1️⃣broken.md){.a}",
    "<p>\n<a class=x\n   href=\"1️⃣broken.md\">x</a>\n</p>",
  ]

  @Test(arguments: texts) func linksAreWhereTheirFileHasThem(_ marked: String) throws {
    let text = MarkedText(marked)
    for (first, further) in [("", ""), ("> ", "> "), ("- ", "  "), ("10) > ", "    > ")] {
      for ends in ["\n", "\r\n", "\r"] {
        let written = text.text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: ends)
        let document = Document(parsing: composed(written, first: first, further: further))
        let link = try #require(document.links.first { $0.destination == "broken.md" })
        #expect(link.range.file == "b.md")
        #expect(link.range.start == text.places["1️⃣"], "\(first.debugDescription)")
        #expect(link.range.end.column - link.range.start.column == 9)
        let last = try #require(document.links.first { $0.destination == "end.md" })
        #expect(last.range == SourceRange(startOf: "a.md").part(offset: 6, count: 6).onLine(3))
      }
    }
  }

  @Test func aTextHasTheSameContentsAndPlacesInAnother() {
    for example in SpecificationExample.all("commonmark-0.30/tests.json") {
      let text = example.markdown
      if text.contains("\u{0}") { continue }
      let alone = Document(parsing: Array(text.utf8), file: "b.md")
      let whole = Document(parsing: Self.alone(text))
      #expect(whole.nodes.map(\.kind) == alone.nodes.map(\.kind))
      #expect(whole.links == alone.links && whole.headings == alone.headings)
      #expect(whole.diagnostics == alone.diagnostics)
      for (one, other) in zip(whole.fencedBlocks, alone.fencedBlocks) {
        #expect(one.fenceRange == other.fenceRange && one.content == other.content)
        let place = SourcePosition(line: 1, column: 2)
        #expect(
          one.origin.range(from: place, to: place) == other.origin.range(from: place, to: place))
      }
    }
  }

  private static func alone(_ text: String) -> ComposedText {
    var composed = ComposedText()
    let file = composed.add(Inclusion(file: "b.md", lines: 1...max(1, text.count)))
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      composed.append(Array(line.utf8)[...], from: file, line: index + 1)
    }
    return composed
  }

  @Test func linesOfBlocksAndFormulasAreThoseOfTheirFile() throws {
    let text = "é\n\n   ~~~optics\n   lens: é 5\n\tx\n   ~~~\n\n$$\na + \\b\n$$"
    for (first, further, omitted) in [("", "", 0), ("> ", "> ", 0), ("- ", "  ", 0), ("", "", 1)] {
      let document = Document(
        parsing: composed(
          omitted == 0
            ? text
            : text.split(separator: "\n", omittingEmptySubsequences: false).map {
              " \($0)"
            }.joined(separator: "\n"), first: first, further: further, omitting: omitted))
      let block = try #require(document.fencedBlocks.first)
      #expect(block.fenceRange.start == SourcePosition(line: 3, column: 4 + omitted))
      #expect(block.origin.file == "b.md")
      let line = block.origin.position(line: 1, column: 1)
      #expect(line == SourcePosition(line: 4, column: 4 + omitted))
      let formula = try #require(document.formulas.first)
      #expect(formula.range.file == "b.md" && formula.range.start.line == 8)
      let row = try #require(
        String(decoding: formula.source, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false
        ).firstIndex(of: "a + \\b"))
      let place = formula.origin.position(line: row + 1, column: 5)
      #expect(place == SourcePosition(line: 9, column: 5 + omitted))
    }
  }

  @Test func whatReachesIntoAnotherFileEndsWhereItBegins() throws {
    let document = Document(parsing: composed("one\n\ntwo"))
    let whole = document.range(of: 0)
    #expect(whole.file == "a.md" && whole.start == SourcePosition(line: 1, column: 1))
    #expect(whole.end == SourcePosition(line: 3, column: 14))
    var text = ComposedText()
    let page = text.add(Inclusion(file: "a.md", lines: 1...1))
    let file = text.add(Inclusion(file: "b.md", lines: 1...1))
    text.append(Array("- a".utf8)[...], from: page, line: 1)
    text.append(Array("- b".utf8)[...], from: file, line: 1)
    let list = try #require(Document(parsing: text).nodes.firstIndex { $0.kind == .list })
    #expect(Document(parsing: text).range(of: list) == SourceRange(startOf: "a.md"))
    #expect(Document(parsing: ComposedText()).nodes.count == 1)
  }

  @Test func faultsInAnIncludedFileSayWhereItIsIncluded() {
    let text = composed("b")
    let document = Document(parsing: text)
    func fault(_ file: String, line: Int) -> Diagnostic {
      Diagnostic(.error, "a/b", at: SourceRange(startOf: file).onLine(line), "wrong")
    }
    let faults = [fault("a.md", line: 1), fault("b.md", line: 1), fault("b.md", line: 2)]
    let noted = document.source.noting(faults)
    #expect(noted == text.noting(faults))
    #expect(noted.map(\.notes.count) == [0, 1, 0])
    #expect(noted[1].notes.first?.range?.start == SourcePosition(line: 1, column: 4))
    #expect(Document("a").source.noting(faults) == faults)
  }

  @Test(arguments: [
    ("```include\nx\n```", 0..<3, "", ""), ("> ~~~ include a.md\n> ~~~\nb", 0..<2, "> ", "> "),
    ("a\n- ```{include}\n  x\n  ```\nc", 1..<4, "- ", "  "),
    ("1. > ```include\n   > x\n   > ```", 0..<3, "1. > ", "   > "),
    ("  ```include\n  x\n  ```", 0..<3, "", ""), ("-\t```include\n\t```", 0..<2, "-   ", "    "),
    ("x[^ab]\n\n[^ab]: ```include\n    x\n    ```", 2..<5, "[^ab]: ", "    "),
    ("T\n: ```include\n  x\n  ```", 1..<4, ": ", "  "),
  ])
  func requestsKnowTheirLinesAndWhatStandsBeforeThem(
    text: String, lines: Range<Int>, first: String, further: String
  ) throws {
    let block = try #require(Document(text).includeBlocks.first)
    #expect(block.lines == lines && Document(text).includeBlocks.count == 1)
    #expect(String(decoding: block.firstPrefix, as: UTF8.self) == first)
    #expect(String(decoding: block.prefix, as: UTF8.self) == further)
  }

  @Test(arguments: [
    "1️⃣{{#include 2️⃣_notes.md}}", "> 1️⃣{{< include 2️⃣_notes.qmd >}}", "1️⃣--8<--2️⃣ \"notes.md\"",
    "1️⃣{!2️⃣notes.md!}", "1️⃣{% include2️⃣ notes.md %}", "1️⃣.. include::2️⃣ notes.rst",
  ])
  func aRequestInTheSpellingOfOthersIsReported(_ marked: String) throws {
    try expectFault(marked, "markdown/foreign-include", .warning)
  }

  @Test(arguments: [
    "````\n```include\n````", "    ```include", "```included\n```", "``` md include\n```",
    "`include`", "<!--\n```include\nx\n```\n-->", "```{.include}\n```",
  ])
  func otherTextIsNoRequest(text: String) {
    #expect(Document(text).includeBlocks.isEmpty)
  }
}

extension SourceRange {
  fileprivate func onLine(_ line: Int) -> SourceRange {
    SourceRange(
      file: file, start: SourcePosition(line: line, column: start.column),
      end: SourcePosition(line: line, column: end.column))
  }
}
