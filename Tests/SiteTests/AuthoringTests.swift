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

  @Test(
    "a listing shows a file of the course, lines of it, or a region, with the numbers that they have there"
  )
  func includedCode() throws {
    let course = try TestCourse([
      "Content/b/a.md": """
      ```swift numbers
      include: code/lens.swift lines 2-3
      ```
      ```swift
      include: code/lens.swift region power
      ```
      ```
      include: "/b/code/lens.swift"
      ```
      """,
      "Content/b/code/lens.swift":
        "// A lens\nstruct Lens {\n  // #region power\n  let power: Double\n\n    // ANCHOR: inner\n    let x = 1\n  // #endregion\n}",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let page = try #require(course.page("b/a.html"))
    #expect(
      page.contains("<span class=\"line\" data-line=\"2\"><span class=\"tok-keyword\">struct"))
    #expect(page.contains("data-line=\"2\"") && !page.contains("#region"))
    let region =
      "<code class=\"language-swift\"><span class=\"tok-keyword\">let</span> power: <span class=\"tok-type\">Double</span>\n\n  <span class=\"tok-keyword\">let</span> x"
    #expect(page.contains(region))
    #expect(page.contains("<pre><code>// A lens\nstruct Lens {\n  let power: Double\n"))
  }

  @Test(
    "what cannot be included says why, where it is asked for or where the fault is",
    arguments: [
      ("include: nowhere.swift", "code/missing-file Content/a.md:3:10"),
      ("include: ../../x", "code/missing-file Content/a.md:3:10"),
      ("include:", "code/malformed-include Content/a.md:3:1"),
      ("include: lens.swift lines 9", "code/missing-lines Content/a.md:3:27"),
      ("include: lens.swift lines 3-1", "code/malformed-include Content/a.md:3:27"),
      ("include: lens.swift somewhere", "code/malformed-include Content/a.md:3:21"),
      ("include: lens.swift region pover", "code/missing-region Content/a.md:3:28"),
      ("include: lens.swift region open", "code/unclosed-region Content/lens.swift:3:1"),
      ("include: lens.bin", "code/not-text Content/a.md:3:10"),
    ])
  func includesThatFail(request: String, fault: String) throws {
    let course = try TestCourse([
      "Content/a.md": "# A\n```swift\n\(request)\n```",
      "Content/lens.swift": "// #region power\n// #endregion\n// #region open",
    ])
    let bytes = Data([0xFF, 0xFE])
    try bytes.write(to: URL(fileURLWithPath: course.folder.path + "/Content/lens.bin"))
    let found = course.build().diagnostics.map { "\($0.identifier) \(course.place($0))" }
    #expect(found == [fault])
  }

  @Test(
    "notes, statements, tasks, definitions and image captions have their words and can be linked to"
  )
  func blocksBeyondCommonMark() throws {
    let page = try page(
      """
      > [!TIP]
      > Go on.

      ::: theorem Newton {#newton}
      It holds.
      :::

      - [x] done

      Term
      : meaning

      See [it](#newton) and [there](#here). [Span]{#here .c} ~~gone~~

      """)
    #expect(page.contains("<p class=\"admonition-title\">Tip</p>"))
    #expect(page.contains("<span class=\"container-kind\">Theorem 1</span> Newton"))
    #expect(page.contains("id=\"newton\"") && page.contains("id=\"here\""))
    #expect(page.contains("aria-label=\"Done\""))
    #expect(page.contains("<dt>Term</dt>") && page.contains("<del>gone</del>"))
  }

  @Test func punctuationIsTypographicIfAskedFor() throws {
    let text = "\"Light\" -- it's fast... `\"code\"`\n"
    #expect(try page(text).contains("&quot;Light&quot; -- it's fast..."))
    let smart = try page(text, configuration: "smart-punctuation: true")
    #expect(smart.contains("“Light” – it’s fast… <code>&quot;code&quot;</code>"))
  }
}
