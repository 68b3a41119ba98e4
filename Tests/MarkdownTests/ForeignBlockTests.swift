import Diagnostics
import Markdown
import TestSupport
import Testing

/// Directives, options and lines of MyST and Quarto: read where they mean what we have, otherwise one message for each.
@Suite struct ForeignBlockTests {
  @Test(arguments: [
    ("note", "Take care", "::: note Take care"), ("admonition", "", "::: note Title"),
    ("dropdown", "More", "::: details More"), ("math", "", "$$ … $$ {#eq:name}"),
    ("code-cell", "ipython3", "`python`"), ("code-block", "swift", "`swift`"),
    ("figure", "a.png", "![what it shows](a.png \"Caption\"){#fig:name}"),
    ("image", "a.png", "![what it shows](a.png"),
    ("exercise", "A lens", "::: exercise A lens {#exr:name}"),
    ("exercise-start", "", "::: exercise Title"), ("solution-end", "", "`:::`"),
    ("solution-start", "ex-a", "`::: solution` and"), ("prf:Lemma", "A", "::: lemma A"),
    ("prf:theorem", "Euler", "::: theorem Euler {#thm:name}"), ("prf:algorithm", "", "::: example"),
    ("solution", "ex-a", "`::: solution`"), ("contents", "", "contents of a page"),
    ("index", "single: Euler; formula", "`[]{index=\"Euler!formula\"}`"), ("index", "", "index="),
    ("bibliography", "", "::: bibliography"), ("raw", "html", "HTML"),
    ("tableofcontents", "", "navigation"),
    ("list-table", "Caption", "| a | b |"), ("tab-set", "", "no tabs"),
    ("include", "a.md", "`include`"),
    ("literalinclude", "a.py", "include: a.py"), ("margin", "", "^[text]"),
    ("epigraph", "", "`> `"),
    ("glossary", "", "::: glossary"), ("mermaid", "", "`graph`"), ("card", "", "nothing like it"),
  ])
  func aDirectiveInAFenceIsNamedWithWhatToWrite(
    name: String, arguments: String, ours: String
  ) throws {
    for (before, behind) in [("", "\nx\n```"), ("> - ", "\n>   :class: a\n>   ```")] {
      let text = "\(before)```{1️⃣\(name)2️⃣} \(arguments)\(behind)"
      let diagnostic = try expectFault(text, "markdown/foreign-directive", .warning)
      let advice = try #require(diagnostic.solutions.first?.summary)
      #expect(advice.contains(ours), "\(advice)")
    }
    #expect(Document("```{\(name)} \(arguments)\n```").fencedBlocks.first?.isForeign == true)
  }

  @Test(arguments: [
    ("```{exercise} A lens\n:class: x\n:label: ex-a\n```", "::: exercise A lens {#ex-a}"),
    ("```{math}\n:label: spbell\na\n```", "{#eq:spbell}"),
    ("> ```{figure} a.png\n> :name: fig-one\n> ```", "{#fig-one}"),
    ("- ~~~{prf:theorem}\n  :label: a b\n  ~~~", "{#thm:name}"),
  ])
  func theLabelOfADirectiveIsInTheAdvice(text: String, ours: String) throws {
    let advice = Document(text).diagnostics.flatMap(\.solutions).map(\.summary)
    #expect(advice.count == 1 && advice[0].contains(ours), "\(advice)")
  }

  @Test(arguments: [
    "```{1️⃣python2️⃣}\nx\n```", "~~~ {1️⃣r2️⃣, echo=FALSE}\nx\n~~~", "```{1️⃣R2️⃣ label}\n```",
  ])
  func aCellThatWouldBeRunIsNamed(_ marked: String) throws {
    try expectFault(marked, "markdown/foreign-cell", .note)
  }

  @Test(arguments: [
    "```{.swift #lens}\n```", "```{.python}\n```", "```swift {1,3}\n```", "```{1,3}\n```",
    "```{#a}\n```",
    "```{title=\"a\"}\n```", "```note\n```", "```{note\n```", "```{haskell}\n```", "    {note}",
  ])
  func otherInfoStringsAreOurs(_ text: String) {
    let document = Document(text)
    #expect(document.diagnostics.isEmpty)
    #expect(document.fencedBlocks.first?.isForeign != true)
  }

