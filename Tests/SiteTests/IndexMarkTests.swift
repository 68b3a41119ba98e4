import Foundation
import TestSupport
import Testing

/// Marks in the text that feed the topic index.
@Suite struct IndexMarkTests {
  private func course(_ files: [String: String]) throws -> TestCourse {
    let course = try TestCourse(files)
    #expect(course.build(strict: true).diagnostics == [])
    return course
  }

  private func course(_ text: String) throws -> TestCourse { try course(["Content/a.md": text]) }

  @Test func marksLeadToTheirPlacesUnderTheirHeadings() throws {
    let course = try course(
      "# Lenses\n\nOf [power]{.index}.\n\n## Units {index=dioptre}\n\nThe [dioptre]{index=\"power!unit\"} and [power]{.index}, *[power]{.index}*.\n"
    )
    let page = try #require(course.page("a.html"))
    #expect(page.contains("Of <span id=\"index-power-1\" class=\"index\">power</span>."))
    #expect(page.contains("The <span id=\"index-power-unit-1\">dioptre</span>"))
    let topic = try #require(course.page("topics/power.html"))
    #expect(
      topic.contains(
        "<li><a href=\"../a.html#index-power-1\">Lenses</a> <span class=\"where\">Course</span><ul><li><a href=\"../a.html#index-power-2\">Units</a></li></ul></li>"
      ))
    #expect(
      topic.contains("<a class=\"topic-title\" href=\"power-unit.html\">unit</a>"))
    #expect(
      course.page("topics/dioptre.html")?.contains("href=\"../a.html#units\">Units</a>") == true)
    #expect(
      course.page("topics/index.html")?.contains(
        "<li class=\"topic\" id=\"topic-power-unit\"><a class=\"topic-title\"") == true)
  }

  @Test func aPageWithATagAndMarksIsOneMention() throws {
    let course = try course(
      "---\ntopics: power\n---\n# Lenses\n\nOf [power]{.index}.\n\n## Power\n\n[power]{.index}\n\n## More\n\n[Power]{.index}\n"
    )
    #expect(
      course.page("topics/power.html")?.contains(
        "<li><a href=\"../a.html\">Lenses</a> <span class=\"where\">Course</span><ul><li><a href=\"../a.html#power\">Power</a></li><li><a href=\"../a.html#index-power-3\">More</a></li></ul></li></ul>"
      ) == true)
    #expect(course.page("a.html")?.contains("id=\"index-power-3\" class=\"index\">Power") == true)
  }

  @Test func referencesAreShownAndLinked() throws {
    let course = try course(
      "# A\n\n[]{index=\"strength\" see=\"power!of a lens; dioptre\"}[Power]{index=\"power!of a lens\" see-also=dioptre} in [dioptres]{index=dioptre}.\n"
    )
    let index = try #require(course.page("topics/index.html"))
    #expect(
      index.contains(
        "<li class=\"topic\"><span class=\"topic-title\">strength</span><div class=\"references\">See <ul><li><a href=\"power-of-a-lens.html\">power › of a lens</a></li><li><a href=\"dioptre.html\">dioptre</a></li></ul></div>"
      ))
    #expect(course.page("topics/strength.html") == nil)
    #expect(
      course.page("topics/power-of-a-lens.html")?.contains(
        "<div class=\"references\">See also <ul><li><a href=\"dioptre.html\">dioptre</a></li></ul></div>"
      )
        == true)
  }

  @Test func aReferenceBesidePlacesIsOneMore() throws {
    let course = try course("[x]{index=a} []{index=a see=b} [b]{.index}")
    #expect(course.page("topics/a.html")?.contains("See also <ul><li><a href=\"b.html\">") == true)
  }

  @Test func severalEntriesShareAPlace() throws {
    let course = try course("# A\n\n[x]{index=\"a; b > c ; d\\!\\;\\x\"}")
    let page = try #require(course.page("a.html"))
    #expect(page.contains("<span id=\"index-a-1\">x</span>"))
    #expect(course.page("topics/b-c.html")?.contains("../a.html#index-a-1") == true)
    #expect(course.page("topics/index.html")?.contains(">d!;\\x</a>") == true)
  }

  @Test func headingsLinksCodeTermsAndContainersCanBeMarked() throws {
    let course = try course(
      "## $x$ of *Own* {.index}\n\n[l](a.md){index=link} `c`{.index} [~~s~~]{index=struck}\n\n::: theorem Euler's {.index #e}\nx\n:::\n\nt {index=term}\n: d\n\n::: {.index}\nmine\n:::\n\nA.[^n]\n\n## Last\n\n[^n]: [note]{.index}\n"
    )
    let page = try #require(course.page("a.html"))
    for place in [
      "<a href=\"a.html\" id=\"index-link-1\">", "<code id=\"index-c-1\" class=\"index\">",
      "<span id=\"index-struck-1\"><del>", "<dt id=\"index-term-1\">", "<div class=\"index\">",
    ] { #expect(page.contains(place), "\(place)") }
    let index = try #require(course.page("topics/index.html"))
    for title in ["x of Own", "link", "c", "struck", "Euler's", "term", "note"] {
      #expect(
        index.contains(">\(title.replacing("'", with: "&#39;"))</a>")
          || index.contains(">\(title)</a>"), "\(title)")
    }
    #expect(index.contains("a.html#x-of-own\">x of Own</a>"))
    #expect(index.contains("a.html#e\">x of Own</a>"))
    #expect(index.contains("a.html#index-note-1\">x of Own</a>"))
  }

  @Test func plainTextHasNoMarks() throws {
    let course = try course(
      "# The [power]{.index} of []{index=a}lenses\n\n## A [b]{index=c}\n\n## D\n")
    let page = try #require(course.page("a.html"))
    #expect(page.contains("<title>The power of lenses · Course</title>"))
    #expect(page.contains("<h2 id=\"a-b\">A <span id=\"index-c-1\">b</span>"))
    #expect(page.contains("<a href=\"#a-b\">A b</a>"))
    #expect(course.page("topics/c.html")?.contains("#index-c-1\">A b</a>") == true)
  }

  @Test func idsOfMarksAreTakenFromNothingElse() throws {
    let course = try course(
      "[x]{#index-a-1} [y]{index=a} <b id=\"index-a-2\">z</b>\n\n## Index a 3\n\n[w]{index=a}")
    let page = try #require(course.page("a.html"))
    #expect(page.contains("<span id=\"index-a-3\">y</span>"))
    #expect(page.contains("<h2 id=\"index-a-3-1\">"))
    #expect(page.contains("<span id=\"index-a-4\">w</span>"))
  }
}
