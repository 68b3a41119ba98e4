import TestSupport
import Testing

/// Field cases of links and images, by the numbers under which they were collected.
@Suite struct FieldCasesLinkTests {
  @Test("B019: a fragment stays in its page, a path finds it from anywhere")
  func fragments() throws {
    let course = try TestCourse([
      "Content/notes/page.md":
        "# X\n\n[a](#top) [b](#) [c](#x) [d](page.md#x) [e](../notes/page.md) [f]\n\n[f]: #x"
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let links = try course.prose("notes/page.html").matches(of: /href="([^"]*)"/).map {
      String($0.output.1)
    }
    #expect(links == ["#top", "#", "#x", "page.html#x", "page.html", "#x"])
  }

  @Test("B020: a link to a source leads to its page; what is elsewhere stays as it is")
  func sources() throws {
    let course = try TestCourse([
      "Content/a/p.md":
        "[x](../b/other.md) [y](https://e.org/z.md) [z](/abs/q.md) [w](//e.org/z.md) [v](mailto:a@b.md)",
      "Content/b/other.md": "", "Content/abs/q.md": "",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let links = try course.prose("a/p.html").matches(of: /href="([^"]*)"/).map {
      String($0.output.1)
    }
    #expect(
      links == [
        "../b/other.html", "https://e.org/z.md", "../abs/q.html", "//e.org/z.md", "mailto:a@b.md",
      ])
  }

  @Test(
    "B020: a path of another system, or of the built site, is reported with what is meant",
    arguments: [
      ("..\\\\b\\\\other.md", "link/missing-page", "../b/other.md"),
      ("C:\\\\b\\\\other.md", "link/outside", nil),
      ("../b/other.html", "link/missing-page", "../b/other.md"),
      ("../b/other", "link/missing-page", "../b/other.md"), ("../../x.md", "link/outside", nil),
      ("/other.md", "link/missing-page", "../b/other.md"),
      ("../c/", "link/missing-page", "../02-c/index.md"),
    ])
  func otherPaths(path: String, identifier: String, meant: String?) throws {
    let course = try TestCourse([
      "Content/a/p.md": "[x](\(path))", "Content/b/other.md": "", "Content/02-c/index.md": "",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [identifier])
    #expect(diagnostics.first?.solutions.first?.replacement == meant)
  }

  @Test("B022, B035: references, images and raw HTML resolve as links do, quoted or not")
  func everyForm() throws {
    let files = ["Content/02-b.md": "## h", "Content/images/02-p.png": "", "Content/v.svg": ""]
    let prose = try FieldPage.prose(
      """
      [x][r] [r][] [r] ![i][p] <a href="02-b.md">x</a> <A HREF='02-b.md#h'>x</a> <a
      href = 02-b.md>x</a> <img alt="a>b" src=images/02-p.png>

      <p><IMG
      SRC="images&#47;02-p.png"></p>

      <!-- <img src="gone.png"> -->

      `<img src="gone.png">`

      [r]: 02-b.md "T"
      [p]: images/02-p.png
      """, beside: files)
    #expect(
      prose.hasPrefix(
        """
        <p><a href="b.html" title="T">x</a> <a href="b.html" title="T">r</a> <a href="b.html" title="T">r</a> \
        <img src="images/02-p.png" alt="i" /> <a href="b.html">x</a> <A HREF="b.html#h">x</a> <a
        href = "b.html">x</a> <img alt="a>b" src=images/02-p.png></p>
        """))
    #expect(
      try FieldPage.prose(
        "<img src=\"v.svg\" srcset=\"v.svg 1x, images/02-p.png 2x\"><object data=\"v.svg\"></object>",
        beside: files
      ).contains("srcset=\"v.svg 1x, images/02-p.png 2x\""))
  }

  @Test(
    "B022, B035, B056: whatever is not there is reported where it is named, once",
    arguments: [
      "![a](1️⃣gone.png)", "![a](1️⃣gone.png \"T\")", "[![a](v.svg)](1️⃣gone.png)",
      "![a][r]\n\n[r]: 1️⃣gone.png",
      "- > ![a](1️⃣gone.png)", "| ![a](1️⃣gone.png) |\n|---|", "<img src=\"1️⃣gone.png\">",
      "<p><img src=1️⃣gone.png></p>", "x[^1]\n\n[^1]: ![a](1️⃣gone.png)",
      "::: note ![a](1️⃣gone.png)\n:::",
      "# ![a](1️⃣gone.png)", "Term\n: ![a](1️⃣gone.png)", "::: tip\n![a](1️⃣gone.png)\n:::",
      "```graph\nedges: [A-B]\ncaption: See ![a](1️⃣gone.png)\n```",
      "<img src=\"v.svg\" srcset=\"v.svg 1x, 1️⃣gone.png 2x, v.svg 3x\">",
      "<source srcset='1️⃣gone.png'>",
      "<video poster=\"1️⃣gone.png\"></video>", "<object data=\"1️⃣gone.png\"></object>",
      "<a href=\"1️⃣gone.png\">x</a>", "^[note ![a](1️⃣gone.png)]",
      "[x]{.c} ![a](1️⃣gone.png){width=10%}",
    ])
  func missingFiles(marked: String) throws {
    let text = MarkedText(marked)
    let place = try #require(text.places["1️⃣"])
    for (before, lines) in [("", 0), ("---\ntitle: T\n---\n", 3)] {
      let faults = try FieldPage.faults(before + text.text, beside: ["Content/v.svg": ""])
      #expect(faults == ["link/missing-page \(place.line + lines):\(place.column)"])
    }
  }

  @Test("B029: a link in the wrong case is broken everywhere, and told the right one")
  func wrongCase() throws {
    let course = try TestCourse([
      "Content/introduction.md": "# A", "Content/pic/One.png": "",
      "Content/a.md":
        "[x](Introduction.md) ![y](pic/one.png) ![y](Pic/One.png) [z](introduction.MD) [f](introduction.md#A) <img src=\"PIC/one.png\">",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.filter { $0.identifier == "link/missing-page" }.count == 5)
    #expect(
      diagnostics.map { $0.solutions.first?.summary } == [
        "did you mean `introduction.md`?", "did you mean `pic/One.png`?",
        "did you mean `pic/One.png`?", "did you mean `introduction.md`?", "did you mean `#a`?",
        "did you mean `pic/One.png`?",
      ])
  }

  @Test(
    "B034: an image beside its page is found from the page's place",
    arguments: [
      ("a/page.md", "![x](pic.png) ![x](./pic.png) ![x](/a/pic.png)", "a/page.html"),
      ("a/index.md", "![x](pic.png) ![x](../a/pic.png) <img src=\"pic.png\">", "a/index.html"),
      (
        "01-b/index.md", "![x](../a/pic.png) ![x](/a/pic.png) <img src=../a/pic.png>",
        "b/index.html"
      ),
    ])
  func images(source: String, text: String, page: String) throws {
    let course = try TestCourse(["Content/" + source: text, "Content/a/pic.png": ""])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.strayAddresses == [])
    #expect(try course.prose(page).matches(of: /src="?[^"]*pic.png/).count == 3)
  }

  @Test("B040: a folder's page is found by its index, by the folder and from within")
  func folders() throws {
    let course = try TestCourse([
      "Content/ch1/a.md":
        "[1](index.md) [2](./) [3](../index.md) [4](..) [5](/) [6](../ch1/) [7](index.md#x)",
      "Content/ch1/index.md": "# X",
      "Content/index.md": "[1](ch1/index.md) [2](ch1) [3](ch1/) [4](ch1#x)",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    func links(_ page: String) throws -> [String] {
      try course.prose(page).matches(of: /href="([^"]*)"/).map { String($0.output.1) }
    }
    #expect(
      try links("ch1/a.html") == [
        "index.html", "index.html", "../index.html", "../index.html", "../index.html", "index.html",
        "index.html#x",
      ])
    #expect(
      try #require(course.page("index.html")).matches(of: /href="ch1\/index.html(?:#x)?">\d/).count
        == 4)
  }

  @Test("B053: a fragment is the same encoded or not, and however its accents are stored")
  func encodedFragments() throws {
    let course = try TestCourse([
      "Content/p.md": "## Кира\n\n## été\n\n## 日本 語\n\n## X {#ÄB}\n\n[s](#e\u{301}te\u{301})",
      "Content/a.md": """
      [a](p.md#%D0%BA%D0%B8%D1%80%D0%B0) [b](p.md#кира) [c](p.md#%C3%A9t%C3%A9) [d](p.md#été) \
      [e](p.md#e\u{301}te\u{301}) [f](<p.md#日本-語>) <a href="p.md#кира">g</a> [h](p.md#%C3%84B) [i](p.md#e%CC%81te%CC%81)
      """,
    ])
    #expect(course.build(strict: true).diagnostics.map(\.summary) == [])
    let links = try course.prose("a.html").matches(of: /href="p.html#([^"]*)"/).map {
      String($0.output.1).removingPercentEncoding
    }
    // The ids of the page, to the byte: a browser compares no accents.
    let ids = ["кира", "кира", "été", "été", "été", "日本-語", "кира", "ÄB", "été"]
    #expect(links.map { $0.map { Array($0.utf8) } } == ids.map { Array($0.utf8) })
    #expect(try course.prose("p.html").contains("<a href=\"#%C3%A9t%C3%A9\">s</a>"))
    #expect(
      try FieldPage.faults("## Кира\n\n[x](#Кира) [y](#%D0%9A%D0%B8)") == [
        "link/missing-fragment 3:5", "link/missing-fragment 3:16",
      ])
  }

  @Test("B055: the name of a file is the same encoded or not")
  func encodedNames() throws {
    let prose = try FieldPage.prose(
      """
      [a](tech%20note%20%402.pdf) [b](<tech note @2.pdf>) [c](tech%20note%20@2.pdf) \
      <a href="tech note @2.pdf">d</a> <a href="tech%20note%20%402.pdf">e</a> [f](tech%20note%20%402.pdf?dl=1#page=2) \
      [g](./tech%20note%20&#64;2.pdf)
      """, beside: ["Content/tech note @2.pdf": ""])
    #expect(prose.matches(of: /href="tech(?:%20| )note(?:%20| )(?:%40|@)2.pdf/).count == 7)
    #expect(prose.contains("tech%20note%20@2.pdf?dl=1#page=2\">f"))
  }
}
