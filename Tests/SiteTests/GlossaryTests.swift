import Foundation
import TestSupport
import Testing

/// Glossaries, and what links to them.
@Suite struct GlossaryTests {
  private static let glossary = """
    vergence:
      definition: How strongly light *converges*, $L = n/l$, in [dioptres]{term="dioptre"}.
      also: [vergences]
    dioptre: "The unit of vergence, see [light](a.md#light)."
    breadth-first search: {definition: Near vertices first., abbreviation: BFS, see: vergence}
    strength: {see: vergence}
    """

  private func course(
    _ text: String, glossary: String = glossary, configuration: String = "",
    _ more: [String: String] = [:]
  ) throws -> TestCourse {
    var files = [
      "Content/a.md": text + "\n\n## Light\n", "Content/site.yml": configuration,
      "Content/glossary.yml": glossary,
    ]
    files.merge(more) { $1 }
    let course = try TestCourse(files)
    #expect(course.build(strict: true).diagnostics == [])
    return course
  }

  private func page(_ text: String, configuration: String = "") throws -> String {
    try #require(course(text, configuration: configuration).page("a.html"))
  }

  /// The mentions of a page, what they show between `<a …>` and `</a>`.
  private func mentions(_ page: String) throws -> [String] {
    try page.matches(of: Regex<(Substring, Substring)>("<a class=\"term\"[^>]*>([^<]*)</a>"))
      .map { String($0.output.1) }
  }

  private func linked(_ text: String) throws -> [String] {
    try mentions(page(text, configuration: "glossary: {link: first}"))
  }

  @Test func marksAreLinksWithWhatTheTermMeans() throws {
    let page = try page("The [Vergence]{.term} and [their sum]{term=\"vergences\"}. No vergence.")
    let title = "How strongly light converges, L = n/l, in dioptres."
    let link = "<a class=\"term\" href=\"glossary.html#term-vergence\" title=\"\(title)\">"
    #expect(page.contains("<p>The \(link)Vergence</a> and \(link)their sum</a>. No vergence.</p>"))
  }

