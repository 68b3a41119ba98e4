import Diagnostics
import TestSupport
import Testing

/// Mistakes in front matter, in site.yml and in what a block expects: one diagnostic each, at its place.
@Suite struct MarkedMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let identifier: String
    /// The file in which the mistake is.
    let path: String
    let text: String

    init(_ identifier: String, _ text: String, in path: String = "Content/a.md") {
      self.identifier = identifier
      self.path = path
      self.text = text
    }

    var testDescription: String { "\(identifier): \(text)" }
  }

  static let mistakes: [Mistake] = [
    Mistake("front-matter/comma-in-name", "---\naliases: 1️⃣old/lens, old/lenses\n---\n"),
    Mistake(
      "front-matter/missing-heading", "---\ntopics: [{lenses: 1️⃣\"#kind\"}]\n---\n# A\n## Kinds"),
    Mistake("front-matter/misplaced", "\n1️⃣---\ntitle: X\n---\n"),
    Mistake("front-matter/misplaced", "1️⃣ ---\ntitle: X\n---\n"),
    Mistake("front-matter/misplaced", "1️⃣---\n\ntitle: X\n---\n"),
    Mistake("front-matter/misplaced", "1️⃣---- \nlayout: x\nsummary: X\n----\n"),
    Mistake("front-matter/misplaced", "1️⃣---yaml\ntitle: X\n---\n"),
    Mistake("front-matter/misplaced", "1️⃣+++\ntitle = 'X'\n+++\n"),
    Mistake("front-matter/misplaced", "---\ntitle: A\n---\n\n1️⃣---\ntitle: X\n---\n"),
    Mistake("front-matter/missing-value", "---\n1️⃣title:\nsummary: s\n---\n"),
    Mistake("front-matter/out-of-range", "---\norder: 1️⃣99999999\n---\n"),
    Mistake("front-matter/taken-alias", "---\naliases: [old, 1️⃣index]\n---\n"),
    Mistake("front-matter/topic-spelling", "---\ntopics: [vergence, 1️⃣Vergence]\n---\n"),
    Mistake("front-matter/wrong-alias", "---\naliases: [1️⃣topics/x]\n---\n"),
    Mistake("link/empty", "see [x](1️⃣)"),
    Mistake(
      "link/no-number",
      "1️⃣@fig:a\n\n```optics\nid: a\nlens: {power: 5 D}\nobject: {distance: 1 m}\n```"),
    Mistake(
      "link/no-number", "## A\n\n[@sec:a; 1️⃣@exr:b]\n\n::: exercise {#exr:b .unnumbered}\n:::"),
    Mistake("link/no-text", "see [](1️⃣https://example.org)"),
    Mistake("link/outside", "see [x](1️⃣../../notes.txt)"),
    Mistake("link/unknown-label", "by\n> (see 1️⃣@eq:sun, above)\n\n$$x$$ {#eq:sum}"),
    Mistake("link/unknown-label", "[@eq:sum; 1️⃣@fig:sum]\n\n$$x$$ {#eq:sum}"),
    Mistake("markdown/duplicate-id", "[x]{#1️⃣site.content}"),
    Mistake("markdown/duplicate-id", "x[^1] [y]{#1️⃣fn-1}\n\n[^1]: z"),
    Mistake(
      "markdown/duplicate-id",
      "[x]{#1️⃣figure-1}\n\n```optics\nlens: {power: 5 D}\nobject: {distance: 1 m}\n```"),
    Mistake("math/duplicate-label", "x[^1] $$y \\label{1️⃣fn-1}$$\n\n[^1]: z"),
    Mistake("markdown/filled-place", "1️⃣::: list-of tables\nx\n:::"),
    Mistake("markdown/stray-caption", "a\n\n1️⃣Table: b {#tbl:b}"),
    Mistake("markdown/unknown-list", "1️⃣::: list-of images\n:::"),
    Mistake("markdown/unknown-list", "1️⃣::: list-of\n:::"),
    Mistake(
      "math/duplicate-label", "$$x$$ {#a}\n\n$$\\begin{equation}\\label{1️⃣a}y\\end{equation}$$"),
    Mistake("site/wrong-value", "numbering: 1️⃣pages\n", in: "Content/site.yml"),
    Mistake("site/unknown-choice", "numbering: {by: 1️⃣pages}\n", in: "Content/site.yml"),
    Mistake("site/wrong-value", "numbering: {headings: 1️⃣9}\n", in: "Content/site.yml"),
    Mistake("link/outside", "see [x](1️⃣C:\\notes.txt)"),
    Mistake(
      "scenario/expectation",
      "```optics\nobject: {distance: 20 cm}\nlens: 10 D\nexpect: {magnification: 1️⃣1}\n```"),
    Mistake("scenario/not-a-mapping", "```optics\n1️⃣- lens\n```"),
    Mistake("scenario/unknown-kind", "```1️⃣optik\nlens: 5 D\n```"),
    Mistake("scenario/unavailable-kind", "```1️⃣exercise\nx: 1\n```"),
    Mistake("yaml/unclosed-bracket", "```optics\nlens: 1️⃣[\n```"),
    Mistake("site/configuration-name", "1️⃣title: x", in: "Content/site.yaml"),
    Mistake("site/missing-value", "1️⃣title:\n", in: "Content/site.yml"),
    Mistake("site/not-a-mapping", "1️⃣Optics\n", in: "Content/site.yml"),
    Mistake("site/unknown-choice", "raw-html: 1️⃣escpae\n", in: "Content/site.yml"),
    Mistake("site/unknown-key", "1️⃣titel: Optics\n", in: "Content/site.yml"),
    Mistake("site/wrong-kind", "severity: 1️⃣warning\n", in: "Content/site.yml"),
    Mistake("site/wrong-value", "address: 1️⃣example.org\n", in: "Content/site.yml"),
    Mistake("site/wrong-value", "address: 1️⃣https://\n", in: "Content/site.yml"),
    Mistake(
      "site/wrong-value", "address: 1️⃣https://example.org/index.html\n", in: "Content/site.yml"),
    Mistake(
      "site/wrong-value", "severity: {link/empty: 1️⃣warn}\n", in: "Content/site.yml"),
    Mistake("site/wrong-value", "language: 1️⃣en_GB\n", in: "Content/site.yml"),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: Mistake) throws {
    let marked = MarkedText(mistake.text)
    let course = try TestCourse(["Content/index.md": "", mistake.path: marked.text])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      diagnostics.first.map(course.place) == "\(mistake.path):\(place.line):\(place.column)")
  }
}
