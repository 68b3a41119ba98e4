import Foundation
import TestSupport
import Testing

/// Field cases of file names, addresses and topics, by the numbers under which they were collected.
@Suite struct FieldCasesPathTests {
  /// Names with every character that means something in an address, in HTML or in Markdown.
  private static let names = [
    "C# notes", "Why light?", "100%", "a&b", "say \"hi\"", "it's", "c++", "été", "日本", "a;b", "a:b",
    "a*b", "a|b", "a<b>", "x.y", "trail.", "two  spaces", "semi,colon", "back\\slash", "%20",
    "a%20b",
    "[br]", "{b}", "=eq", "@at", "$x$", "UPPER", "a`b", "café ☕️", "nbsp\u{A0}x", "e\u{301}cole",
    String(repeating: "x", count: 240),
  ]

  @Test("B023, B025, B026: a file may have any name, and everything that leads to it does")
  func anyName() throws {
    let characters = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()*':"))
    var index = "# Start\n\n"
    var files: [String: String] = [:]
    for name in Self.names {
      files["Content/\(name).md"] = "---\ntopics: [t]\n---\n# Page\n\n![p](<pic.svg>)"
      let encoded = try #require(name.addingPercentEncoding(withAllowedCharacters: characters))
      index += "[x](\(encoded).md) <a href=\"\(encoded).md\">y</a>\n"
    }
    files["Content/index.md"] = index
    files["Content/pic.svg"] = "<svg/>"
    let course = try TestCourse(files)
    #expect(course.build(strict: true).diagnostics.map(\.summary) == [])
    #expect(course.strayAddresses == [])
    #expect(course.folder.files.contains("site/C#-notes.html"))
    let links = try course.elements("a", in: "index.html").filter { $0.contains("C%23-notes.html") }
    #expect(links.contains("<a href=\"C%23-notes.html\">x</a>"))
    #expect(links.contains("<a href=\"C%23-notes.html\">y</a>"))
  }

