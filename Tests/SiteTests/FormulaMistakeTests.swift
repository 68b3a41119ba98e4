import Diagnostics
import TestSupport
import Testing

/// Mistakes in `formulas.yml` and in the blocks that use it: one diagnostic each, at its place.
@Suite struct FormulaMistakeTests {
  private typealias Mistake = MarkedMistakeTests.Mistake

  private static let yml = "Content/formulas.yml"

  static let mistakes: [MarkedMistakeTests.Mistake] = [
    Mistake("formula/file-name", "1️⃣a: x = y\n", in: "Content/formulas.yaml"),
    Mistake("formula/not-a-mapping", "1️⃣- a = b\n", in: yml),
    Mistake("formula/other-law", "image-vergence: 1️⃣V = U - P\n", in: yml),
    Mistake("formula/syntax", "a: x =1️⃣\n", in: yml),
    Mistake(
      "formula/undescribed-symbol", "a: {formula: x = y, symbols: 1️⃣{x: length}}\n", in: yml),
    Mistake(
      "formula/unknown-symbol", "a: {formula: x = y, symbols: {x: one, 1️⃣z: two, y: three}}\n",
      in: yml),
    Mistake("scenario/malformed-id", "1️⃣a b: x = y\n", in: yml),
    Mistake("scenario/unknown-key", "a: {formula: x = y, 1️⃣from: me}\n", in: yml),
    Mistake(
      "formula/unknown-formula", "```worked\nformula: 1️⃣none\ngiven: {a: 1}\nfind: b\n```\n"),
    Mistake("formula/other-law", "```formula\nid: gaussian\nformula: 1️⃣v = u\n```\n"),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: MarkedMistakeTests.Mistake)
    throws
  {
    let marked = MarkedText(mistake.text)
    let course = try TestCourse(["Content/index.md": "", mistake.path: marked.text])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      diagnostics.first?.range?.start == SourcePosition(line: place.line, column: place.column))
  }

  @Test func anIDNamesOneFormula() throws {
    let course = try TestCourse([
      "Content/index.md": "```formula\nid: sum\nformula: a = b\n```\n",
      Self.yml: "sum: V = U + P\n",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["formula/duplicate-id"])
    #expect(diagnostics.first?.range?.start == SourcePosition(line: 2, column: 5))
  }

  @Test func thePageOfFormulasHasItsAddressForItself() throws {
    let course = try TestCourse([
      "Content/index.md": "", "Content/formulas.md": "# Mine\n", Self.yml: "sum: V = U + P\n",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["formula/taken-address"])
    #expect(diagnostics.first?.range?.file.hasSuffix("Content/formulas.md") == true)
  }

  @Test func thePageOfFormulasListsThemWithWhatUsesThem() throws {
    let course = try TestCourse([
      "Content/index.md": "",
      "Content/a.md": """
      # Lenses

      ```worked
      formula: sum
      given: {U: -5 D, P: 10 D}
      find: V
      ```

      ```optics
      object: {distance: 20 cm}
      lens: 10 D
      ```
      """,
      Self.yml: """
      sum: {formula: V = U + P, caption: "Vergence *behind*", source: Gullstrand}
      unused: a = b
      """,
    ])
    #expect(course.build(strict: true).diagnostics.map(\.summary) == [])
    let page = try #require(course.page("formulas.html"))
    #expect(page.contains("<h2 id=\"formula-sum\">Vergence <em>behind</em></h2>"))
    #expect(page.contains("Source: Gullstrand"))
    #expect(page.contains("<a href=\"a.html#figure-1\">Lenses</a>"))
    #expect(page.contains("<h2 id=\"formula-unused\">Unused</h2>"))
    #expect(page.contains("id=\"formula-image-vergence\""))
    #expect(page.contains("vergence of the light that leaves the lens"))
    #expect(!page.contains("id=\"formula-gaussian\""))
    let other = try #require(course.page("a.html"))
    #expect(other.contains("<a href=\"formulas.html\">Formulas</a>"))
  }

  @Test func aCourseWithoutFormulasHasNoPageOfThem() throws {
    let course = try TestCourse([
      "Content/index.md": "```optics\nobject: {distance: 1 m}\nlens: 1 D\n```\n"
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("formulas.html") == nil)
    #expect(course.page("index.html")?.contains("formulas.html") == false)
  }

  @Test func formulasOfTheCourseAndOfBlocksAreUsedByTheirIDs() throws {
    let course = try TestCourse([
      "Content/a.md": """
      ```worked
      id: first
      formula: sum
      given: {U: -5 D, P: 10 D}
      find: V
      ```

      The vergence is `= first.V`.

      ```worked
      id: second
      formula: local
      given: {a: = first.V, b: 2}
      find: c
      expect: {c: 10 D}
      ```
      """,
      "Content/b.md": "```formula\nid: local\nformula: c = a b\n```\n",
      Self.yml: "sum: {formula: V = U + P}\n",
    ])
    #expect(course.build().diagnostics.map(\.summary) == [])
    let page = try #require(course.page("a.html"))
    #expect(page.contains("5\u{202F}D</a>"))
    #expect(course.page("formulas.yml") == nil)
  }
}
