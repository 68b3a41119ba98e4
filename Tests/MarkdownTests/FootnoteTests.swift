import Diagnostics
import Markdown
import TestSupport
import Testing

struct FootnoteTests {
  private func text(of note: Footnote, in document: Document) -> String {
    document.plainText(of: note.node)
  }

  @Test func notesAreNumberedByTheirFirstReference() {
    let document = Document(
      "a[^b] c[^a] d[^b]^[in *line*]\n\n[^a]: one\n\n[^b]: two\n\n    more\nlazy\n")
    #expect(document.footnotes.map(\.label) == ["b", "a", nil])
    #expect(
      document.footnotes.map { text(of: $0, in: document) } == ["two more lazy", "one", "in line"])
    #expect(document.footnotes.map(\.references.count) == [2, 1, 1])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func everyReferenceHasItsIdAndALinkBack() {
    let html = Document("a[^n] b[^n]\n\n[^n]: t").html()
    #expect(
      html == """
        <p>a<sup class="footnote-ref"><a href="#fn-n" id="fnref-n" role="doc-noteref">1</a></sup> b<sup \
        class="footnote-ref"><a href="#fn-n" id="fnref-n-2" role="doc-noteref">1</a></sup></p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn-n">
        <p>t <a href="#fnref-n" class="footnote-back" role="doc-backlink">\u{21A9}\u{FE0E}</a> <a \
        href="#fnref-n-2" class="footnote-back" role="doc-backlink">\u{21A9}\u{FE0E}<sup>2</sup></a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test func linksBackAreNamed() {
    let style = HTMLStyle(
      footnotes: FootnoteStyle(label: "Notes") { "back to \($1) of \($0)" })
    let html = Document("a[^n]\n\n[^n]: - t").html(style)
    #expect(
      html.contains("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Notes\">"))
    #expect(
      html.contains(
        "<p><a href=\"#fnref-n\" class=\"footnote-back\" role=\"doc-backlink\" aria-label=\"back to 1 of 1\">"
      ))
  }

  @Test func aNoteInAHeadingIsNotInItsText() {
    let document = Document("# Lenses[^1]\n\n# fn-1\n\n[^1]: note")
    #expect(document.headings.map(\.text) == ["Lenses", "fn-1"])
    #expect(document.headingIdentifiers() == ["lenses", "fn-1-1"])
    #expect(document.footnotes.count == 1)
  }

  @Test func aNoteHoldsBlocks() {
    let document = Document(
      "x[^a]\n\n[^a]: p $x$\n\n    ```optics\n    id: b\n    ```\n\n    - l `= v.w`\n\n    | h |\n    |---|\n    | [r] |\n\n    $$\n    y\n    $$\n\n[r]: u.md"
    )
    let note = document.footnotes[0].node
    #expect(document.fencedBlocks.map(\.content) == [Array("id: b\n".utf8)])
    #expect(
      document.fencedBlocks[0].origin.position(line: 1, column: 1)
        == SourcePosition(line: 6, column: 5))
    #expect(document.codeSpans[0].range.start == SourcePosition(line: 9, column: 10))
    #expect(document.links.map(\.destination) == ["u.md"])
    #expect(document.links[0].range.start.line == 19)
    #expect(document.formulas.map(\.range.start.line) == [3, 15])
    #expect(document.formulas.map(\.isBlock) == [false, true])
    #expect(document.nodes.indices.allSatisfy { document.nodes[$0].kind != .table || $0 > note })
  }

  @Test(arguments: [
    "`[^a]`", "```\n[^a]\n```", "    [^a]: b", "<p>\n[^a]: b\n</p>", "[^](u)", "\\[^a]", "x^2 [a]",
    "[^a b]",
  ])
  func codeHoldsNoNotes(_ text: String) {
    let document = Document(text)
    #expect(document.footnotes.isEmpty)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func aNoteInAQuoteOrAListLeavesTheRest() {
    let document = Document(
      "- a\n  [^1]: one\n- b[^1]\n\n> c[^2]\n>\n> [^2]: two\n> lazy\nlazier\n\nd")
    #expect(document.footnotes.map { text(of: $0, in: document) } == ["one", "two lazy lazier"])
    #expect(document.html().hasPrefix("<ul>\n<li>a</li>\n<li>b<sup"))
    #expect(document.html().contains("<p>d</p>\n<section"))
  }

  @Test func aReferenceInALinkIsNoLink() {
    #expect(
      Document("[a[^n]](u)\n\n[^n]: t").html().hasPrefix(
        "<p><a href=\"u\">a<sup class=\"footnote-ref\" id=\"fnref-n\">1</sup></a></p>"))
  }

  @Test func notesMayReferToEachOther() {
    let document = Document("a[^a]\n\n[^a]: b[^b] ^[c^[d]]\n[^b]: a[^a]")
    #expect(document.footnotes.map(\.label) == ["a", "b", nil, nil])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func anUndefinedNoteIsReportedWithANearMiss() throws {
    let fault = try expectFault(
      "> a[^1️⃣lenzes2️⃣] b[^lenses]\n\n[^lenses]: c", "markdown/undefined-footnote", .warning)
    #expect(fault.solutions.first?.replacement == "lenses")
  }

  @Test func anUnusedNoteIsReported() throws {
    try expectFault("a[^b]\n\n[^b]: c\n[^1️⃣d2️⃣]: e", "markdown/unused-footnote", .warning)
  }

  @Test func aSecondDefinitionIsReported() throws {
    let fault = try expectFault(
      "a[^b]\n\n[^b]: c\n\n- [^1️⃣B2️⃣]: d", "markdown/duplicate-footnote", .warning)
    #expect(fault.notes.first?.range?.start == SourcePosition(line: 3, column: 3))
  }

  @Test func notesBeyondAllReasonAreRefusedOnce() {
    let document = Document(String(repeating: "a^[b]\n", count: 10_002))
    #expect(document.diagnostics.map(\.identifier) == ["markdown/too-many-footnotes"])
    #expect(document.diagnostics.first?.range?.start.line == 10_001)
  }
}
