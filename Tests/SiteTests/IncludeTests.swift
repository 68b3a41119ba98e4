import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// Markdown files in the places where a page asks for them.
@Suite struct IncludeTests {
  /// The text of the page `Content/b/a.md`, with the files beside it.
  private func page(_ text: String, _ files: [String: String]) throws -> String {
    let course = try course(text, files)
    let report = course.build(strict: true)
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let page = try #require(course.page("b/a.html"))
    let start = try #require(page.range(of: "<div class=\"prose\">"))
    let end = try #require(page.range(of: "</article>"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private func course(_ text: String, _ files: [String: String]) throws -> TestCourse {
    var all = ["Content/b/a.md": text]
    for (path, text) in files { all["Content/" + path] = text }
    return try TestCourse(all)
  }

  /// What a course says, each with its places: `code file:line:column`, then those of its notes.
  private func faults(_ course: TestCourse) -> [String] {
    course.build().diagnostics.map { fault in
      let notes = fault.notes.map { note in
        course.place(Diagnostic(.note, "", at: note.range, ""))
      }
      return ([fault.identifier + " " + course.place(fault)] + notes).joined(separator: " < ")
    }
  }

  @Test func whatIsIncludedStandsAsIfItWereWrittenThere() throws {
    let page = try page(
      """
      # Page

      Before
      ```include
      ../shared/_notes.md
      ```
      Behind, [by label][other], a note[^n] and `= slide.magnification`.
      """,
      [
        "shared/_notes.md": """
        ---
        title: Not read
        ---
        ## Notes

        See [other](other.md#here) and ![lens](lens.svg), $x^2$, [up](#page).

        ::: tip
        - one
        :::

        ```optics
        id: slide
        object: {distance: 30 cm, height: 2 cm}
        lens: 10 D
        caption: See [it](other.md).
        ```

        ```swift
        include: lens.swift
        ```

        [other]: other.md
        [^n]: From there.
        """, "shared/other.md": "# Other {#here}", "shared/lens.svg": "<svg/>",
        "shared/lens.swift": "let power = 5",
      ])
    #expect(page.contains("<p>Before</p>\n<h2 id=\"notes\">Notes"))
    #expect(page.contains("<a href=\"../shared/other.html#here\">other</a>"))
    #expect(page.contains("<img src=\"../shared/lens.svg\" alt=\"lens\" />"))
    #expect(page.contains("<math") && page.contains("href=\"#page\""))
    #expect(page.contains("id=\"figure-slide\"") && page.contains(">−0.5</a>"))
    #expect(page.contains("See <a href=\"../shared/other.html\">it</a>"))
    #expect(page.contains("power = <span class=\"tok-number\">5"))
    #expect(page.contains("<p>Behind, <a href=\"../shared/other.html\">by label</a>, a note<sup"))
    #expect(page.contains("From there.") && !page.contains("Not read"))
  }

