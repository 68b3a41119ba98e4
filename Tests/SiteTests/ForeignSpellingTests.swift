import TestSupport
import Testing

/// Spellings of MyST and Quarto, through to the page: each has one message.
@Suite struct ForeignSpellingTests {
  /// The diagnostics of a page, `identifier line:column`.
  private func faults(_ text: String) throws -> [String] {
    let course = try TestCourse(["Content/a.md": text])
    return course.build().diagnostics.map {
      "\($0.identifier) \(course.place($0).replacing("Content/a.md:", with: ""))"
    }
  }

  @Test(arguments: [
    ("```{code-cell} ipython3\nx = 1\n```", "markdown/foreign-directive 1:5"),
    ("```{list-table} A caption of words\n:header-rows: 1\n```", "markdown/foreign-directive 1:5"),
    ("```{image} a.png\n:name: b\n```", "markdown/foreign-directive 1:5"),
    ("```{autofunction} numpy.sum\n```", "markdown/foreign-directive 1:5"),
    ("```{python echo=FALSE}\nx = 1\n```", "markdown/foreign-cell 1:5"),
    ("```{r}\nx <- 1\n```", "markdown/foreign-cell 1:5"),
    ("::::{tab-set}\nx\n::::", "markdown/foreign-directive 1:6"),
    ("% TODO\n", "markdown/foreign-comment 1:1"),
  ])
  func isToldOnce(text: String, fault: String) throws {
    #expect(try faults(text) == [fault])
  }

  @Test func theCodeOfACellIsColoured() throws {
    for info in ["{code-cell} ipython3", "{code-block} python", "{python}", "{python echo=FALSE}"] {
      let course = try TestCourse(["Content/a.md": "```\(info)\nimport x\n```\n"])
      _ = course.build()
      let page = try #require(course.page("a.html"))
      #expect(page.contains("<span class=\"tok-keyword\">import</span>"), "\(info)")
    }
  }

  @Test(arguments: [
    "```{.swift #lens}\nlet x = 1\n```", "```{swift}\n```", "<!-- a comment -->",
    "$$ a $$ {#eq:a}\n\nBy @Eq:a and @eq:a.", "::: {.callout-note title=\"A *b*\"}\nText.\n:::",
    ":::{prf:theorem} Euler {#thm:e}\nText.\n:::\n\nBy @Thm:e and @thm:e.",
    "## Two {#sec:two}\n\nSee @Sec:two.",
  ])
  func whatMeansTheSameIsRead(text: String) throws {
    #expect(try faults(text) == [])
  }
}
