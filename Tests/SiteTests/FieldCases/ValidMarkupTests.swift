import Foundation
import TestSupport
import Testing

/// Every page of a site is valid, whatever the author wrote: what the fuzz target once found.
@Suite struct ValidMarkupTests {
  @Test(arguments: [
    "[a <https://e.org/x> b](https://e.org)", "[a $$x$$ b](https://e.org)",
    "```graph\nedges: [A-B]\ncaption: \"a\n\n  - b\n\n  - c\"\n```",
    "a[^n] b[^n-2] c[^n]\n\n[^n]: t\n[^n-2]: u", "![a[^1]](https://e.org/a.png)\n\n[^1]: x",
    "# [a](https://e.org) <https://e.org> `b`\n\n## [c](https://e.org)\n\n## d",
    "- [x] [a](https://e.org)\n\n[^1]:\n    - x\n\ny[^1]",
    "Term [a](https://e.org)\n: - b\n\n  > c",
  ])
  func everyPage(text: String) throws {
    let course = try TestCourse(["Content/a.md": text, "Content/site.yml": "raw-html: escape"])
    #expect(course.build().succeeded)
    for file in course.folder.files where file.hasPrefix("site/") && file.hasSuffix(".html") {
      #expect(MarkupNesting(Array((course.folder.text(file) ?? "").utf8)).fault == nil, "\(file)")
    }
  }

  @Test func everyPageOfTheGuide() throws {
    let folder = try TemporaryFolder()
    for file in try Repository.files(below: "Content") {
      try folder.write(Data(file.bytes), to: "Content/" + file.path)
    }
    let course = TestCourse(folder: folder)
    #expect(course.build().succeeded)
    for file in folder.files where file.hasPrefix("site/") && file.hasSuffix(".html") {
      #expect(MarkupNesting(Array((folder.text(file) ?? "").utf8)).fault == nil, "\(file)")
    }
    #expect(course.strayAddresses == [])
  }
}
