import Diagnostics
import Foundation
import TestSupport
import Testing

/// Citations and lists of references in built pages.
@Suite struct CitationTests {
  private static let bib = """
    @book{hecht, author = {Hecht, Eugene}, title = {Optics}, publisher = {Pearson}, year = 2017}
    @book{born, author = {Born, Max and Wolf, Emil}, title = {Principles of {O}ptics for $n < 2$},
      publisher = {CUP}, year = 1999}
    @misc{fig-1, title = {A key like the name of a figure}, year = 2000}
    """

  private func course(
    _ files: [String: String], site: String = "bibliography: refs.bib"
  ) throws -> TestCourse {
    let base = [
      "Content/site.yml": site, "Content/refs.bib": Self.bib, "Content/index.md": "# Start",
    ]
    return try TestCourse(base.merging(files.map { ("Content/" + $0, $1) }) { $1 })
  }

  private func page(_ text: String, site: String = "bibliography: refs.bib") throws -> String {
    let course = try course(["a.md": text], site: site)
    #expect(course.build().diagnostics == [])
    return try #require(course.page("a.html"))
  }

  @Test(
    "a citation leads to its entry at the end of the page and shows it, and the entry leads back")
  func citation() throws {
    let page = try page("# A\n\nSee [@hecht, p. 31].\n\n## More")
    #expect(
      page.contains(
        """
        <span class="citation">(<a id="cite/hecht" href="#ref/hecht" title="Hecht, Eugene. 2017. Optics. Pearson." role="doc-biblioref">Hecht 2017, p.\u{A0}31</a>)</span>
        """))
    #expect(
      page.contains(
        """
        <section class="bibliography" role="doc-bibliography" aria-labelledby="references"><h2 id="references">References</h2><ul class="reference-list"><li id="ref/hecht">
        """))
    #expect(page.contains("<cite>Optics</cite>"))
    #expect(page.contains("href=\"#cite/hecht\" class=\"reference-back\" role=\"doc-backlink\""))
    #expect(page.contains("<a href=\"#references\""))
    #expect(!page.contains("ref/born"))
  }

  @Test("every place has its own id and its own way back")
  func places() throws {
    let page = try page("# A\n\n@hecht and [@born; @hecht] and [-@hecht].")
    for id in ["cite/hecht", "cite-2/hecht", "cite-3/hecht", "cite/born"] {
      #expect(page.components(separatedBy: "id=\"\(id)\"").count == 2)
      #expect(page.contains("href=\"#\(id)\" class=\"reference-back\""))
    }
  }

  @Test("citations stand in headings, tables, notes, lists, links and captions")
  func everywhere() throws {
    let page = try page(
      """
      # On @hecht

      ## Behind [@born]

      | a |
      |---|
      | [@born] |

      - [see the @hecht book](index.md)[^1]

      [^1]: [@hecht].

      ```optics
      id: lens-a
      object: {distance: 20 cm, height: 1 cm}
      lens: 10 D
      caption: As in [@born, fig. 2].
      ```
      """)
    #expect(page.contains("<title>On Hecht"))
    #expect(page.contains("<a href=\"#behind-born\">Behind</a>"))
    #expect(page.contains("<td><span class=\"citation\">(<a"))
    #expect(page.contains("see the <span class=\"citation\"><span id=\"cite-2/hecht\""))
    #expect(page.contains("As in <span class=\"citation\">(<a href=\"#ref/born\""))
    #expect(page.contains("href=\"#figure-lens-a\" class=\"reference-back\""))
  }

  @Test("formulas in titles are set, in plain letters where there is no markup")
  func formulas() throws {
    let page = try page("# A\n\n[@born]")
    #expect(page.contains("<cite><math>"))
    #expect(
      page.contains(
        "title=\"Born, Max, and Emil Wolf. 1999. Principles of Optics for n &lt; 2. CUP.\""))
  }

  @Test("the gallery's captions lead to the page's list")
  func gallery() throws {
    let course = try course([
      "a.md":
        "# A\n\n```optics\nobject: {distance: 20 cm}\nlens: 10 D\ncaption: See [@hecht].\n```"
    ])
    #expect(course.build().diagnostics == [])
    let gallery = try #require(course.page("figures/index.html"))
    #expect(gallery.contains("href=\"../a.html#ref/hecht\""))
  }

  @Test("a page with the place for it has the list of the whole course, which leads to the pages")
  func courseList() throws {
    let course = try course([
      "01-a.md": "# First\n\n[@hecht] [@hecht]", "02-b/index.md": "# Second\n\n[@born; @hecht]",
      "03-list.md": "# Works\n\n::: bibliography\n:::\n\nEnd.",
    ])
    #expect(course.build().diagnostics == [])
    let first = try #require(course.page("a.html"))
    #expect(first.contains("href=\"list.html#ref/hecht\""))
    #expect(!first.contains("class=\"bibliography\""))
    #expect(try #require(course.page("b/index.html")).contains("href=\"../list.html#ref/born\""))
    let list = try #require(course.page("list.html"))
    #expect(list.contains("aria-label=\"References\"><ul class=\"reference-list\">"))
    #expect(list.contains("href=\"a.html#cite/hecht\""))
    #expect(list.contains("aria-label=\"Back to “Second”, where this is cited\""))
    #expect(!list.contains("cite-2/hecht"))
    #expect(list.contains("<p>End.</p>"))
  }

  @Test("numbers follow the reading order of the page, or of the course")
  func numbers() throws {
    let site = "bibliography: refs.bib\ncitations: {style: numbered}"
    let page = try page("# A\n\n@born and [@hecht, p. 3; @born].", site: site)
    #expect(page.contains(">Born and Wolf [1]</a>"))
    #expect(page.contains(">2, p.\u{A0}3</a>"))
    #expect(
      page.contains(
        "<ol class=\"reference-list numbered\"><li id=\"ref/born\"><span class=\"reference-number\">[1]</span>"
      ))
    let course = try course(
      [
        "01-list.md": "::: bibliography\n:::", "02-a.md": "[@hecht]", "03-b.md": "[@born; @hecht]",
      ], site: site)
    #expect(course.build().diagnostics == [])
    #expect(try #require(course.page("b.html")).contains(">2</a>"))
    let sorted = try self.page(
      "# A\n\n[@hecht; @born]",
      site: site.replacing("numbered", with: "numbered, order: alphabetical"))
    #expect(sorted.contains(">2</a>, <a"))
  }

  @Test("nocite lists works that are not cited; all lists every one")
  func uncited() throws {
    let one = try page("---\nnocite: [born]\n---\n# A\n")
    #expect(one.contains("id=\"ref/born\"") && !one.contains("ref/hecht"))
    let all = try page("---\nnocite: all\n---\n# A\n\n[@hecht]")
    #expect(all.contains("id=\"ref/born\"") && all.contains("id=\"ref/fig-1\""))
  }

  @Test("a key that looks like the name of a figure is a key")
  func keyLikeFigure() throws {
    #expect(try page("# A\n\n[@fig-1]").contains("href=\"#ref/fig-1\""))
  }

  @Test("without a bibliography nothing is a citation; an escaped name never is")
  func text() throws {
    let page = try page("# A\n\n@hecht, [@hecht, p. 3] and me@example.org", site: "title: T")
    #expect(page.contains("<p>@hecht, [@hecht, p. 3] and me@example.org</p>"))
    #expect(try self.page("# A\n\n\\@hecht").contains("<p>@hecht</p>"))
  }

  @Test("bibliography files are not published, and may be several, of either format")
  func files() throws {
    let course = try course(
      [
        "more/b.json":
          "[{\"id\": \"dij\", \"title\": \"Notes\", \"author\": [{\"family\": \"Dijkstra\"}]}]",
        "a.md": "[@hecht; @dij]",
      ], site: "bibliography: [refs.bib, more/b.json]")
    #expect(course.build().diagnostics == [])
    #expect(try #require(course.page("a.html")).contains("Dijkstra n.d.</a>"))
    #expect(course.page("refs.bib") == nil && course.page("more/b.json") == nil)
  }

  @Test("what is wrong with an entry is told once, and only if somebody cites it")
  func entryFaults() throws {
    let bib = "@book{hecht, title = {Optics}}\n@book{born, title = {Optics}}"
    let course = try course([
      "refs.bib": bib, "a.md": "# A\n\n[@hecht]", "b.md": "# B\n\n[@hecht]",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["citation/missing-field"])
    #expect(diagnostics.map(course.place) == ["Content/refs.bib:1:7"])
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let identifier: String
    let path: String
    let text: String

    init(_ identifier: String, _ text: String, in path: String = "a.md") {
      self.identifier = identifier
      self.text = text
      self.path = path
    }

    var testDescription: String { "\(identifier): \(text)" }
  }

  static let mistakes: [Mistake] = [
    Mistake("citation/unknown-key", "# A\n\nSee [1️⃣@hect, p. 3]."),
    Mistake("citation/unknown-key", "# A\n\nSee [@hecht;\n  see 1️⃣@bron]."),
    Mistake("citation/unknown-key", "---\nnocite: [hecht, 1️⃣bron]\n---\n# A"),
    Mistake(
      "citation/unknown-key",
      "# A\n\n```optics\nobject: {distance: 20 cm}\nlens: 10 D\ncaption: See [1️⃣@hect].\n```"),
    Mistake("citation/unknown-mention", "# A\n\n> Ask 1️⃣@hect."),
    Mistake("citation/second-list", "::: bibliography\n:::\n\n1️⃣::: bibliography\n:::"),
    Mistake("citation/list-with-text", "1️⃣::: bibliography\ntext\n:::"),
    Mistake("citation/no-bibliography", "1️⃣::: bibliography\n:::", in: "none.md"),
    Mistake("citation/missing-file", "bibliography: [refs.bib, 1️⃣ref.bib]", in: "site.yml"),
    Mistake("citation/unknown-format", "bibliography: [refs.bib, 1️⃣index.md]", in: "site.yml"),
    Mistake("site/unknown-choice", "citations: {style: 1️⃣numberd}", in: "site.yml"),
    Mistake("site/unknown-key", "citations: {1️⃣stile: numbered}", in: "site.yml"),
    Mistake("citation/unclosed", "@misc{a, title = 1️⃣{A", in: "refs.bib"),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: Mistake) throws {
    let marked = MarkedText(mistake.text)
    let course = try course(
      [mistake.path: marked.text],
      site: mistake.path == "none.md" ? "title: T" : "bibliography: refs.bib")
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      diagnostics.first.map(course.place)
        == "Content/\(mistake.path):\(place.line):\(place.column)")
  }

  @Test("the key that was meant is offered")
  func nearMiss() throws {
    let course = try course(["a.md": "# A\n\n[@hect] @bron"])
    let replacements = course.build().diagnostics.map { $0.solutions.first?.replacement }
    #expect(replacements == ["@hecht", "@born"])
  }

  @Test("the same course gives the same bytes")
  func sameBytes() throws {
    let files = ["a.md": "# A\n\n@born [@hecht]", "b.md": "# B\n\n[@fig-1; @born]"]
    let pages = try (0..<3).map { _ -> [String?] in
      let course = try course(files)
      _ = course.build()
      return [course.page("a.html"), course.page("b.html")]
    }
    #expect(pages[0] == pages[1] && pages[1] == pages[2])
  }
}
