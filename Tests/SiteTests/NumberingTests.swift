import TestSupport
import Testing

@testable import Site

/// Numbers of figures, tables, equations, statements and headings, and what refers to them.
@Suite struct NumberingTests {
  private static let page = """
    # Lenses

    See @fig:thin, @tbl:glass, [@eq:one; @eq:two], [-@eq:one], @thm:newton, @sec:part and [](#exr:one).

    ```optics
    id: thin
    object: {distance: 20 cm, height: 2 cm}
    lens: {focal-length: 10 cm}
    caption: A lens by @eq:one.
    ```

    | glass | index |
    |-------|-------|
    | crown | 1.52  |

    : Glass {#tbl:glass}

    ![A lens](lens.png "Another lens")

    $$ a = b $$ {#eq:one}

    $$\\begin{align} a &= b \\label{eq:two} \\\\ c &= d \\tag{A} \\label{eq:a} \\end{align}$$

    ::: theorem Newton {#thm:newton}
    Light.
    :::

    ::: exercise {#exr:one}
    Do it.
    :::

    ## Part {#sec:part}

    ### Detail

    By @eq:a.

    ## Not counted {.unnumbered}
    """

  private func course(_ configuration: String, _ more: [String: String] = [:]) throws -> TestCourse
  {
    var files = [
      "Content/index.md": "# Start\n", "Content/01-optics/index.md": "# Optics",
      "Content/01-optics/01-lenses.md": Self.page, "Content/01-optics/lens.png": "",
      "Content/site.yml": configuration,
    ]
    files.merge(more) { $1 }
    return try TestCourse(files)
  }

  /// The page's HTML without tags, and what was reported.
  private func text(
    _ configuration: String, _ more: [String: String] = [:], page: String = "optics/lenses.html"
  ) throws -> String {
    let course = try course(configuration, more)
    let report = course.build()
    #expect(report.diagnostics == [])
    let html = try #require(course.page(page))
    return html.replacing(#/<svg.*?</svg>/#.dotMatchesNewlines(), with: "").replacing(
      #/<[^>]*>/#, with: "")
  }

  @Test func aPageHasItsOwnNumbersUnlessSaidOtherwise() throws {
    let text = try text("title: T")
    #expect(
      text.contains(
        "See Figure 1, Table 1, Equations (1) and (2), (1), Theorem 1, Part and Exercise 1."))
    #expect(text.contains("Figure 1. A lens by Equation (1)."))
    #expect(text.contains("Figure 2. Another lens"))
    #expect(text.contains("Table 1. Glass"))
    #expect(text.contains("By Equation (A)."))
    #expect(text.contains("Theorem 1 Newton"))
  }

  @Test(arguments: [
    ("chapter", "Figure 1.1"), ("folder", "Figure 1.1"), ("course", "Figure 1"),
  ])
  func numbersRunThroughWhatTheConfigurationSays(scope: String, expected: String) throws {
    let text = try text("numbering: \(scope)")
    #expect(text.contains("See \(expected), "))
  }

