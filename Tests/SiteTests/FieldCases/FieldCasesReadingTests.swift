import Foundation
import TestSupport
import Testing

/// Field cases of reading files and front matter, by the numbers under which they were collected.
@Suite struct FieldCasesReadingTests {
  private static let mark = "\u{FEFF}"

  @Test(
    "B001: a byte-order mark before the front matter or the configuration is nowhere to be seen")
  func markBeforeFrontMatter() throws {
    let course = try TestCourse([
      "Content/site.yml": Self.mark + "title: Optics",
      "Content/a.md": Self.mark + "---\ntitle: Lenses\ntopics: [lens]\n---\n# Lenses",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("a.html")?.contains("<title>Lenses · Optics</title>") == true)
    for file in course.folder.files where file.hasPrefix("site/") {
      #expect(course.folder.text(file)?.contains(Self.mark) != true, "\(file)")
    }
  }

  @Test(
    "B002: a byte-order mark before a first heading leaves it a heading",
    arguments: [
      "# Mirrors\ntext", "Mirrors\n=======", "\n# Mirrors",
    ])
  func markBeforeHeading(text: String) throws {
    let page = try FieldPage.page(Self.mark + text)
    #expect(page.contains("<h1 id=\"mirrors\">Mirrors</h1>"))
    #expect(page.contains("<title>Mirrors · Course</title>"))
  }

  @Test(
    "B004, B005: whatever the lines of the author's guide end with, its pages are the same",
    arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    let files = try Repository.files(below: "Content")
    let plain = TestCourse(folder: try TemporaryFolder())
    let twin = TestCourse(folder: try TemporaryFolder())
    for file in files {
      let isText = [".md", ".yml", ".swift"].contains { file.path.hasSuffix($0) }
      let bytes = isText ? file.bytes.flatMap { $0 == 10 ? Array(end.utf8) : [$0] } : file.bytes
      try plain.folder.write(Data(file.bytes), to: "Content/" + file.path)
      try twin.folder.write(Data(bytes), to: "Content/" + file.path)
    }
    #expect(plain.build(strict: true).succeeded)
    #expect(twin.build(strict: true).succeeded)
    for file in plain.folder.files where file.hasPrefix("site/") && file.hasSuffix(".html") {
      #expect(plain.folder.text(file) == twin.folder.text(file), "\(file)")
    }
  }

  @Test(
    "B005: lines are counted alike in every kind of file",
    arguments: ["\n", "\r\n", "\r"])
  func placesWithLineEnds(end: String) throws {
    let text = "---\ntitle: A\n---\n# A\n\n| a |\n|---|\n| b |\n\n> [!NOTE]\n> [x](gone.md)\n"
    let faults = try FieldPage.faults(text.replacingOccurrences(of: "\n", with: end))
    #expect(faults == ["link/missing-page 11:7"])
    #expect(try FieldPage.faults("a\rb\n\r\n[x](gone.md)\r\n\r[y](gone.md)").count == 2)
    #expect(
      try FieldPage.faults("a\rb\n\r\n[x](gone.md)\r\n\r[y](gone.md)") == [
        "link/missing-page 4:5", "link/missing-page 6:5",
      ])
  }

  @Test(
    "B007: blanks behind the lines of front matter do not matter, and it may end with dots",
    arguments: [
      "---  \ntitle: X\n---\nbody", "---\t\ntitle: X\n--- \t\nbody", "---\ntitle: X\n...\nbody",
      "---\n# a comment\ntitle: X\n---\nbody", "---\ntitle: X\nsummary: |\n  a\n  ---\n---\nbody",
    ])
  func fences(text: String) throws {
    let page = try FieldPage.page(text)
    #expect(page.contains("<title>X · Course</title>"))
    #expect(page.contains("<div class=\"prose\">\n<p>body</p>"))
  }

  @Test(
    "B007: front matter with nothing in it is front matter", arguments: ["---\n---", "---\n...\n"])
  func emptyFrontMatter(text: String) throws {
    #expect(try FieldPage.prose(text + "\nbody") == "<p>body</p>")
  }