  @Test(
    "in a list or a quote, what is included belongs to it",
    arguments: [
      (
        "- ```include\n  _p.md\n  ```\n- b",
        "<ul>\n<li>One <em>two</em>\nthree</li>\n<li>b</li>\n</ul>"
      ),
      (
        "1. a\n   ~~~include\n   _p.md\n   ~~~",
        "<li>\n<p>a</p>\n<p>One <em>two</em>\nthree</p>\n</li>"
      ),
      ("-\t```include\n\t_p.md\n\t```", "<li>One <em>two</em>\nthree</li>"),
      (
        "> a\n> ```{include} _p.md\n> ```\nnot lazy",
        "<blockquote>\n<p>a</p>\n<p>One <em>two</em>\nthree</p>\n</blockquote>\n<p>not lazy</p>"
      ),
      (
        "> - ```include\n>   _p.md\n>   ```", "<blockquote>\n<ul>\n<li>One <em>two</em>\nthree</li>"
      ),
      ("-\t```include\n\t_first.md\n\t```", "<ul>\n<li>z</li>\n</ul>"),
      ("-   ```include\n    _in.md\n    ```", "<li>\n<p>one</p>\n<p>b</p>\n</li>"),
      ("  ```include\n  _c.md\n  ```", "<p>c</p>\n<pre><code>code\n</code></pre>"),
      ("- ```include\n  _c.md\n  ```", "<li>\n<p>c</p>\n<pre><code>code\n</code></pre>"),
      ("x[^f]\n\n[^f]: ```include\n    _p.md\n    ```", "<p>One <em>two</em>\nthree <a"),
      ("Term\n: ```include\n  _p.md\n  ```", "<dd>One <em>two</em>\nthree</dd>"),
      ("::: note\n```include\n_p.md\n```\n:::\nb", "three</p>\n</aside>\n<p>b</p>"),
      ("- ```include\n  _empty.md\n  ```\n- b", "<ul>\n<li></li>\n<li>b</li>\n</ul>"),
      (
        "```include\n_p.md\n_c.md\n```\n===",
        "three</p>\n<p>c</p>\n<pre><code>code\n</code></pre>\n<p>===</p>"
      ),
      ("```include\n_list.md\n```", "<ol>\n<li>\n<p>x</p>\n<p>One <em>two</em>\nthree</p>\n</li>"),
    ])
  func structureHolds(text: String, html: String) throws {
    let page = try page(
      text,
      [
        "b/_p.md": "\u{FEFF}One *two*\r\nthree\r\n", "b/_c.md": "\n\nc\n\n    code\n",
        "b/_empty.md": "\n", "b/_first.md": "```include\n_empty.md\n```\nz",
        "b/_in.md": "<!-- #region a -->\n  one\n\nb\n<!-- #endregion -->",
        "b/_list.md": "1. x\n   ```include\n   _p.md\n   ```\n",
      ])
    #expect(page.contains(html), "\(page)")
  }

  @Test func partsAndShiftedHeadings() throws {
    let file = """
      ---
      order: 1
      ---
      # First
      <!-- #region mid -->
      - ## Second

        <!-- ANCHOR: in -->
        inner `text`
        <!-- ANCHOR_END: in -->

      <!-- #endregion -->
      Last
      ====
      """
    func part(_ request: String) throws -> String {
      try page("# P\n\n```include\n_c.md \(request)\n```\n", ["b/_c.md": file])
    }
    #expect(try part("region in").contains("<p>inner <code>text</code></p>\n\n"))
    let region = try part("region mid shift 1")
    #expect(region.contains("<li>\n<h3 id=\"second\">") && !region.contains("region"))
    #expect(!region.contains("<!--") && !region.contains("First"))
    let lines = try part("lines 13-14,1-4 shift 2")
    #expect(lines.contains("<h3 id=\"last\">") && lines.contains("<h3 id=\"first\">"))
    #expect(!lines.contains("order"))
  }

