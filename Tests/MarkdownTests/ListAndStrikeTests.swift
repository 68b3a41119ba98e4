import Diagnostics
import Markdown
import TestSupport
import Testing

/// Strikethrough, tasks and definition lists.
struct ListAndStrikeTests {
  private func html(_ text: String) -> String {
    Document(text).html().split(separator: "\n").joined()
  }

  @Test(arguments: [
    ("~~a *b*~~", "<del>a <em>b</em></del>"), ("a~~b~~c", "a<del>b</del>c"),
    ("~a~", "<del>a</del>"),
    ("a~b~c", "a~b~c"), ("~~a~", "~~a~"), ("b ~~~a~~~", "b ~~~a~~~"), ("\\~~a~~", "~~a~~"),
    ("`~~a~~`", "<code>~~a~~</code>"),
    ("$a~~b~~$", "<code class=\"math\">a~~b~~</code>"), ("*~~a* b~~", "<em>~~a</em> b~~"),
    ("~~_a_~~", "<del><em>a</em></del>"),
    ("&amp;~~é~~&lt;", "&amp;<del>é</del>&lt;"), ("[~~a~~](b)", "<a href=\"b\"><del>a</del></a>"),
    ("~~ a~~", "~~ a~~"),
    ("~~a [b]{.c}~~", "<del>a <span class=\"c\">b</span></del>"),
  ])
  func tildesStrike(_ text: String, _ expected: String) {
    #expect(html(text).dropFirst(3).dropLast(4) == expected)
  }

  @Test func tasksHaveBoxesThatAreNamed() {
    let style = HTMLStyle(taskLabel: { $0 ? "done" : "open" })
    #expect(
      Document("- [ ] a\n- [x] *b*\n- [X] c\n").html(style) == """
        <ul>
        <li><input type="checkbox" disabled="" aria-label="open" /> a</li>
        <li><input type="checkbox" checked="" disabled="" aria-label="done" /> <em>b</em></li>
        <li><input type="checkbox" checked="" disabled="" aria-label="done" /> c</li>
        </ul>

        """)
    #expect(Document("- [ ] a $x$\n\n  b").formulas[0].range.start.column == 9)
  }

  @Test(arguments: [
    "- [x]", "- [ ]a", "- [x](u) a", "[ ] a", "- a [ ] b", "- [x] a\n\n[x]: u", "- \\[ ] a",
    "- - a\n\n  [ ] b",
  ])
  func otherBracketsAreNoTasks(_ text: String) {
    #expect(!Document(text).nodes.contains { $0.isTask })
  }

  @Test func aDefinitionListHasTermsAndDefinitions() {
    #expect(
      html("a\n: b\n: c\n\n*d*\n:   e")
        == "<dl><dt>a</dt><dd>b</dd><dd>c</dd><dt><em>d</em></dt><dd>e</dd></dl>")
    #expect(html("a\n\n: b\n\nc") == "<dl><dt>a</dt><dd><p>b</p></dd></dl><p>c</p>")
    #expect(
      html("> a\n> : b\n\n- c\n  : d")
        == "<blockquote><dl><dt>a</dt><dd>b</dd></dl></blockquote><ul><li><dl><dt>c</dt><dd>d</dd></dl></li></ul>"
    )
  }

  @Test func aDefinitionHoldsBlocks() {
    let document = Document(
      "a\n:   p $x$\n\n    q $y$\n\n    ```optics\n    id: b\n    ```\n\n    - l\n\n    c\n    : d `= v.w`\n"
    )
    #expect(
      document.formulas.map(\.range.start) == [
        SourcePosition(line: 2, column: 7), SourcePosition(line: 4, column: 7),
      ])
    #expect(
      document.fencedBlocks[0].origin.position(line: 1, column: 1)
        == SourcePosition(line: 7, column: 5))
    #expect(document.codeSpans[0].range.start == SourcePosition(line: 13, column: 10))
    #expect(document.nodes.count { $0.kind == .definitionList } == 2)
  }

  @Test(arguments: [
    "# a\n: b", "a:\nb", "a\n:b", ": b", "a\n    : b", "```\na\n: b\n```",
    "|a|\n|-|\n: b", "a\n\n\n: b", "a : b",
  ])
  func otherColonsAreText(_ text: String) {
    #expect(!Document(text).nodes.contains { $0.kind == .definitionList })
  }
}