  @Test(arguments: [
    ":::{1️⃣tab-set2️⃣}\nx\n:::", "::: {1️⃣figure2️⃣} a.png\n:name: b\n\nx\n:::",
    "::: 1️⃣panel-tabset2️⃣\nx\n:::",
    ":::{1️⃣prf:axiom2️⃣} A\n:::", ":::{1️⃣margin2️⃣}\n:::",
  ])
  func aDirectiveThatIsNoContainerIsNamed(_ marked: String) throws {
    try expectFault(marked, "markdown/foreign-directive", .warning)
  }

  @Test(arguments: [
    (":::{prf:theorem} Euler", ContainerKind.theorem, "Euler"),
    (":::{prf:Lemma} A", .lemma, "A"), (":::{prf:proof}", .proof, ""),
    (":::{admonition} Title *a*", .note, "Title a"),
    (":::{dropdown} Open me", .details, "Open me"), ("::: {.callout-note}", .note, ""),
    ("::: {.callout-tip title=\"A tip\" #x}", .tip, "A tip"),
    ("::: {.callout-warning title=Care collapse=\"true\"}", .warning, "Care"),
    ("::: {.callout-tip title=\"\"}", .tip, ""),
  ])
  func containersOfOthersMeanOurs(line: String, kind: ContainerKind, title: String) throws {
    let document = Document("\(line)\nText.\n:::")
    #expect(document.diagnostics.isEmpty)
    let container = try #require(document.containers.first)
    #expect(container.kind == kind)
    #expect(container.title.map { document.plainText(of: $0) } ?? "" == title)
  }

  @Test func aFoldedCalloutIsFolded() {
    var html: [UInt8] = []
    Document("::: {.callout-tip collapse=\"true\"}\nText.\n:::").writeHTML(into: &html)
    let text = String(decoding: html, as: UTF8.self)
    #expect(text.contains("<details") && !text.contains("collapse"), "\(text)")
  }

  @Test(arguments: [
    (":::{exercise}\n1️⃣:label: ex-a2️⃣\nSolve.\n:::", "{#ex-a}"),
    ("::: note\n1️⃣:class: dropdown wide\n:name: b2️⃣\n\nText.\n:::", "{#b folded .wide}"),
    (":::{admonition} Title\n1️⃣:class: tip2️⃣\nText.\n:::", "::: tip"),
    ("> ::: {.callout-note}\n> 1️⃣:nonumber:2️⃣\n> :::", "{.unnumbered}"),
    ("::: note\n1️⃣:icon: false2️⃣\n:::", "take this away"),
    (":::{note}\n1️⃣---2️⃣\nclass: dropdown\n---\n:::", "{#name .class}"),
  ])
  func optionLinesAreReported(marked: String, ours: String) throws {
    let diagnostic = try expectFault(marked, "markdown/foreign-options", .warning)
    let advice = try #require(diagnostic.solutions.first?.summary)
    #expect(advice.contains(ours), "\(advice)")
  }

  @Test(arguments: [
    "::: note\n: a\n:::", "::: note\n:smile:?\n:::", ":label: x", "a\n:label: x",
    "::: note\n\n:label: x\n:::",
    "::: note\nx\n:::\n:label: x", "::: note\n\n---\n\n:::",
  ])
  func otherColonsAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: ["a\n\n1️⃣+++2️⃣\n\nb", "a\n\n1️⃣+++ {\"a\": 1}2️⃣\n"])
  func aBreakBetweenCellsIsReported(_ marked: String) throws {
    try expectFault(marked, "markdown/foreign-break", .warning)
  }

  @Test(arguments: ["1️⃣% Say more.2️⃣\n", "> a\n>\n> 1️⃣% b2️⃣\n> c"])
  func aCommentIsReported(_ marked: String) throws {
    let diagnostic = try expectFault(marked, "markdown/foreign-comment", .warning)
    #expect(diagnostic.solutions.first?.replacement?.hasPrefix("<!-- ") == true)
  }

  @Test(arguments: ["a\n% b", "%b", "%", "% ", "++ a", "++++", "a\n+++", "5 % of it"])
  func signsOtherwiseAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }
}