  @Test(
    "B007: what is not quite front matter is never lost without a word",
    arguments: [
      " ---\ntitle: X\n---\n", "\n---\ntitle: X\n---\n", "----\ntitle: X\n----\n",
      "---\u{A0}\ntitle: X\n---\n", "--- # c\ntitle: X\n---\n", "---yaml\ntitle: X\n---\n",
      "+++\ntitle = 'X'\n+++\n", "---\n\ntitle: X\n---\n", "---\ntitle: X\n----\n",
      "---\ntitle: X\n ---\n", "---\ntitle: X\n---\n---\ntitle: Y\n---\n",
    ])
  func lookalikes(text: String) throws {
    let faults = try FieldPage.faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("front-matter/") == true)
  }

  @Test(
    "B008: a rule on the first line is a rule",
    arguments: [
      ("---\n\nExample text", "<hr />\n<p>Example text</p>"),
      ("---\nExample text", "<hr />\n<p>Example text</p>"),
      ("---\n\nA\n\n---\n\nB", "<hr />\n<p>A</p>\n<hr />\n<p>B</p>"),
      ("---\n\n---\n", "<hr />\n<hr />"), ("---", "<hr />"), ("***\nA", "<hr />\n<p>A</p>"),
      ("---\nNote: this\n\nmore", "<hr />\n<p>Note: this</p>\n<p>more</p>"),
    ])
  func rules(text: String, prose: String) throws {
    #expect(try FieldPage.prose(text) == prose)
  }

  @Test("B010: a colon in a value has a place in the file and a remedy")
  func colon() throws {
    let course = try TestCourse(["Content/a.md": "---\ntitle: Assignment 1: Lenses\n---"])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(course.place) == ["Content/a.md:2:20"])
    #expect(diagnostics.first?.solutions.first?.summary == "write `\"Assignment 1: Lenses\"`")
  }

  @Test(
    "B011: a mistake in front matter is placed in the file",
    arguments: [
      ("order: 3\ntopics: [a", "yaml/unclosed-bracket 5:9"),
      ("order: 3\ndate: yesterday", "front-matter/not-a-date 5:7"),
      ("order: 3\n- b", "yaml/indentation 5:1"),
      ("order: 3\ntitel: x", "front-matter/unknown-key 5:1"),
      ("# ü\ntopics: [ü, {}]", "front-matter/wrong-topic 5:13"),
    ])
  func places(lines: String, fault: String) throws {
    for (mark, end) in [("", "\n"), (Self.mark, "\r\n"), ("", "\r")] {
      let text = mark + "---\ntitle: X\nsummary: y\n\(lines)\n---\n"
      let course = try TestCourse([
        "Content/ch2/prism.md": text.replacingOccurrences(of: "\n", with: end)
      ])
      let place = fault.replacingOccurrences(of: " ", with: " Content/ch2/prism.md:")
      #expect(course.faults == [place])
    }
  }

  @Test(
    "B013: a list is a list, however it is written",
    arguments: [
      "topics: ['optics', \"graph theory\"]", "topics:\n  - optics\n  - graph theory",
      "topics:\n- optics\n- 'graph  theory'", "topics: [ optics ,\n  graph theory ]",
    ])
  func lists(lines: String) throws {
    let course = try TestCourse(["Content/a.md": "---\n\(lines)\n---\n"])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let topics = course.folder.files.filter { $0.hasPrefix("site/topics/") }
    #expect(
      topics == [
        "site/topics/graph-theory.html", "site/topics/index.html", "site/topics/optics.html",
      ])
  }

  @Test("B014: title and summary are plain text")
  func plainText() throws {
    let page = try FieldPage.page(
      "---\nsummary: \"cost is $O(d_{max} n_{2})$, *so* `x` &amp; <b>\"\ntitle: What is __init__.py?\n---\n"
    )
    #expect(page.contains("<h1>What is __init__.py?</h1>"))
    #expect(
      page.contains(
        "<p class=\"summary\">cost is $O(d_{max} n_{2})$, *so* `x` &amp;amp; &lt;b&gt;</p>"))
  }

  @Test("B016: nothing depends on the dates of files, and a date is a day")
  func dates() throws {
    let course = try TestCourse([
      "Content/a.md": "---\ndate: 2024-02-29\n---\n", "Content/b.md": "",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let before = [course.page("a.html"), course.page("b.html")]
    for name in ["a", "b"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)],
        ofItemAtPath: course.folder.path + "/Content/\(name).md")
    }
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect([course.page("a.html"), course.page("b.html")] == before)
    #expect(before[0]?.contains("<time datetime=\"2024-02-29\">29 February 2024</time>") == true)
    #expect(before[1]?.contains("<time") == false)
  }

  @Test(
    "B016: a day that is written in another way is named as it should be",
    arguments: [
      ("2024-2-9", "2024-02-09"), ("9.2.2024", "2024-02-09"), ("2024/02/29", "2024-02-29"),
      ("2024-02-29T23:30:00-08:00", "2024-02-29"), ("2023-02-29", nil), ("02/09/2024", nil),
      ("soon", nil), ("'1'", nil),
    ])
  func otherDates(written: String, meant: String?) throws {
    let course = try TestCourse(["Content/a.md": "---\ndate: \(written)\n---\n"])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["front-matter/not-a-date"])
    #expect(diagnostics.first?.solutions.first?.replacement == meant)
  }

  @Test("B017: a draft is nowhere, and the page before it leads to the one behind it")
  func drafts() throws {
    let course = try TestCourse([
      "Content/site.yml": "address: https://example.org/", "Content/1.md": "# One",
      "Content/2.md":
        "---\ndraft: true\ntopics: [quokka]\naliases: [ocelot]\n---\n# Zebra\n\n```graph\nid: hush\nedges: [A-B]\n```",
      "Content/3.md": "# Three",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("1.html")?.contains("rel=\"next\" href=\"3.html\"") == true)
    #expect(course.page("3.html")?.contains("rel=\"prev\" href=\"1.html\"") == true)
    for file in course.folder.files where file.hasPrefix("site/") {
      let text = course.folder.text(file) ?? ""
      #expect(
        !["Zebra", "quokka", "ocelot", "hush", "2.html"].contains { text.contains($0) }, "\(file)")
    }
    #expect(course.strayAddresses == [])
  }

  @Test(
    "B017: whatever leads to a draft is reported",
    arguments: [
      "[x](2.md)", "![x](2.md)", "<a href=\"2.md\">x</a>", "[x]\n\n[x]: 2.md", "`= hush.order`",
      "[x](2.md#two)",
    ])
  func linksToDrafts(text: String) throws {
    let faults = try FieldPage.faults(
      text,
      beside: [
        "Content/2.md": "---\ndraft: true\n---\n# Two\n\n```graph\nid: hush\nedges: [A-B]\n```"
      ])
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix(text.hasPrefix("`") ? "formula/unknown-name" : "link/draft") == true)
  }

  @Test("B154: a file that is no UTF-8 is refused at the first byte that is none")
  func otherEncodings() throws {
    let texts: [(Data, String)] = [
      (Data("# Hi".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }), "1:2"),
      (Data([0xFF, 0xFE, 0x23, 0]), "1:1"), (Data([0, 0x23]), "1:1"),
      (Data("caf".utf8 + [0xE9, 10]), "1:4"), (Data("a\r\n\r\nü".utf8 + [0]), "3:2"),
      (Data([0xED, 0xA0, 0x80]), "1:1"), (Data("x\n---\ny".utf8 + [0xC3]), "3:2"),
      (Data("---\ntitle: caf".utf8 + [0xE9] + "\n---\n".utf8), "2:11"),
    ]
    for (text, place) in texts {
      let course = try TestCourse([:])
      try course.folder.write(text, to: "Content/a.md")
      #expect(course.faults == ["site/not-utf-8 Content/a.md:\(place)"])
    }
  }

  @Test(
    "B155: scratch files and partials stay where they are, and so do dotfiles but for .well-known")
  func scratchFiles() throws {
    let scratch = [
      ".draft.md", "a.md~", ".DS_Store", ".nojekyll", "#a.md#", ".#a.md", "a.md.swp", "Thumbs.db",
      "desktop.ini", "Icon\r", ".git/config", "._a.md", "~$a.md", "_notes.md", "_parts/x.md",
      "a.tmp", "a.md.orig", "b.bak",
      "__MACOSX/a.md",
    ]
    let published = ["a.txt", "CNAME", "README.md", ".well-known/x"]
    let files = (scratch + published).map { ("Content/" + $0, "x") }
    let course = try TestCourse(Dictionary(uniqueKeysWithValues: files))
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let site = course.folder.files.filter { $0.hasPrefix("site/") && !$0.contains("/assets/") }
    #expect(
      site == [
        "site/.sitegen-manifest", "site/.well-known/x", "site/404.html", "site/CNAME",
        "site/README.html",
        "site/a.txt", "site/index.html",
      ])
  }

  @Test(
    "B157: the title is the first heading if it is of the first level, or the file's name; the contents are nested as far as they are",
    arguments: [
      ("# T\n\n#### D\n\n## B\n", "T", ["D", "B"]),
      ("### Deep\n\ntext\n\n## Up\n", "A", ["Deep", "Up"]), ("text", "A", []),
      ("# A\n\n# B\n\n# C\n", "A", ["B", "C"]), ("## X\n\n# B\n", "A", ["X", "B"]),
      ("---\ntitle: T\n---\n# T\n\n## U\n\n## V", "T", ["U", "V"]),
      ("> # Q\n\n# B", "A", ["Q", "B"]), ("# T\n\n###### six\n\n##### five", "T", ["six", "five"]),
    ])
  func headingLevels(text: String, title: String, contents: [String]) throws {
    let page = try FieldPage.page(text)
    #expect(page.contains("<title>\(title) · Course</title>"))
    let navigation = page.firstMatch(of: /<nav class="contents.*?<\/nav>/.dotMatchesNewlines())
    let links = navigation?.output.matches(of: /<a href="#[^"]*">(.*?)<\/a>/).map {
      String($0.output.1)
    }
    #expect((links ?? []) == contents)
  }
}
