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
