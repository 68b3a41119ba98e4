import TestSupport
import Testing

/// Field cases of footnotes, by the numbers under which they were collected.
@Suite struct FieldCasesFootnoteTests {
  @Test("B071: a footnote in a heading is one note, and in nothing that is made of the heading")
  func inHeading() throws {
    let page = try FieldPage.page("# Lenses[^1]\n\n## Kinds[^1] of them\n\n## More\n\n[^1]: note")
    #expect(page.contains("<title>Lenses · Course</title>"))
    #expect(
      page.contains(
        "<h1 id=\"lenses\">Lenses<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"fnref-1\""))
    #expect(page.contains("<li><a href=\"#kinds-of-them\">Kinds of them</a>"))
    #expect(page.matches(of: /<li id="fn-/).count == 1)
    #expect(page.matches(of: /id="fnref-1(?:-2)?"/).count == 2)
  }

  @Test("B073: every reference has an id of its own and a way back")
  func severalReferences() throws {
    let prose = try FieldPage.prose("a[^n] b[^n]\n\n[^n]: t")
    #expect(prose.contains("id=\"fnref-n\"") && prose.contains("id=\"fnref-n-2\""))
    #expect(
      prose.contains("href=\"#fnref-n\" class") && prose.contains("href=\"#fnref-n-2\" class"))
  }

  @Test(
    "B073: ids of footnotes never collide, whatever their labels and the headings are",
    arguments: [
      "a[^n] b[^n-2] c[^n]\n\n[^n]: t\n[^n-2]: u", "a[^n] c[^n] b[^n-2]\n\n[^n]: t\n[^n-2]: u",
      "a[^n-2] b[^n] c[^n] d[^n-2]\n\n[^n]: t\n[^n-2]: u", "a[^!] b[^?] c[^!]\n\n[^!]: t\n[^?]: u",
      "# fn-1\n\n## fnref-1\n\n## fnref-1-2\n\na[^1] b[^1]\n\n[^1]: x",
      "a^[x] b[^1] c^[y] d[^2] e[^1]\n\n[^1]: t\n[^2]: u", "a[^1]\n\n[^1]: t[^2]\n[^2]: u[^1][^2]",
      "![a[^1]](https://e.org/a.png) b[^1] [l[^1]](https://e.org)\n\n[^1]: x",
      "| a[^1] | b[^1] |\n|---|---|\n| c[^1] | d |\n\n[^1]: x", "a[^É] b[^é]\n\n[^é]: x",
    ])
  func distinctIdentifiers(text: String) throws {
    let page = try FieldPage.page(text)
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    let targets = page.matches(of: /href="#([^"]*)"/).map {
      String($0.output.1).removingPercentEncoding ?? ""
    }
    #expect(targets.filter { !ids.contains($0) } == [])
  }

  @Test("B074: notes are in the page that they belong to, not where it is listed")
  func listedPages() throws {
    let course = try TestCourse([
      "Content/index.md": "# I", "Content/x/one.md": "# One[^1]\n\na[^1]\n\n[^1]: note",
      "Content/x/two.md": "# Two[^1]\n\na[^1]\n\n[^1]: note",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    for page in ["index.html", "x/index.html"] {
      #expect(course.page(page)?.contains("fn-1") == false)
      #expect(course.page(page)?.contains("fnref") == false)
    }
  }
}