  @Test func anAbbreviationIsExplainedByItsTermToo() throws {
    #expect(
      try page("[BFS]{.term}").contains("title=\"breadth-first search: Near vertices first.\">BFS"))
    #expect(try page("[strength]{.term}").contains("title=\"See vergence\">strength"))
  }

  @Test func aMarkInALinkIsNoLink() throws {
    let page = try page("[the [dioptre]{.term} page](a.md)")
    #expect(page.contains("<a href=\"a.html\">the <span class=\"term\" title=\"The unit"))
    for text in [
      "[a [dioptre]{.term} b]{term=vergence}", "[[dioptre](a.md)]{.term}",
      "[dioptre[^1]]{term=dioptre}\n\n[^1]: x",
    ] {
      let html = try self.page(text)
      let nested = html.split(separator: "<a class=\"term\"").dropFirst().contains { part in
        part.prefix { $0 != "/" }.contains("<a ")
      }
      #expect(!nested, "\(text)")
    }
  }

  @Test func theListHasEveryTermUnderItsLetter() throws {
    let course = try course("a", configuration: "address: https://example.org/")
    let list = try #require(course.page("glossary.html"))
    #expect(
      list.contains(
        "<h2 id=\"glossary-b\">B</h2><dl><dt id=\"term-breadth-first-search\"><dfn>breadth-first search</dfn> <span class=\"abbreviation\">(BFS)</span></dt><dd>Near vertices first.<p class=\"see\">See also <a href=\"#term-vergence\">vergence</a></p></dd></dl>"
      ))
    #expect(list.contains("<dd>How strongly light <em>converges</em>, <math>"))
    #expect(
      list.contains("in <a class=\"term\" href=\"#term-dioptre\" title=\"The unit of vergence"))
    #expect(list.contains("see <a href=\"a.html#light\">light</a>"))
    #expect(
      list.contains("<dd><p class=\"see\">See <a href=\"#term-vergence\">vergence</a></p></dd>"))
    #expect(course.page("sitemap.xml")?.contains("https://example.org/glossary.html") == true)
    #expect(course.page("a.html")?.contains("<a href=\"glossary.html\">Glossary</a>") == true)
    #expect(course.page("glossary.yml") == nil)
  }

  @Test func definitionsNameWhatHasANumber() throws {
    let course = try course(
      "# A\n\n$$x$$ {#eq:x}\n\n[a]{.term}", glossary: "a: Of @eq:x, [](a.md#light) in [](a.md).")
    let list = try #require(course.page("glossary.html"))
    #expect(list.contains("href=\"a.html#eq:x\">Equation (1) of “A”</a>"))
    #expect(list.contains("<a href=\"a.html#light\">Light</a> in <a href=\"a.html\">A</a>"))
    #expect(
      course.page("a.html")?.contains("title=\"Of Equation (1) of “A”, Light in A.\"") == true)
  }

  @Test func withoutTermsThereIsNoGlossary() throws {
    let course = try course("a", glossary: "")
    #expect(course.page("glossary.html") == nil)
    #expect(course.page("a.html")?.contains("Glossary") == false)
  }

  @Test func linksOfTheTextLeadToTheList() throws {
    #expect(
      try page("[all](glossary.html#term-vergence)").contains(
        "href=\"glossary.html#term-vergence\""))
  }

  @Test func definitionListsOnPagesAreGlossariesToo() throws {
    let text = """
      # Images

      ::: glossary {.wide}
      virtual image {also="virtual images; ghosts"}
      : An image where **no** light goes.

      [eye]{index=eye}
      : Sees.

      : Is blind.
      :::

      [Ghosts]{.term} and the [eye]{.term}.

      ## Term-eye
      """
    let course = try course(text)
    let page = try #require(course.page("a.html"))
    #expect(
      page.contains("<div class=\"wide glossary\">") || page.contains("class=\"glossary wide\""))
    #expect(page.contains("<dt id=\"term-virtual-image\">virtual image</dt>"))
    #expect(page.contains("title=\"An image where no light goes.\">Ghosts</a>"))
    #expect(page.contains("href=\"#term-eye\" title=\"Sees. Is blind.\">eye</a>"))
    #expect(page.contains("<h2 id=\"term-eye-1\">"))
    let list = try #require(course.page("glossary.html"))
    #expect(
      list.contains(
        "<dt><a href=\"a.html#term-virtual-image\"><dfn>virtual image</dfn></a></dt><dd>An image where no light goes.<p class=\"see\">Defined in <a href=\"a.html#term-virtual-image\">Images</a></p></dd>"
      ))
  }

  @Test func aGlossaryOfOnePageIsWhereTheNavigationLeads() throws {
    let text = "::: glossary\neye\n: Sees.\n:::\n"
    let course = try course(text, glossary: "", ["Content/b.md": "[eye]{.term}"])
    #expect(course.page("glossary.html") == nil)
    #expect(course.page("b.html")?.contains("<a href=\"a.html\">Glossary</a>") == true)
    #expect(course.page("b.html")?.contains("href=\"a.html#term-eye\"") == true)
  }

  @Test func anEmptyGlossaryIsThePlaceOfTheList() throws {
    let list =
      "# Words\n\n## All\n\n::: glossary {#all}\n:::\n\n[x](#term-dioptre)\n\n## Glossary d\n"
    let course = try course("[dioptre]{.term}", ["Content/words/glossary.md": list])
    #expect(course.page("glossary.html") == nil)
    #expect(course.page("a.html")?.contains("href=\"words/glossary.html#term-dioptre\"") == true)
    let page = try #require(course.page("words/glossary.html"))
    #expect(page.contains("<div id=\"all\" class=\"glossary\"><div class=\"terms\">"))
    #expect(page.contains("<h3 id=\"glossary-d-2\">D</h3><dl><dt id=\"term-dioptre\">"))
  }

  @Test func firstMentionsAreLinkedIfTheCourseAsks() throws {
    #expect(
      try linked(
        "# The dioptre\n\nDioptre, dioptre; a **breadth-first\nsearch**, BFS.\n\n- vergences")
        == ["Dioptre", "breadth-first\nsearch", "vergences"])
    #expect(try mentions(page("Dioptre")) == [])
  }

  @Test func aMarkedMentionIsTheFirst() throws {
    #expect(try linked("A [unit]{term=dioptre} is a dioptre.") == ["unit"])
  }

  @Test func onlyWholeWordsOfRunningTextAreLinked() throws {
    #expect(
      try linked(
        "`dioptre` $dioptre$ [dioptre](a.md) ![dioptre](https://example.org/x.svg) <a href=\"a.md\">dioptre</a> <kbd>dioptre</kbd> prism-dioptre dioptre-like xdioptre dioptres dioptre_ Édioptre\n\n```\ndioptre\n```\n"
      ).isEmpty == true)
    #expect(try linked("(dioptre)") == ["dioptre"])
    #expect(try linked("“Dioptre’s”") == ["Dioptre"])
    #expect(try linked("– dioptre…") == ["dioptre"])
    #expect(try linked("DIOPTRE") == [])
  }

  @Test func theLongestTermWins() throws {
    let course = try course(
      "A lens, thin lens, thin  lens equation, thin lense.",
      glossary: "lens: a\nthin lens: b\nthin lens equation: c\nÜberlinse: d\n透鏡: e",
      configuration: "glossary: {link: first}",
      ["Content/b.md": "Die überlinse: 薄い透鏡は"])
    #expect(
      try mentions(#require(course.page("a.html"))) == ["lens", "thin lens", "thin  lens equation"])
    #expect(try mentions(#require(course.page("b.html"))) == ["überlinse", "透鏡"])
  }

  @Test func longDefinitionsAreCutBehindAWord() throws {
    let course = try course(
      "[a]{.term}", glossary: "a: " + String(repeating: "word, \"quoted\" & so, ", count: 20))
    let page = try #require(course.page("a.html"))
    let title = try #require(
      page.firstMatch(of: Regex<(Substring, Substring)>("title=\"(w[^\"]*)\"")))
    #expect(
      title.output.1.hasSuffix("so …") || title.output.1.hasSuffix("word …")
        || title.output.1.hasSuffix("&quot; …"))
    #expect(
      title.output.1.replacing("&quot;", with: "\"").replacing("&amp;", with: "&").count <= 202)
  }
}
