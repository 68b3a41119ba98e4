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

  @Test(arguments: [
    ("[c](1️⃣ray tracing.md2️⃣ \"T\")", "<ray tracing.md>"),
    ("- ![d](1️⃣my pic.png2️⃣ \"T (x)\") text", "<my pic.png>"),
    ("[r]: 1️⃣ray tracing.md2️⃣", "<ray tracing.md>"),
    ("> [r]: 1️⃣my pic.png2️⃣ \"T\"", "<my pic.png>"),
  ])
  func aSpaceInADestinationIsNamedBeforeATitleAndInADefinitionToo(
    _ marked: String, replacement: String
  ) throws {
    let diagnostic = try only(MarkedText(marked), "link/space-in-destination", .warning)
    #expect(diagnostic.solutions.first?.replacement == replacement)
  }

  @Test(arguments: [
    "[Note]: see a/b or c.", "[1]: He said so.", "a [b]: c d.md", "[x](f \"g h.md\")",
  ])
  func textWithAColonIsNoDefinition(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| `x|y` | 1️⃣c2️⃣ |", true), ("> a | b\n> -|-\n> 1 | 2 | 1️⃣3 | 42️⃣", true),
    ("| a |\n|---|\n| $|x|$ |\n| 2 | |\n| b\\|c |", false),
  ])
  func cellsBeyondTheColumnsAreReported(_ marked: String, isReported: Bool) throws {
    if isReported {
      _ = try only(MarkedText(marked), "markdown/extra-cells", .warning)
    } else {
      #expect(Document(marked).diagnostics.isEmpty)
    }
  }

  @Test(arguments: [
    "1️⃣!!! note2️⃣ \"T\"\n    x", "1️⃣???+ tip2️⃣\n    x", "- a\n\n    1️⃣!!! Warning2️⃣\n        x",
    "1️⃣.. note::2️⃣\n\n   x", "1️⃣!!! abstract2️⃣\n    x",
  ])
  func aNoteInTheSpellingOfOthersIsReported(_ marked: String) throws {
    _ = try only(MarkedText(marked), "markdown/foreign-container", .warning)
  }

  @Test(arguments: ["1️⃣\\begin{aligned}2️⃣ a \\\\ b \\end{aligned}", "> 1️⃣\\begin{align*}2️⃣\n> a"])
  func anEnvironmentOutsideOfAFormulaIsReported(_ marked: String) throws {
    _ = try only(MarkedText(marked), "math/bare-environment", .warning)
  }

  @Test(arguments: [
    "!!! Wow", "!!!", "??? what", ".. math:: x", "...note::", "`!!! note`", "\\begin{x", "\\begin",
    "$$\n\\begin{aligned} a \\end{aligned}\n$$", "see \\begin{a}",
  ])
  func whatOnlyResemblesASpellingOfOthersIsText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: ["1️⃣##2️⃣", "x\n\n1️⃣## <b></b>2️⃣", "1️⃣## ![](a.svg)2️⃣", "1️⃣## {#a}2️⃣"])
  func aHeadingWithoutTextIsReported(_ marked: String) throws {
    _ = try only(MarkedText(marked), "markdown/empty-heading", .warning)
  }

  @Test(arguments: ["## ![a](a.svg)", "## `c`", "## $x$", "## <b>x</b>", "## !!!"])
  func aHeadingWithSomethingToReadIsFine(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: ["## B 1️⃣{#a b}2️⃣", "## B 1️⃣{.a#}2️⃣", "B 1️⃣{#a b}2️⃣\n---"])
  func bracesBehindAHeadingThatAreNoAttributesAreReported(_ marked: String) throws {
    _ = try only(MarkedText(marked), "markdown/unread-attributes", .warning)
  }

  @Test(arguments: ["## B \\{#a b}", "## B {x}", "## `{#a b}`", "## {#a} b", "text {#a b}"])
  func otherBracesAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a1️⃣\u{7}2️⃣b", ""), ("`1️⃣\u{1B}2️⃣`", ""), ("1️⃣\u{1}2️⃣", ""), ("x1️⃣\u{7F}2️⃣", ""),
    ("it1️⃣\u{92}2️⃣s", "’"), ("12345671️⃣\u{84}2️⃣", "„"),
  ])
  func controlCharactersAreReported(_ marked: String, replacement: String) throws {
    let diagnostic = try only(MarkedText(marked), "markdown/control-character", .error)
    #expect(diagnostic.solutions.first?.replacement == replacement)
  }

  @Test func aByteOrderMarkWithinATextIsReported() throws {
    _ = try only(MarkedText("ａ１ a\n\n1️⃣\u{FEFF}2️⃣# H"), "markdown/byte-order-mark", .warning)
  }

  @Test func aFileThatIsNoTextIsToldSoWithFewWords() {
    let junk = Document(String(repeating: "\u{1}\u{92}\u{FEFF}", count: 10_000))
    #expect(junk.diagnostics.count == 60)
    #expect(Document("a\tb\u{C}\r\nc\rd é ä\u{A0}©").diagnostics.isEmpty)
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
