import Foundation
import TestSupport
import Testing

/// What authors write beyond CommonMark, through to the page.
@Suite struct AuthoringTests {
  private func page(_ text: String, configuration: String = "") throws -> String {
    let course = try TestCourse(["Content/a.md": text, "Content/site.yml": configuration])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    return try #require(course.page("a.html"))
  }

  /// The diagnostics of a page, `identifier line:column`.
  private func faults(_ text: String, configuration: String = "") throws -> [String] {
    let course = try TestCourse(["Content/a.md": text, "Content/site.yml": configuration])
    return course.build().diagnostics.map { "\($0.identifier) \(course.place($0))" }
  }

  @Test(
    "a formula in the heading is mathematics in the page and plain letters in titles, and the id does not change"
  )
  func formulaInHeading() throws {
    let page = try page("# Power of $k$ in $n!$\n\n## $\\alpha$-foo\n\n## Other\n")
    #expect(page.contains("<title>Power of k in n! · Course</title>"))
    #expect(page.contains("<h2 id=\"alpha-foo\"><math><mi>α</mi></math>-foo"))
    #expect(page.contains("href=\"#alpha-foo\">α-foo</a>"))
  }

  @Test func formulasAreMathML() throws {
    let page = try page(
      "Prices $5 and $6. $x_1 < y$\n\n$$\nV = U + P\n$$\n\n| a |\n|---|\n| $x|y$ |\n")
    #expect(page.contains("Prices $5 and $6. <math><msub><mi>x</mi><mn>1</mn></msub><mo>&lt;</mo>"))
    #expect(page.contains("<div class=\"equation\" tabindex=\"0\"><math display=\"block\">"))
    #expect(!page.contains("|y$"))
  }

  @Test func mistakesInFormulasHaveTheirPlaces() throws {
    #expect(
      try faults("# A\n\nSee $x + \\alhpa$.\n\n> $$\n> \\frac{1}\n> $$\n") == [
        "math/unknown-command Content/a.md:3:10", "math/missing-argument Content/a.md:6:3",
      ])
  }

  @Test func macrosOfTheCourseAreCommands() throws {
    let page = try page(
      "$\\vect{v}$ and $\\R$", configuration: "macros: {vect: '\\mathbf{#1}', '\\R': '\\mathbb{R}'}"
    )
    #expect(page.contains("𝐯"))
    #expect(page.contains("ℝ"))
    #expect(
      try faults("x", configuration: "macros: {a: '\\b', b: '\\a'}\n").allSatisfy {
        $0.hasPrefix("math/endless-macro Content/site.yml:1:")
      })
  }

  @Test func listingsAreColoured() throws {
    let page = try page(
      "```swift title=\"Lens.swift\" mark=1\nlet x = 1\n```\n\n```haskell\nmain = x < 1\n```\n\n```\na < b\n```\n"
    )
    #expect(page.contains("<figure class=\"code\"><figcaption>Lens.swift</figcaption>"))
    #expect(page.contains("<span class=\"line marked\"><span class=\"tok-keyword\">let</span>"))
    #expect(page.contains("<pre><code class=\"language-haskell\">main = x &lt; 1\n</code></pre>"))
    #expect(page.contains("<pre><code>a &lt; b\n</code></pre>"))
    #expect(try faults("```swift mark=9\nlet x = 1\n```\n").count == 1)
    #expect(
      try faults("```pyhton\nx\n```\n") == ["code/unknown-language Content/a.md:1:4"])
  }

  @Test func footnotesStandAtTheEnd() throws {
    let page = try page("A.[^n] B.[^n]\n\n[^n]: A note with `code` and $x$.\n")
    #expect(
      page.contains("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">"))
    #expect(page.contains("aria-label=\"Back to where note 1 is named, place 2\""))
    #expect(
      try faults("A.[^m]\n\n[^n]: x\n").map { $0.split(separator: " ")[0] } == [
        "markdown/undefined-footnote", "markdown/unused-footnote",
      ])
  }
}