  @Test func foldersShareTheNumbersOfTheirPages() throws {
    let second = "# More\n\n![a](lens.png \"b\"){#fig:more}\n\n@fig:more and @fig:thin"
    let more = ["Content/01-optics/02-more.md": second]
    #expect(
      try text("numbering: folder", more, page: "optics/more.html").contains(
        "Figure 1.3 and Figure 1.1"))
    #expect(
      try text("numbering: chapter", more, page: "optics/more.html").contains(
        "Figure 2.1 and Figure 1.1"))
    #expect(
      try text("numbering: course", more, page: "optics/more.html").contains(
        "Figure 3 and Figure 1"))
    #expect(
      try text("numbering: page", more, page: "optics/more.html").contains(
        "Figure 1 and Figure 1 of “Lenses”"))
  }

  @Test func headingsAreNumberedToTheDepthThatIsAskedFor() throws {
    let text = try text("numbering: {by: chapter, headings: 1}")
    #expect(text.contains("1 Lenses"))
    #expect(text.contains("1.1 Part"))
    #expect(!text.contains("1.1.1 Detail"))
    #expect(text.contains("\nNot counted"))
    #expect(text.contains("Section 1.1"))
    #expect(try self.text("numbering: {headings: 2}").contains("1.1 Detail"))
  }

  @Test func withoutNumbersCaptionsStandAlone() throws {
    let course = try TestCourse([
      "Content/index.md": "![a](b.png \"c\")\n\n::: theorem\nx\n:::\n", "Content/b.png": "",
      "Content/site.yml": "numbering: none",
    ])
    #expect(course.build().diagnostics == [])
    let html = try #require(course.page("index.html"))
    #expect(html.contains("<figcaption>c</figcaption>"))
    #expect(html.contains(">Theorem</p>"))
  }

  @Test func linksWithoutATextShowWhatTheyLeadTo() throws {
    let second =
      "[](01-lenses.md), [](01-lenses.md#sec:part), [](01-lenses.md#figure-thin), [](#here)\n\n## Here"
    #expect(
      try text("title: T", ["Content/01-optics/02-more.md": second], page: "optics/more.html")
        .contains("Lenses, Part, Figure 1 of “Lenses”, Here"))
  }

  @Test func whatHasNoIdGetsOneToWhichTheListLeads() throws {
    let list =
      "::: list-of figures\n:::\n\n::: list-of theorems\n:::\n\n::: list-of equations\n:::\n"
    let course = try course("numbering: chapter", ["Content/02-lists.md": list])
    #expect(course.build().diagnostics == [])
    let html = try #require(course.page("lists.html"))
    #expect(
      html.contains(
        "<a href=\"optics/lenses.html#figure-thin\">Figure 1.1</a> <span>A lens by Equation (1.1).</span>"
      ))
    #expect(
      html.contains(
        "<a href=\"optics/lenses.html#figure:1\">Figure 1.2</a> <span>Another lens</span>"))
    #expect(html.contains(">Theorem 1.1</a> <span>Newton</span>"))
    #expect(html.contains(">Equation (1.2)</a>"))
    #expect(try #require(course.page("optics/lenses.html")).contains("<figure id=\"figure:1\">"))
  }

  @Test func aListOfNumbersOfPagesNamesThePages() throws {
    let course = try course("title: T", ["Content/02-lists.md": "::: list-of tables\n:::\n"])
    #expect(course.build().diagnostics == [])
    let html = try #require(course.page("lists.html"))
    #expect(
      html.contains("<p class=\"list-of-page\"><a href=\"optics/lenses.html\">Lenses</a></p>"))
  }

  @Test func aNameOnSeveralOtherPagesIsAnError() throws {
    let course = try course(
      "title: T",
      [
        "Content/01-optics/02-more.md": "$$x$$ {#eq:one}", "Content/03-end.md": "@eq:one",
      ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["link/ambiguous-label"])
    #expect(diagnostics.map(course.place) == ["Content/03-end.md:1:1"])
  }

  @Test func aNameInAHeadingIsItsNumberInTheContentsToo() throws {
    let course = try TestCourse([
      "Content/index.md": "", "Content/a.md": "# T\n\n## By @eq:a\n\n## B\n\n$$x$$ {#eq:a}",
    ])
    #expect(course.build().diagnostics == [])
    let html = try #require(course.page("a.html"))
    #expect(html.contains("<h2 id=\"by-eqa\">By Equation (1)<"))
    #expect(html.contains("<a href=\"#by-eqa\">By Equation (1)</a>"))
  }

  @Test func severalOfAKindAreNamedByOneWord() throws {
    let page =
      "$$x$$ {#eq:a}\n\n$$y$$ {#eq:b}\n\n$$z$$ {#eq:c}\n\n[@eq:a; @eq:b; @eq:c], [@eq:a; see @eq:b]"
    let course = try TestCourse(["Content/index.md": page])
    #expect(course.build().diagnostics == [])
    #expect(
      course.page("index.html")?.contains(
        "<p>Equations <a class=\"label\" href=\"#eq:a\">(1)</a>, <a class=\"label\" href=\"#eq:b\">(2)</a> and <a class=\"label\" href=\"#eq:c\">(3)</a>, <a class=\"label\" href=\"#eq:a\">Equation (1)</a>, see "
      ) == true)
  }

  @Test func aTitleInTheFrontMatterHasTheNumberOfThePage() throws {
    let course = try TestCourse([
      "Content/index.md": "# Start\n\n## Not counted", "Content/a.md": "---\ntitle: A\n---\n\n## B",
      "Content/site.yml": "numbering: {by: chapter, headings: 1}",
    ])
    #expect(course.build().diagnostics == [])
    #expect(
      course.page("a.html")?.contains("<h1><span class=\"heading-number\">1</span> A</h1>") == true)
    #expect(course.page("a.html")?.contains("<span class=\"heading-number\">1.1</span> B") == true)
    #expect(course.page("index.html")?.contains("heading-number") == false)
  }

  @Test func aLabelIsAnIdWhateverTheNumber() throws {
    let page = """
      $$ w \\tag{W}\\label{w1} $$

      $$ v \\label{v1} $$ {.unnumbered}

      $$ u \\label{u1} $$ {#u2}

      @eq:w1, [v](#v1), @eq:u1, @eq:u2
      """
    let course = try TestCourse(["Content/index.md": page])
    #expect(course.build().diagnostics == [])
    let html = try #require(course.page("index.html"))
    for id in ["w1", "v1", "u2"] { #expect(html.contains("id=\"\(id)\""), "\(id)") }
    #expect(html.contains("href=\"#w1\">Equation (W)"))
    #expect(
      html.contains("href=\"#u2\">Equation (1)</a>, <a class=\"label\" href=\"#u2\">Equation (1)"))
  }

  @Test func whatIsUnnumberedTakesNoNumberAway() throws {
    let course = try TestCourse([
      "Content/index.md": "", "Content/01-a.md": "# Preface {.unnumbered}",
      "Content/02-b.md": "# B\n\n## One\n\n## Thanks {.unnumbered}\n\n### Sub\n\n## Two",
      "Content/site.yml": "numbering: {by: chapter, headings: 2}",
    ])
    #expect(course.build().diagnostics == [])
    #expect(course.page("a.html")?.contains("heading-number") == false)
    let html = try #require(course.page("b.html"))
    #expect(
      html.matches(of: /heading-number">([0-9.]+)</).map { String($0.1) } == ["1", "1.1", "1.2"])
  }

  @Test func aNameWithAHyphenMayBeText() throws {
    let course = try TestCourse(["Content/index.md": "by @example-user"])
    #expect(course.build().diagnostics.map(\.severity) == [.warning])
    #expect(course.page("index.html")?.contains("by @example-user") == true)
  }

  @Test func idsOfCaptionsAndDefinitionsAreTheirOwn() throws {
    let block = { (id: String) in
      """
      ```optics
      id: \(id)
      lens: {power: 5 D}
      object: {distance: 1 m}
      caption: "a[^1] [b]{#b}\\n\\n[^1]: c"
      ```

      """
    }
    let course = try TestCourse([
      "Content/index.md": "d[^1] [e]{#b} [f]{.term}\n\n[^1]: g\n\n\(block("one"))\n\(block("two"))",
      "Content/glossary.yml": "f: \"h[^1]\\n\\n[^1]: i\"\nj: \"k[^1]\\n\\n[^1]: l\"\n",
    ])
    #expect(course.build().diagnostics == [])
    for page in ["index.html", "figures/index.html", "glossary.html"] {
      let html = try #require(course.page(page))
      let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      #expect(Set(ids).count == ids.count, "\(page)")
      for link in html.matches(of: ##/ href="#([^"]+)"/##) where link.1 != "top" {
        #expect(ids.contains(String(link.1)), "\(page): \(link.1)")
      }
    }
  }

  @Test func anEscapedSignIsText() throws {
    let course = try TestCourse(["Content/index.md": "\\@fig:a and a@fig:b and `@fig:c`"])
    #expect(course.build().diagnostics == [])
    #expect(
      course.page("index.html")?.contains("@fig:a and a@fig:b and <code>@fig:c</code>") == true)
  }
}
