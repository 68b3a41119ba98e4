import Diagnostics
import Markdown
import TestSupport
import Testing

struct AttributeTests {
  private func html(_ text: String) -> String {
    Document(text).html().split(separator: "\n").joined()
  }

  @Test(arguments: [
    ("# a {#b .c}", "<h1 id=\"b\" class=\"c\">a</h1>"), ("# a {#b} ##", "<h1 id=\"b\">a</h1>"),
    ("*a* {#b}\n===", "<h1 id=\"b\"><em>a</em></h1>"),
    ("[a](b){.c}", "<p><a href=\"b\" class=\"c\">a</a></p>"),
    ("[a][b]{.c}\n\n[b]: d", "<p><a href=\"d\" class=\"c\">a</a></p>"),
    ("![a](b){width=60%}", "<p><img src=\"b\" alt=\"a\" style=\"width:60%\" /></p>"),
    (
      "![a](b){width=300px height=20}",
      "<p><img src=\"b\" alt=\"a\" width=\"300\" height=\"20\" /></p>"
    ),
    ("`a`{.b}", "<p><code class=\"b\">a</code></p>"),
    ("[*a* `b`]{.c}", "<p><span class=\"c\"><em>a</em> <code>b</code></span></p>"),
    (
      "[[a]{.b} [c](d)]{.e}",
      "<p><span class=\"e\"><span class=\"b\">a</span> <a href=\"d\">c</a></span></p>"
    ),
    (
      "| [a]{.b} |\n|---|",
      "<table><thead><tr><th><span class=\"b\">a</span></th></tr></thead></table>"
    ),
    (
      "```swift {#l .m}\na\n```",
      "<pre id=\"l\" class=\"m\"><code class=\"language-swift\">a</code></pre>"
    ),
    ("```{.swift #l}\na\n```", "<pre id=\"l\"><code class=\"language-swift\">a</code></pre>"),
    ("[a]{k=\"b \\\" c\" lang=de}", "<p><span data-k=\"b &quot; c\" lang=\"de\">a</span></p>"),
    ("<https://e.org>{.a}", "<p><a href=\"https://e.org\" class=\"a\">https://e.org</a></p>"),
  ])
  func attributesBelongToWhatStandsBeforeThem(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "$$a$$ {#x}", "$$\na\n$$ {#x}", "- \\[\n  a\n  \\] {#x}", "$a${#x}", "```math {#x}\na\n```",
  ])
  func aFormulaHasAnId(_ text: String) throws {
    let document = Document(text)
    let formula = try #require(document.formulas.first)
    #expect(document.attributes(of: formula.node)?.identifier == "x")
    #expect(formula.isBlock != text.hasPrefix("$a"))
    #expect(!document.html().contains("{"))
  }

  @Test(arguments: [
    "f(x){.a}", "a {.b} c", "`{.a}`", "{{ page }}", "a {.b}", "\\[a]{.b}", "[a]\\{.b}", "[a]{b}",
    "[a]{}", "[a] {.b}",
    "```swift {1,3-4}\na\n```", "${a}_{b=c}$", "*a [b*]{.c}", "# a {b}", "[a]{.b c}",
    "function() {return}", "x]{.a}",
  ])
  func otherBracesAreText(_ text: String) {
    let document = Document(text)
    #expect(document.diagnostics.isEmpty)
    #expect(document.nodes.indices.allSatisfy { document.attributes(of: $0) == nil })
    #expect(document.html().contains("{") || text.hasPrefix("`"))
  }

  @Test func theAuthorsIdWins() {
    let document = Document("## 透镜 {#lens}\n\n## lens\n\n## Lens {#Other}\n\n[x]{#lens-1}")
    #expect(document.headingIdentifiers() == ["lens", "lens-2", "Other"])
    #expect(document.headings.map(\.text) == ["透镜", "lens", "Lens"])
  }

  @Test func anIdIsGivenOnce() throws {
    let fault = try expectFault("# a {#b}\n\n[c]{#1️⃣b2️⃣}", "markdown/duplicate-id", .error)
    #expect(fault.notes.first?.range?.start == SourcePosition(line: 1, column: 7))
  }

  @Test(arguments: ["onclick=\"a()\"", "style=\"color:red\"", "ONLOAD=x", "src=x"])
  func nothingRunsScripts(_ attribute: String) throws {
    try expectFault("![a](b){1️⃣\(attribute)2️⃣ .c}", "markdown/unsafe-attribute", .warning)
    #expect(html("![a](b){\(attribute) .c}") == "<p><img src=\"b\" alt=\"a\" class=\"c\" /></p>")
  }

  @Test(arguments: ["60;color:red", "x", "-5", "1e9", "60 %"])
  func aWidthIsALength(_ width: String) throws {
    try expectFault("> ![a](b){1️⃣width=\"\(width)\"2️⃣}", "markdown/bad-length", .warning)
  }
}
