import Foundation
import TestSupport
import Testing

@Suite struct BuildTests {
  /// A course that has one of everything.
  static let files = [
    "Content/site.yml": "title: A & B\naddress: https://example.org/c",
    "Content/index.md": "# Start\n\nSee [lens](02-optics/01-thin%20lens.md#the-lens).",
    "Content/02-optics/index.md": "---\norder: 1\n---\n# Optics",
    "Content/02-optics/01-thin lens.md": """
    ---
    topics: [lenses, lenses > thin, C, C++, "C#"]
    aliases: old/lens
    date: 2026-11-30
    ---
    # Thin <em>lens</em>

    ## The lens

    ```optics
    id: first
    object: {distance: 20 cm, height: 1 cm}
    lens: 10 D
    caption: It is `= first.image.distance` away.
    expect: {image.distance: 20 cm, image.kind: real}
    ```

    The image lies `= first.image.distance` behind; [picture](photo%20(1).svg).
    """,
    "Content/02-optics/photo (1).svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "Content/02-optics/notes.md~": "scratch", "Content/.hidden": "no",
    "Content/graphs/a.md": "```graph\nedges: [A-B 4, B-C 2]\nrun: dijkstra from A to C\n```",
    "Content/graphs/draft.md": "---\ndraft: true\n---\n# Secret",
  ]

