import Diagnostics
import Markdown
import TestSupport
import Testing

struct ContainerTests {
  private func html(_ text: String) -> String {
    Document(text).html().split(separator: "\n").joined()
  }

  private let note = "<aside class=\"admonition note\"><p>a</p></aside>"

  @Test(arguments: [
    "> [!NOTE]\n> a", "> [!note]\n> a", ">[!Note]  \n>a", "::: note\na\n:::", ":::note\na\n:::",
    ":::{note}\na\n:::",
    "::: {.note}\na\n:::", ":::: note ::::\na\n::::", "::: note\n\na\n\n:::\n",
    "::: note\r\na\r\n:::\r\n",
  ])
  func everySpellingIsANote(_ text: String) {
    #expect(html(text) == note)
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "> [!TIP] *b* $c$\n> a", "::: tip *b* $c$\na\n:::", ":::{tip} *b* $c$\na\n:::",
    "::: tip *b* $c$ {#t}\na\n:::",
  ])
  func aTitleHoldsInlines(_ text: String) throws {
    let document = Document(text)
    let container = try #require(document.containers.first)
    #expect(container.kind == .tip)
    #expect(document.plainText(of: try #require(container.title)) == "b c")
    #expect(
      document.html().contains(
        "<p class=\"admonition-title\"><em>b</em> <code class=\"math\">c</code></p>"))
    #expect(document.formulas[0].range.start.line == 1)
  }

  @Test func aTitleIsNoBlock() {
    #expect(
      html("::: note - a\n:::")
        == "<aside class=\"admonition note\"><p class=\"admonition-title\">- a</p></aside>")
  }

  @Test(arguments: [
    ("> [!WARNING]-\n> a", "<details class=\"admonition warning\"><p>a</p></details>"),
    (
      "> [!WARNING]+ b\n> a",
      "<details class=\"admonition warning\" open><summary class=\"admonition-title\">b</summary><p>a</p></details>"
    ),
    ("::: details b\na\n:::", "<details><summary>b</summary><p>a</p></details>"),
    (
      "::: tip b {folded}\na\n:::",
      "<details class=\"admonition tip\"><summary class=\"admonition-title\">b</summary><p>a</p></details>"
    ),
    ("::: details b {open}\na\n:::", "<details open><summary>b</summary><p>a</p></details>"),
  ])
  func containersFold(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func containersNest() {
    let inner = "<aside class=\"admonition warning\"><pre><code>:::</code></pre></aside>"
    for text in [
      ":::: note\n::: warning\n```\n:::\n```\n:::\n::::",
      "::: note\n::: warning\n```\n:::\n```\n:::\n:::",
      "> [!NOTE]\n> > [!WARNING]\n> > ```\n> > :::\n> > ```",
      "::: note\n> [!WARNING]\n> ```\n> :::\n> ```\n:::",
    ] {
      #expect(html(text) == "<aside class=\"admonition note\">\(inner)</aside>")
      #expect(Document(text).diagnostics.isEmpty)
    }
  }

  @Test func aContainerInANestedListStaysThere() {
    #expect(
      html("- a\n  - b\n\n    ::: note\n    a\n    :::\n- c").contains(
        "<li><p>b</p>\(note)</li></ul></li>"))
    #expect(html("> ::: note\n> a\n> :::\n\nb") == "<blockquote>\(note)</blockquote><p>b</p>")
  }

  @Test func aContainerInterruptsAParagraphAndAList() {
    #expect(html("x\n::: note\na\n:::\ny") == "<p>x</p>\(note)<p>y</p>")
    #expect(html("- x\n::: note\na\n:::") == "<ul><li>x</li></ul>\(note)")
  }

  @Test func statementsAreParsedAlike() {
    for kind in ContainerKind.allCases where kind.isStatement {
      let document = Document("::: \(kind.rawValue) T {#x .y}\n$$a$$\n:::")
      #expect(document.containers.map(\.kind) == [kind])
      #expect(document.containers.first?.identifier == "x")
      #expect(
        document.html().hasPrefix(
          "<div id=\"x\" class=\"statement \(kind.rawValue) y\">\n<p class=\"container-title\">T</p>"
        ))
    }
  }

  @Test func aClassOfOnesOwnIsWrittenInBraces() {
    #expect(
      html("::: {.mine #i lang=de k=\"a b\"}\na\n:::")
        == "<div id=\"i\" class=\"mine\" lang=\"de\" data-k=\"a b\"><p>a</p></div>")
  }

  @Test func titlesComeFromTheStyle() {
    let style = HTMLStyle(containerTitle: { $0 == .note ? "N & B" : nil })
    #expect(
      Document("::: note\na\n:::\n::: note b\n:::\n::: proof\n:::").html(style).split(
        separator: "\n"
      ).joined()
        == "<aside class=\"admonition note\"><p class=\"admonition-title\">N &amp; B</p><p>a</p></aside><aside class=\"admonition note\"><p class=\"admonition-title\">b</p></aside><div class=\"statement proof\"></div>"
    )
  }

  @Test(arguments: [
    "`::: note`", "    ::: note\n", "```\n::: note\n```", "a ::: note", ":: note", "> a\n> [!NOTE]",
    "> [!note](u)", "> [x]", "std::vector",
  ])
  func codeAndTextAreNoContainers(_ text: String) {
    #expect(Document(text).containers.isEmpty)
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test func anUnknownKindIsReportedWithANearMiss() throws {
    let fault = try expectFault(
      "- ::: 1️⃣wanring2️⃣ T\n  a\n  :::", "markdown/unknown-container", .warning)
    #expect(fault.solutions.first?.replacement == "warning")
    try expectFault("::: {1️⃣notee2️⃣}\n:::", "markdown/unknown-container", .warning)
    try expectFault("> [!1️⃣TIPP2️⃣]\n> a", "markdown/unknown-container", .warning)
  }

  @Test func aContainerWithoutEndIsReported() throws {
    try expectFault("1️⃣::: note2️⃣\na", "markdown/unclosed-container", .error)
    try expectFault("- 1️⃣::: note2️⃣\n  a\n\nb", "markdown/unclosed-container", .error)
    try expectFault(":::: note\n1️⃣::: tip b2️⃣\n::::", "markdown/unclosed-container", .error)
    try expectFault("x[^a]\n\n[^a]: 1️⃣::: tip2️⃣\n    a", "markdown/unclosed-container", .error)
  }

  @Test func anEndWithoutBeginningIsReported() throws {
    try expectFault("a\n\n1️⃣:::2️⃣", "markdown/unopened-container", .warning)
    try expectFault("::: note\n- a\n  1️⃣:::2️⃣\n:::", "markdown/unopened-container", .warning)
  }

  @Test func containersBeyondAllReasonAreRefused() {
    let document = Document(
      String(repeating: "::: note\n", count: 1000) + String(repeating: ":::\n", count: 1000))
    #expect(document.diagnostics.map(\.identifier) == ["markdown/too-deep"])
  }
}