  @Test("B023: a name with a space is linked in two spellings; the third is told how to be one")
  func spaces() throws {
    let files = ["Content/ray tracing.md": "", "Content/my pic.png": ""]
    let prose = try FieldPage.prose(
      "[a](ray%20tracing.md) [b](<ray tracing.md>) [r]\n\n[r]: <ray tracing.md>", beside: files)
    #expect(prose.matches(of: /<a href="ray-tracing.html">/).count == 3)
    let faults = try FieldPage.faults(
      "[c](ray tracing.md)\n\n![d](my pic.png \"T\")\n\n[r]\n\n[r]: ray tracing.md", beside: files)
    #expect(
      faults == [
        "link/space-in-destination 1:5", "link/space-in-destination 3:6",
        "link/space-in-destination 7:6",
      ])
  }

  @Test(
    "B028: names that differ only by case, or not to the eye, are one address",
    arguments: [
      ["Lens.md", "lens.md"], ["01-a.md", "02-A.md"], ["a b.md", "A-b.md"], ["p.png", "P.png"],
      ["D/a.md", "d/b.md"], ["a.md", "A.html"], ["é.md", "e\u{301}.md"], ["É.png", "é.png"],
      ["topics.md", "topics.html"],
    ])
  func twins(names: [String]) throws {
    let course = try TestCourse([:])
    for name in names { try course.folder.write("x", to: "Content/" + name) }
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["site/same-address"])
    #expect(diagnostics.first?.summary.matches(of: /\/Content\//).count == 2)
  }

  @Test(
    "B028: an old address is taken, too, whatever its case",
    arguments: ["b", "B", "/b/../b", "B.html", "Topics/x", "ASSETS/x", "old, OLD", "index"])
  func aliases(alias: String) throws {
    let faults = try FieldPage.faults(
      "---\naliases: [\(alias)]\n---\n", beside: ["Content/b.md": ""])
    #expect(faults.count == 1)
    #expect(faults.first?.contains("-alias ") == true)
  }

  @Test("B031, B032: distinct topics have distinct pages, and every link to one opens it")
  func topics() throws {
    let topics = [
      "C", "C++", "C#", "graph theory", "graph-theory", "CI/CD", "ci.cd", "a b", "a-b", ".", "..",
      "?", "!", "-", "index", "概要", "كتاب", "বই", "é", "naïve > x", "naïve-x", "a/b > c", "a > b/c",
      "a > b > c", "<script", "&amp;", "Ray Diagram", "50% off", "a?b=c#d",
    ]
    let list = topics.map { "  - \"\($0)\"\n" }.joined()
    let course = try TestCourse(["Content/a.md": "---\ntopics:\n\(list)---\n"])
    #expect(course.build(strict: true).diagnostics.map(\.summary) == [])
    #expect(course.strayAddresses == [])
    // Topics above those that are named have pages, too: `naïve`, `a/b`, `a`, `a > b`.
    let pages = course.folder.files.filter { $0.hasPrefix("site/topics/") }
    #expect(pages.count == topics.count + 4 + 1)
    let marks = try course.elements("nav", in: "a.html").filter { $0.contains("page-topics") }
    #expect(marks.first?.contains("<a href=\"topics/ray-diagram.html\">Ray Diagram</a>") == true)
  }

  @Test("B031: spellings that differ by case or white space only are reported, or the same")
  func topicSpellings() throws {
    let faults = try FieldPage.faults(
      "---\ntopics: [Milk, milk, 'graph  theory', graph theory]\n---\n")
    #expect(faults == ["front-matter/topic-spelling 2:16"])
    let course = try TestCourse([
      "Content/a.md": "---\ntopics: ['graph  theory', graph theory]\n---\n",
      "Content/b.md": "---\ntopics: [e\u{301}tude]\n---\n",
      "Content/c.md": "---\ntopics: [étude]\n---\n",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.folder.files.filter { $0.hasPrefix("site/topics/") }.count == 3)
  }

  @Test(
    "B037: an address with or without its last slash is the same; what is none is refused",
    arguments: [
      ("https://e.org/course", true), ("https://e.org/course/", true), ("course", false),
      ("/course", false), ("/course/", false), ("e.org/course", false), ("//e.org/course", false),
      ("https://", false), ("https:///x", false), ("https://e.org/a b", false),
      ("https://e.org/index.html", false), ("https://e.org/?x", false), ("https://e.org/#x", false),
      ("ftp://e.org/", false),
    ])
  func siteAddress(address: String, isAddress: Bool) throws {
    let course = try TestCourse([
      "Content/ch1/a.md": "x", "Content/site.yml": "address: \"\(address)\"",
    ])
    guard isAddress else {
      #expect(course.faults == ["site/wrong-value Content/site.yml:1:10"])
      return
    }
    #expect(course.build(strict: true).succeeded)
    let page = try #require(course.page("ch1/a.html"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://e.org/course/ch1/a.html\">"))
    #expect(course.page("404.html")?.contains("href=\"/course/index.html\"") == true)
    #expect(course.strayAddresses.filter { !$0.hasPrefix("site/404") } == [])
  }

  @Test("B041: every address of a site is relative and names a file, so that it works from disk")
  func fromDisk() throws {
    let course = try TestCourse(BuildTests.files)
    #expect(course.build().succeeded)
    #expect(course.strayAddresses == [])
  }

  @Test("B043: a linked file or folder is published in its place")
  func linkedFolders() throws {
    let course = try TestCourse([
      "shared/s.md": "# S\n\n![p](pic.png) [a](../a.md)", "shared/pic.png": "x",
      "Content/a.md": "[s](shared/s.md)",
    ])
    try link("Content/shared", to: "../shared", course)
    try link("Content/more.md", to: "../shared/s.md", course)
    // Each place has links of its own.
    #expect(
      course.faults == [
        "link/missing-page Content/more.md:3:6", "link/outside Content/more.md:3:19",
      ])
    try FileManager.default.removeItem(atPath: course.folder.path + "/Content/more.md")
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.strayAddresses == [])
  }

  @Test("B044: links that lead round in circles or nowhere are passed over, each reported once")
  func linkLoops() throws {
    let course = try TestCourse(["Content/a/x.md": "x"])
    for (path, target) in [
      ("a/self", ".."), ("a/dot", "."), ("a/me", "me"), ("gone", "nowhere"), ("one", "two"),
      ("two", "one"),
    ] { try link("Content/" + path, to: target, course) }
    let faults = ["a/dot", "a/me", "a/self", "gone", "one", "two"].map {
      "site/passed-over Content/\($0):1:1"
    }
    #expect(course.faults == faults)
    #expect(course.page("a/x.html") != nil)
  }

  private func link(_ path: String, to target: String, _ course: TestCourse) throws {
    try FileManager.default.createSymbolicLink(
      atPath: course.folder.path + "/" + path, withDestinationPath: target)
  }

  // B046, cleaning, is tested by SiteOutputTests.

  @Test("B047, B049: a build over an older one is what a build from nothing is")
  func builtAgain() throws {
    var files = BuildTests.files
    let course = try TestCourse(files)
    #expect(course.build().succeeded)
    try course.folder.write("mine", to: "site/CNAME")
    files["Content/graphs/b.md"] = files.removeValue(forKey: "Content/graphs/a.md")
    files["Content/new/chapter.md"] = "# New\n\n[lens](../02-optics/01-thin%20lens.md)"
    files["Templates/partials/heading.mustache"] = "<h1>own {{page.title}}</h1>"
    files["Content/site.yml"] = "title: Another\naddress: https://example.org/d"
    try FileManager.default.removeItem(atPath: course.folder.path + "/Content/graphs/a.md")
    for (path, text) in files { try course.folder.write(text, to: path) }
    #expect(course.build().succeeded)
    let fresh = try TestCourse(files)
    #expect(fresh.build().succeeded)
    #expect(course.folder.files.filter { $0 != "site/CNAME" } == fresh.folder.files)
    #expect(course.folder.text("site/CNAME") == "mine")
    for file in fresh.folder.files where file.hasPrefix("site/") {
      #expect(course.folder.text(file) == fresh.folder.text(file), "\(file)")
    }
  }

  @Test("B050: two builds of a course are the same to the byte, also where topics share a slug")
  func builtTwice() throws {
    let topics = ["كتاب", "কিতাব", "?", "!", "a b", "a-b", "C", "C++", "C#"]
    var files: [String: String] = [:]
    for (index, topic) in topics.enumerated() {
      files["Content/\(index).md"] = "---\ntopics: [\"\(topic)\", \"\(topics[8 - index])\"]\n---\n"
    }
    let courses = try [TestCourse(files), TestCourse(files)]
    for course in courses { #expect(course.build().succeeded) }
    #expect(courses[0].folder.files == courses[1].folder.files)
    for file in courses[0].folder.files {
      #expect(courses[0].folder.text(file) == courses[1].folder.text(file), "\(file)")
    }
  }

  @Test("B052: the site map has the address of every page once, as the page itself says it")
  func siteMap() throws {
    let course = try TestCourse([
      "Content/site.yml": "address: https://e.org/c",
      "Content/a.md": "---\naliases: [old]\ntopics: [t]\n---\n", "Content/ü x.md": "",
      "Content/d/index.md": "", "Content/d.md": "", "Content/s&t.md": "",
      "Content/draft.md": "---\ndraft: true\n---\n",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let map = try #require(course.page("sitemap.xml"))
    let addresses = map.matches(of: /<loc>(.*?)<\/loc>/).map { String($0.output.1) }
    #expect(
      addresses
        == [
          "", "a.html", "d/", "d.html", "s%26t.html", "%C3%BC-x.html", "topics/", "topics/t.html",
        ].map { "https://e.org/c/" + $0 })
    for file in course.folder.files where file.hasSuffix(".html") && file != "site/404.html" {
      let text = course.folder.text(file) ?? ""
      let canonical = text.firstMatch(of: /rel="canonical" href="(.*?)"/).map {
        String($0.output.1)
      }
      #expect(canonical.map(addresses.contains) == true, "\(file)")
    }
  }
}