  @Test func buildsEveryKindOfPage() throws {
    let course = try TestCourse(Self.files)
    let report = course.build(strict: true)
    #expect(report.diagnostics.isEmpty)
    let site = course.folder.files.filter { $0.hasPrefix("site/") && !$0.contains("/assets/") }
    #expect(
      site == [
        "site/.sitegen-manifest", "site/404.html", "site/figures/graphs.html",
        "site/figures/index.html", "site/graphs/a.html", "site/graphs/index.html",
        "site/index.html", "site/old/lens.html", "site/optics/index.html",
        "site/optics/photo (1).svg", "site/optics/thin-lens.html", "site/sitemap.xml",
        "site/topics/c-plus-plus.html", "site/topics/c-sharp.html", "site/topics/c.html",
        "site/topics/index.html", "site/topics/lenses-thin.html", "site/topics/lenses.html",
      ])
    #expect(report.figureCount == 2)
  }

  @Test("the gallery shows the drawing that the page shows, with ids that no two pages share")
  func galleryShowsTheDrawingsOfThePages() throws {
    let course = try TestCourse([
      "Content/a/one.md":
        "```graph\nedges: [A-B]\n```\n\n```optics\nlens: 10 D\nobject: {distance: 15 cm, height: 1 cm}\n```",
      "Content/a/two.md":
        "```graph\nedges: [A-B]\n```\n\n```graph\nid: named\nedges: [A-B]\nshow: degrees\n```",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let gallery = try #require(course.page("figures/index.html"))
    for page in ["one", "two"] {
      let text = try #require(course.page("a/\(page).html"))
      let drawings = text.matches(of: /<svg class="drawing".*?<\/svg>/.dotMatchesNewlines())
      #expect(drawings.count == (page == "one" ? 2 : 1))
      for drawing in drawings { #expect(gallery.contains(drawing.output)) }
    }
    #expect(gallery.contains("aria-labelledby=\"figure-a/one/1-title figure-a/one/1-description\""))
    let ids = gallery.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    #expect(gallery.contains("<table"))
  }

  @Test(
    "a template of one's own that lacks a block which a default one fills is told about the block")
  func ownTemplateWithoutBlocks() throws {
    let course = try TestCourse([
      "Content/a/b.md": "# B", "Templates/lesson.mustache": "<title>{{page.title}}</title>",
    ])
    let faults = course.build().diagnostics
    #expect(!faults.isEmpty)
    for fault in faults {
      #expect(fault.identifier == "template/missing-block")
      #expect(course.place(fault) == "Templates/lesson.mustache:1:1")
      #expect(!fault.solutions.isEmpty)
    }
    #expect(Set(faults.map(\.summary)).count == faults.count)
  }

  @Test("an old address is read as it stands in the address bar")
  func encodedAlias() throws {
    let course = try TestCourse(["Content/b.md": "---\naliases: old%20place/x\n---\n# B"])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("old place/x.html") != nil)
  }

  @Test("a value that its block has in other cases is undefined, not unknown")
  func undefinedValues() throws {
    let course = try TestCourse([
      "Content/b.md":
        "```graph\nid: g\nvertices: [A, B, C]\nedges: [A-B]\nrun: bfs from A to C\n```\n\n`= g.path` `= g.parent.A` `= g.parent.B`"
    ])
    let faults = course.build().diagnostics
    #expect(faults.map(\.identifier) == ["scenario/undefined-value", "scenario/undefined-value"])
    #expect(faults.map(course.place) == ["Content/b.md:8:4", "Content/b.md:8:15"])
  }

  @Test func rewritesLinksAndPutsValuesIn() throws {
    let course = try TestCourse(Self.files)
    #expect(course.build().succeeded)
    let home = try #require(course.page("index.html"))
    #expect(home.contains("href=\"optics/thin-lens.html#the-lens\""))
    #expect(home.contains("<title>A &amp; B</title>"))
    let lens = try #require(course.page("optics/thin-lens.html"))
    #expect(lens.contains("href=\"photo%20(1).svg\""))
    #expect(lens.contains("<a class=\"value\" href=\"#figure-first\">20\u{202F}cm</a>"))
    #expect(lens.contains("<h1 id=\"thin-lens\">Thin <em>lens</em></h1>"))
    #expect(lens.contains("href=\"https://example.org/c/optics/thin-lens.html\""))
  }

  @Test func leavesDraftsOutEverywhere() throws {
    let course = try TestCourse(Self.files)
    #expect(course.build().succeeded)
    for file in course.folder.files where file.hasPrefix("site/") {
      #expect(course.folder.text(file)?.contains("Secret") != true, "\(file)")
    }
    #expect(course.build(drafts: true).succeeded)
    #expect(course.page("graphs/draft.html")?.contains("Secret") == true)
    try course.folder.write("[x](graphs/draft.md)", to: "Content/index.md")
    #expect(course.build().diagnostics.map(\.identifier) == ["link/draft"])
  }

  @Test func buildsTheSameBytesTwiceAndElsewhere() throws {
    let one = try TestCourse(Self.files)
    let two = try TestCourse(Self.files)
    #expect(one.build().succeeded)
    #expect(one.build().succeeded)
    #expect(two.build().succeeded)
    #expect(one.folder.files == two.folder.files)
    for file in one.folder.files where file.hasPrefix("site/") {
      let bytes = [one, two].map {
        FileManager.default.contents(atPath: $0.folder.path + "/" + file)
      }
      #expect(bytes[0] != nil && bytes[0] == bytes[1], "\(file)")
    }
  }

  @Test(arguments: ["\u{FEFF}%", "crlf", "cr"])
  func buildsATwinWithOtherLineEndsAlike(kind: String) throws {
    let plain = try TestCourse(Self.files)
    let twin = try TestCourse(
      Self.files.mapValues { text in
        switch kind {
        case "crlf": text.replacingOccurrences(of: "\n", with: "\r\n")
        case "cr": text.replacingOccurrences(of: "\n", with: "\r")
        default: "\u{FEFF}" + text
        }
      })
    #expect(plain.build().succeeded)
    let report = twin.build()
    #expect(report.diagnostics.isEmpty)
    for file in plain.folder.files where file.hasPrefix("site/") && file.hasSuffix(".html") {
      #expect(plain.folder.text(file) == twin.folder.text(file), "\(file)")
    }
  }

  @Test func leavesAFolderOutWholeWhoseIndexIsADraft() throws {
    let course = try TestCourse([
      "Content/index.md": "# A", "Content/exam/index.md": "---\ndraft: true\n---\n",
      "Content/exam/answers.pdf": "42", "Content/exam/a.md": "# Answers",
    ])
    #expect(course.build().succeeded)
    #expect(!course.folder.files.contains { $0.hasPrefix("site/exam/") })
    #expect(course.build(drafts: true).succeeded)
    #expect(course.page("exam/answers.pdf") == "42")
  }

  @Test func givesAPageWhoseNameEndsLikeAnIndexItsWholeAddress() throws {
    let course = try TestCourse([
      "Content/site.yml": "address: https://example.org",
      "Content/optics/refractive-index.md": "# Refractive index", "Content/optics/Index.md": "# O",
    ])
    #expect(course.build().succeeded)
    let sitemap = try #require(course.page("sitemap.xml"))
    #expect(sitemap.contains("<loc>https://example.org/optics/refractive-index.html</loc>"))
    #expect(sitemap.contains("<loc>https://example.org/optics/</loc>"))
    #expect(course.page("optics/index.html")?.contains("<h1 id=\"o\">O</h1>") == true)
  }

  @Test func readsOnPastTheHelp() throws {
    let course = try TestCourse([
      "Content/a/x.md": "# X", "Content/help/h.md": "# H", "Content/z/y.md": "# Y",
    ])
    #expect(course.build().succeeded)
    #expect(course.page("a/x.html")?.contains("rel=\"next\" href=\"../z/index.html\"") == true)
  }

  @Test func takesLinksInRawHTMLThatSayWhatTheBuiltSiteNeeds() throws {
    let course = try TestCourse([
      "Content/01-a/x.md": "<a href=\"../b/y.html#y\">y</a>", "Content/02-b/y.md": "# Y",
    ])
    #expect(course.build().diagnostics.isEmpty)
    #expect(course.page("a/x.html")?.contains("<a href=\"../b/y.html#y\">y</a>") == true)
  }

  @Test func takesFilesOfTheCoursesOwnLook() throws {
    var files = Self.files
    files["Templates/partials/heading.mustache"] = "<h1>own {{page.title}}</h1>"
    files["Templates/assets/own.css"] = "p {}"
    let course = try TestCourse(files)
    #expect(course.build().succeeded)
    #expect(course.page("optics/thin-lens.html")?.contains("<h1>own Thin lens</h1>") == true)
    #expect(course.page("assets/own.css") == "p {}")
  }

  @Test func escapesRawHTMLWhenTheCourseAsksForIt() throws {
    let course = try TestCourse([
      "Content/site.yml": "raw-html: escape",
      "Content/index.md":
        "# A\n\na <b>b</b> <a href=\"nowhere.md\">\n\n```graph\nedges: [A-B]\ncaption: c <b>d</b>\n```",
    ])
    #expect(course.build().succeeded)
    #expect(course.page("index.html")?.contains("a &lt;b&gt;b&lt;/b&gt;") == true)
    #expect(course.page("index.html")?.contains("c &lt;b&gt;d&lt;/b&gt;") == true)
  }

  @Test func rewritesLinksInReferencesAndInRawHTMLToo() throws {
    let course = try TestCourse([
      "Content/01-a.md": "[x][r] <a href=\"02-b.md#h\">y</a>\n\n[r]: 02-b.md \"T\"\n",
      "Content/02-b.md": "## h",
    ])
    #expect(course.build().diagnostics.isEmpty)
    let page = try #require(course.page("a.html"))
    #expect(page.contains("<a href=\"b.html\" title=\"T\">x</a> <a href=\"b.html#h\">y</a>"))
  }

  @Test func worksOutBlocksThatUseEachOther() throws {
    let course = try TestCourse([
      "Content/a.md": """
      ```optics
      id: second
      object: {distance: = 2 * first.image.distance, height: 1 cm}
      lens: 10 D
      expect: {object.distance: 40 cm}
      ```
      """,
      "Content/b.md": """
      ```optics
      id: first
      object: {distance: 20 cm, height: 1 cm}
      lens: 10 D
      ```
      """,
    ])
    #expect(course.build().diagnostics.isEmpty)
  }

  @Test func printsTheChainOfValuesThatDependOnThemselves() throws {
    func lens(_ id: String, _ other: String) -> String {
      "```optics\nid: \(id)\nobject: {distance: = \(other).image.distance}\nlens: 10 D\n```\n"
    }
    let course = try TestCourse(["Content/a.md": lens("p", "q") + "\n" + lens("q", "p")])
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["scenario/circular-values"])
    #expect(report.diagnostics.first?.summary.contains("p → q → p") == true)
  }

  @Test func buildsTheCourseOfTheRepositoryWithoutAWarning() throws {
    let files = try Repository.files(below: "Content")
    let folder = try TemporaryFolder()
    for file in files { try folder.write(Data(file.bytes), to: "Content/" + file.path) }
    let course = TestCourse(folder: folder)
    let report = course.build(strict: true)
    #expect(report.diagnostics.isEmpty)
    #expect(report.pageCount >= 25)
  }
}
