import Diagnostics
import TestSupport
import Testing

/// Mistakes in glossaries and in index marks: one diagnostic each, at its place.
@Suite struct GlossaryMistakeTests {
  private typealias Mistake = MarkedMistakeTests.Mistake

  /// A glossary on a page, for mistakes beside it.
  private static let terms = "::: glossary\nvergence\n: How strongly light converges.\n:::\n\n"

  static let mistakes: [MarkedMistakeTests.Mistake] = [
    Mistake("glossary/comma-in-name", "a:\n  definition: x\n  also: 1️⃣b, c", in: yml),
    Mistake("glossary/duplicate-term", "power: x\n1️⃣Power: y\n", in: yml),
    Mistake(
      "glossary/duplicate-term", "power: x\nlens: {definition: y, also: [1️⃣power]}\n", in: yml),
    Mistake("glossary/duplicate-term", terms + "::: glossary\n1️⃣vergence\n: x\n:::\n"),
    Mistake("glossary/empty-definition", "a: x\n1️⃣vergence:\n", in: yml),
    Mistake("glossary/empty-definition", "1️⃣vergence: '  '\n", in: yml),
    Mistake("glossary/empty-definition", "1️⃣vergence: {also: [b]}\n", in: yml),
    Mistake("glossary/empty-definition", "1️⃣vergence: {definition: '', see: vergence}\n", in: yml),
    Mistake("glossary/file-name", "1️⃣a: x\n", in: "Content/glossary.yaml"),
    Mistake("glossary/misplaced-term", terms + "## A {term=1️⃣vergence}\n"),
    Mistake("glossary/misplaced-term", terms + "[a](a.md){term=\"1️⃣vergence\"}\n"),
    Mistake("glossary/missing-value", "a: {definition: x, 1️⃣also: }\n", in: yml),
    Mistake("glossary/no-terms", "1️⃣::: glossary\nWords.\n:::\n"),
    Mistake("glossary/no-terms", "1️⃣::: glossary\n:::\n"),
    Mistake("glossary/not-a-mapping", "1️⃣- vergence\n", in: yml),
    Mistake("glossary/second-list", terms + "::: glossary\n:::\n\n1️⃣::: glossary\n:::\n"),
    Mistake("glossary/unknown-key", "a: {definition: x, 1️⃣als: [b]}\n", in: yml),
    Mistake("glossary/unknown-term", "a: {definition: x, see: [1️⃣b]}\n", in: yml),
    Mistake("glossary/unknown-term", "a: \"of [b]{term='1️⃣c'}\"\n", in: yml),
    Mistake("glossary/unknown-term", terms + "The 1️⃣[vergances]{.term}.\n"),
    Mistake("glossary/unknown-term", terms + "The [v]{term=\"1️⃣vergance\"}.\n"),
    Mistake("glossary/wrong-kind", "a: 1️⃣[x]\n", in: yml),
    Mistake("glossary/wrong-kind", "a: {definition: 1️⃣[x]}\n", in: yml),
    Mistake("link/missing-page", "a: \"b [c](1️⃣d.md)\"\n", in: yml),
    Mistake("link/missing-fragment", "a: \"b [c](1️⃣#term-b)\"\n", in: yml),
    Mistake("index/blind-reference", "[]{index=a see=\"1️⃣a\"}\n"),
    Mistake("index/blind-reference", "[]{index=a see=\"1️⃣b\"} []{index=b see=c} [c]{.index}\n"),
    Mistake("index/empty-entry", "A [mark]{index=\"a; 1️⃣!b\"}.\n"),
    Mistake("index/empty-entry", "A []1️⃣{.index}.\n"),
    Mistake("index/misplaced", "A $x${index=\"1️⃣a\"}.\n"),
    Mistake("index/misplaced", "a: \"b [c]{index='1️⃣d'}\"\n", in: yml),
    Mistake("index/no-entry", "A [b]{see=\"1️⃣c\"} [c]{.index}.\n"),
    Mistake("index/spelling", "A [b]{index=\"b!c\"} and [B]{index=\"d; 1️⃣B!c\"}.\n"),
    Mistake("index/spelling", "---\ntopics: [b]\n---\nA [b]{index=1️⃣B}.\n"),
    Mistake("index/too-many-levels", "A [b]{index=\"x;  1️⃣a!b!c!d\"}.\n"),
    Mistake("index/unknown-topic", "A [b]{.index see-also=\"1️⃣c\"}.\n"),
  ]

  private static let yml = "Content/glossary.yml"

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: MarkedMistakeTests.Mistake)
    throws
  {
    let marked = MarkedText(mistake.text)
    let course = try TestCourse(["Content/index.md": "", mistake.path: marked.text])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      diagnostics.first.map(course.place) == "\(mistake.path):\(place.line):\(place.column)")
  }

  @Test func aPageOfTheAuthorsMayNotTakeTheGlossarysAddress() throws {
    let course = try TestCourse([
      "Content/glossary.yml": "a: x", "Content/glossary.md": "# Terms", "Content/index.md": "",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["glossary/taken-address"])
    #expect(diagnostics.first.map(course.place) == "Content/glossary.md:1:1")
  }

  @Test func nearMissesAreOffered() throws {
    let course = try TestCourse([
      "Content/glossary.yml": "vergence: {definition: x, also: [vergences]}",
      "Content/a.md":
        "[x]{term=vergance} [y]{index=lens see-also=\"powr!unit\"} [z]{index=\"power!unit\"}",
    ])
    let solutions = course.build().diagnostics.map { $0.solutions.first?.replacement }
    #expect(solutions == ["vergence", "power!unit"])
  }
}
