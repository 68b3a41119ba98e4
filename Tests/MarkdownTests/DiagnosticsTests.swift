import Diagnostics
import Markdown
import TestSupport
import Testing

/// Every diagnostic, with the mistake marked in the text.
struct DiagnosticsTests {
  @Test func aSpaceInADestinationIsNamedWithItsRemedy() throws {
    let text = MarkedText("> see [c](1️⃣ray tracing.md2️⃣) and [d](<ray tracing.md>)")
    let diagnostic = try only(text, "link/space-in-destination", .warning)
    #expect(diagnostic.solutions.first?.replacement == "<ray tracing.md>")
  }

  @Test(arguments: [
    "[0, 1](x, y)", "`[c](ray tracing.md)`", "[c](a.md \"b c.md\")", "[x](see what follows.)",
    "f[i](a b)",
  ])
  func textWithParenthesesIsNoLink(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test func anUndefinedReferenceIsNamedWithANearMiss() throws {
    let text = MarkedText("*a* [x][1️⃣lenzes2️⃣] [y][lenses]\n\n[lenses]: a.md")
    let diagnostic = try only(text, "link/undefined-reference", .warning)
    #expect(diagnostic.solutions.first?.replacement == "lenses")
  }

  @Test func anUndefinedCollapsedReferenceIsNamed() throws {
    let text = MarkedText("- see [1️⃣lenses2️⃣][]")
    _ = try only(text, "link/undefined-reference", .warning)
  }

  @Test(arguments: ["a[i][j]", "[1][2]", "[x] [y]", "\\[a\\][b]", "[x]\n[y]", "`[x][y]`"])
  func indicesAreNoReferences(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test func aScriptAsDestinationIsReported() throws {
    let text = MarkedText("[x](1️⃣JavaScript:alert(1)2️⃣) ![y](data:image/png;base64,AA)")
    _ = try only(text, "link/unsafe-scheme", .warning)
  }

  @Test func aFenceWithoutEndIsReportedWhereItBegins() throws {
    let text = MarkedText("- a\n\n  1️⃣```optics2️⃣\n  object: {}\n\nbehind\n")
    let block = try #require(Document(text.text).fencedBlocks.first)
    let diagnostic = try #require(block.unclosedFence(.error))
    #expect(diagnostic.identifier == "markdown/unclosed-fence")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range?.start == text.places["1️⃣"])
    #expect(diagnostic.range?.end == text.places["2️⃣"])
  }

  @Test(arguments: [
    ("```\na\n```", true), ("```\na\n``` ", true), ("```\na\n`````", true), ("```\na", false),
    ("```\na\n``", false), ("~~~\na\n```", false), ("````\n```\na\n```\n````", true),
    ("> ```\n> a\n> ```", true), ("> ```\n> a\n\nb", false), ("```", false), ("```\n```", true),
    ("- ```\n  a\n  ```\n", true), ("```\na\n    ```", false), ("> ```\n```", false),
  ])
  func closedAndUnclosedFencesAreToldApart(_ text: String, isClosed: Bool) {
    #expect(Document(text).fencedBlocks.first?.isClosed == isClosed)
  }

  @Test(arguments: ["    ```\n    a\n", "\t```", "- a\n\n      ```\n      b\n"])
  func anIndentedBlockIsNoFence(_ text: String) {
    let document = Document(text)
    #expect(document.fencedBlocks.isEmpty)
    #expect(document.nodes.contains { $0.kind == .codeBlock })
  }

  @Test func aFenceRightBelowHTMLIsReported() throws {
    let text = MarkedText("> <details>\n> 1️⃣```optics2️⃣\n> object: {}\n> ```\n> </details>")
    _ = try only(text, "markdown/fence-in-html", .warning)
  }

  @Test(arguments: [
    "<details>\n\n```\na\n```\n\n</details>", "<pre>\n```\n</pre>", "<!--\n```\n-->",
    "<p>`` ` ``</p>\nb",
  ])
  func aFenceApartFromHTMLIsFine(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test func nestingBeyondAllReasonIsRefused() throws {
    let document = Document(String(repeating: "> ", count: 200_000) + "a")
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(diagnostic.identifier == "markdown/too-deep")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range?.start.line == 1)
    _ = document.html()
  }

  @Test func openImageBracketsBeyondAllReasonAreRefused() throws {
    let document = Document("first\n\n" + String(repeating: "![[]()", count: 20_000))
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.identifier == "markdown/too-many-brackets")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range?.start == SourcePosition(line: 3, column: 6001))
    #expect(document.nodes.count == 1)
  }

  @Test func manyImagesAreNoOffence() {
    let document = Document(String(repeating: "![a](b.png) ", count: 20_000))
    #expect(document.diagnostics.isEmpty)
    #expect(document.links.count == 20_000)
  }

  /// The one diagnostic of a text, which has its mark at the beginning and another at the end.
  private func only(_ text: MarkedText, _ identifier: String, _ severity: Severity) throws
    -> Diagnostic
  {
    let diagnostics = Document(text.text).diagnostics
    #expect(diagnostics.count == 1)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.identifier == identifier)
    #expect(diagnostic.severity == severity)
    #expect(diagnostic.range?.start == text.places["1️⃣"])
    #expect(diagnostic.range?.end == text.places["2️⃣"])
    return diagnostic
  }
}