  @Test func everyPlaceIsThatOfTheIncludedFile() throws {
    let marked = MarkedText(
      """
      ---
      title: x
      ---
      é\t[a](1️⃣gone.md)

      - > ```optics
        > object: {distance: 20 cm}
        > lens: 10 D
        > expect: {magnification: 2️⃣1}
        > caption: é [b](3️⃣gone.md)
        > ```

      $é + 4️⃣\\frc{1}{2}$

      ```swift
      include: 5️⃣gone.swift
      ```

      ```include
      6️⃣gone.md
      ```
      """)
    let course = try course(
      "# A\r\n\r\n1. > ```include\r\n   > ../_n.md\r\n   > ```\r\n\r\n[z](gone.md)",
      ["_n.md": marked.text])
    func fault(_ code: String, _ mark: Character) throws -> String {
      let place = try #require(marked.places[mark])
      return "\(code) Content/_n.md:\(place.line):\(place.column) < Content/b/a.md:4:6"
    }
    #expect(
      try faults(course) == [
        fault("link/missing-page", "1️⃣"), fault("scenario/expectation", "2️⃣"),
        fault("link/missing-page", "3️⃣"),
        fault("math/unknown-command", "4️⃣"),
        fault("code/missing-file", "5️⃣"), fault("code/missing-file", "6️⃣"),
        "link/missing-page Content/b/a.md:7:5",
      ])
  }

  @Test(
    "what cannot be included says why, where it is asked for",
    arguments: [
      ("1️⃣_nots.md", "code/missing-file"), ("1️⃣../../x.md", "code/missing-file"),
      ("1️⃣_draft.md", "code/missing-file"), ("1️⃣_bytes.md", "code/not-text"),
      ("1️⃣_link.md", "code/missing-file"), ("_n.md lines 1️⃣9", "code/missing-lines"),
      ("_n.md region 1️⃣lens", "code/missing-region"), ("_n.md 1️⃣wide", "code/malformed-include"),
      ("_n.md shift 1️⃣7", "code/malformed-include"),
      ("_n.md lines 1 1️⃣region a", "code/malformed-include"),
      ("include: 1️⃣none.md", "code/missing-file"),
    ])
  func includesThatFail(request: String, code: String) throws {
    let marked = MarkedText("# A\n\n```include\n_n.md\n\(request)\n```")
    let course = try course(
      marked.text, ["b/_n.md": "a", "b/_draft.md": "---\ndraft: yes\n---\n", "../out.md": "b"])
    let folder = course.folder.path + "/Content/b/"
    try Data([0xFF]).write(to: URL(fileURLWithPath: folder + "_bytes.md"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "_link.md", withDestinationPath: "../../out.md")
    let place = try #require(marked.places["1️⃣"])
    #expect(faults(course) == ["\(code) Content/b/a.md:\(place.line):\(place.column)"])
  }

  @Test func anIncludeNamesAFileAndEnds() throws {
    let nothing = try course("```include\n\n```", [:])
    #expect(faults(nothing) == ["code/malformed-include Content/b/a.md:1:1"])
    let open = try course("```include\n_n.md", ["b/_n.md": "x"])
    #expect(faults(open) == ["markdown/unclosed-fence Content/b/a.md:1:1"])
    let near = try course("```include\n_lens.md\n```", ["shared/_lens.md": "x"])
    #expect(near.build().diagnostics.first?.solutions.first?.replacement == "/shared/_lens.md")
  }

  @Test(
    "what does not end in the included text is told there, and is not included",
    arguments: [
      "x\n\n1️⃣```swift\ncode\n", "1️⃣::: note\na\n", "1️⃣<!-- a\n\nb", "1️⃣<script>\n\n",
      "1️⃣:::: note\n::: tip\na\n:::\n",
    ])
  func openTexts(text: String) throws {
    let marked = MarkedText(text)
    let course = try course("```include\n_n.md\n```\n\n[x](#y)\n## y", ["b/_n.md": marked.text])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      faults(course) == [
        "markdown/open-include Content/b/_n.md:\(place.line):\(place.column) < Content/b/a.md:2:1"
      ])
  }

  @Test func circlesAreToldOnceWithTheirChain() throws {
    let files = [
      "b/_b.md": "x\n\n```include\n_ok.md\n_c.md\n```", "b/_ok.md": "fine",
      "b/_c.md": "```include\n/b/_b.md\n```", "b/other.md": "```include\n_c.md\n```",
      "self.md": "# S\n\n```include\nself.md\n```",
    ]
    let course = try course("# A\n\n```include\n_ok.md\n_b.md\n```\n\n[x](#end)\n## End", files)
    let found = course.build().diagnostics
    #expect(
      found.map { $0.summary } == [
        "a file cannot include itself: `b/_b.md` → `b/_c.md` → `b/_b.md`",
        "a file cannot include itself: `self.md` → `self.md`",
      ])
    #expect(found.map(\.identifier) == ["markdown/include-cycle", "markdown/include-cycle"])
    #expect(
      faults(course) == [
        "markdown/include-cycle Content/b/_b.md:5:1 < Content/b/_c.md:2:1 < Content/b/a.md:5:1 < Content/b/other.md:2:1",
        "markdown/include-cycle Content/self.md:4:1",
      ])
  }

  @Test func circlesOfPagesAreToldOnce() throws {
    let course = try course("```include\nc.md\n```", ["b/c.md": "```include\na.md\n```"])
    #expect(
      course.build().diagnostics.map(\.summary) == [
        "a file cannot include itself: `b/a.md` → `b/c.md` → `b/a.md`"
      ])
  }

  @Test func bombsAreRefused() throws {
    var files = ["b/_0.md": "boom"]
    for level in 1...30 {
      files["b/_\(level).md"] = "```include\n_\(level - 1).md\n_\(level - 1).md\n```"
    }
    let wide = try course("```include\n_30.md\n```", files)
    #expect(wide.build().diagnostics.map(\.identifier) == ["markdown/include-limit"])
    for level in 31...40 { files["b/_\(level).md"] = "```include\n_\(level - 1).md\n```" }
    let deep = try course("```include\n_40.md\n```", files)
    #expect(deep.build().diagnostics.map(\.summary) == ["includes go 32 deep"])
    let big = String(repeating: String(repeating: "x", count: 1 << 22) + "\n", count: 1)
    let large = try course("```include\n_0.md\n_0.md\n_0.md\n```", ["b/_0.md": big])
    #expect(large.build().diagnostics.map(\.identifier) == ["markdown/include-limit"])
  }

  @Test("a block with an id is one block of the course, wherever it is included")
  func blocksWithIDs() throws {
    let block = "```graph\nid: net\nedges: [A-B]\n```"
    let files = ["b/_g.md": block, "c.md": "```include\nb/_g.md\n```"]
    let twice = try course("# A\n\n```include\n_g.md\n```", files)
    #expect(
      faults(twice) == [
        "scenario/duplicate-id Content/b/_g.md:2:5 < Content/b/a.md:4:1 < Content/c.md:2:1"
      ])
    let same = try course("```include\n_g.md\n_g.md\n```", ["b/_g.md": block])
    #expect(
      faults(same) == [
        "scenario/duplicate-id Content/b/_g.md:2:5 < Content/b/a.md:2:1 < Content/b/a.md:3:1"
      ])
  }

  @Test func markdownThatBeginsWithAnUnderscoreIsNoPage() throws {
    let course = try course(
      "# A\n\n![p](../_shared/p.svg)",
      [
        "_notes.md": "```include\nnowhere.md\n```", "_shared/x.md": "[y](gone.md)",
        "_shared/p.svg": "<svg/>", "_headers": "x",
      ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let site = course.folder.files.filter { $0.hasPrefix("site/_") }
    #expect(site == ["site/_headers", "site/_shared/p.svg"])
    let index = try self.course("# A", ["c/_index.md": "# C"])
    #expect(faults(index) == ["site/index-name Content/c/_index.md:1:1"])
    let link = try self.course("[n](_n.md)", ["b/_n.md": "x"])
    #expect(faults(link) == ["link/missing-page Content/b/a.md:1:5"])
    #expect(link.build().diagnostics.first?.explanation?.contains("begins with `_`") == true)
  }

  @Test func aChangedIncludeGivesWhatACleanBuildGives() throws {
    let text = "# A\n\n```include\n_n.md\n```"
    let course = try course(text, ["b/_n.md": "## Old", "b/c.md": "# C"])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    try "## New $x$".write(
      toFile: course.folder.path + "/Content/b/_n.md", atomically: true, encoding: .utf8)
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let clean = try self.course(text, ["b/_n.md": "## New $x$", "b/c.md": "# C"])
    #expect(clean.build(strict: true).diagnostics.isEmpty)
    let files = clean.folder.files.filter { $0.hasPrefix("site/") }
    #expect(course.folder.files.filter { $0.hasPrefix("site/") } == files && files.count > 5)
    for file in files { #expect(course.folder.text(file) == clean.folder.text(file), "\(file)") }
  }
}
