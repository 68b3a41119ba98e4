import Markdown
import Testing

struct TableTests {
  private func html(_ text: String) -> String {
    Document(text).html().split(separator: "\n").joined()
  }

  private let table =
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>"

  @Test func aTableStandsInAQuoteInAListAfterText() {
    #expect(
      html("> 1. text\n>    | a |\n>    |---|\n>    | b |\n>\n>    after")
        == "<blockquote><ol><li><p>text</p>\(table)<p>after</p></li></ol></blockquote>")
  }

  @Test func aTableInATightItemFollowsItsText() {
    #expect(html("- text\n  | a |\n  |---|\n  | b |") == "<ul><li>text\(table)</li></ul>")
  }

  @Test func aRuleRightBelowATableIsARule() {
    #expect(html("| a |\n|---|\n| b |\n---\nc") == "\(table)<hr /><p>c</p>")
    #expect(html("| a |\n|---|\n===") == table.split(separator: "b<").joined(separator: "===<"))
  }

  @Test func aLineWithoutQuoteMarkEndsATableInAQuote() {
    #expect(html("> | a |\n> |---|\n> | b |\nc") == "<blockquote>\(table)<p>c</p></blockquote>")
  }

  @Test func aDelimiterRowMayBeginLikeAList() {
    #expect(html("a | b\n- | -\n1 | 2").hasPrefix("<table><thead><tr><th>a</th>"))
    #expect(html("a | b\n- | - | -").hasPrefix("<p>a | b</p><ul>"))
    #expect(html("```\na | b\n- | -\n```") == "<pre><code>a | b- | -</code></pre>")
  }

  @Test func aHeadingsTextIsNoHeader() {
    #expect(html("a | b\n===") == "<h1>a | b</h1>")
  }

  @Test func cellsHoldInlines() {
    #expect(
      html("| *a* `b` | - 1 | # 2 |\n|---|---|---|\n| _c_ | <b>d</b> | ![e](f)\\\\ |").hasSuffix(
        "<tr><th><em>a</em> <code>b</code></th><th>- 1</th><th># 2</th></tr></thead><tbody><tr><td><em>c</em></td><td><b>d</b></td><td><img src=\"f\" alt=\"e\" />\\</td></tr></tbody></table>"
      ))
  }

  @Test func pricesAreText() {
    #expect(html("| today | $100 |\n|---|---|\n| later | $110 |").contains("<td>$110</td>"))
  }
}
