import Diagnostics
import Pages
import Synchronization
import TestSupport
import Testing

@testable import Site

@Suite struct OutsideCheckTests {
  private static let course = [
    "Content/a.md": """
    [there](https://one.example/there) and [again](https://one.example/there#part),
    [gone](https://one.example/gone), <https://two.example/shy>, [mail](mailto:a@b.example)
    <a href="//three.example/x">raw</a>

    ```graph
    edges: [A-B]
    caption: From [the source](HTTPS://one.example/gone).
    ```
    """
  ]

  private func answer(_ address: String) -> OutsideAnswer {
    if address.hasSuffix("/there") { return .found }
    if address.contains("two.example") { return OutsideAnswer(status: 403) }
    if address.contains("three.example") { return .silence(reason: "there is no such host") }
    return OutsideAnswer(status: 404)
  }

  @Test("each address is asked once, and what it answers is told at each place where it stands")
  func asksOnce() throws {
    let course = try TestCourse(Self.course)
    let site = CheckedSite(
      BuildOptions(folder: course.folder.path), standardTheme: TestCourse.theme)
    #expect(site.diagnostics.isEmpty)
    let asked = Mutex<[String]>([])
    let pauses = Mutex(0)
    let check = OutsideCheck(site.outsideLinks)
    let faults = check.diagnostics(
      asking: { address in
        asked.withLock { $0.append(address) }
        return answer(address)
      }, pausing: { pauses.withLock { $0 += 1 } })
    #expect(
      asked.withLock { $0.sorted() } == [
        "HTTPS://one.example/gone", "https://one.example/gone", "https://one.example/there",
        "https://three.example/x", "https://two.example/shy",
      ])
    // Three addresses of one host.
    #expect(pauses.withLock { $0 } == 2)
    let found = faults.map { "\(course.place($0)) \($0.severity) \($0.identifier)" }.sorted()
    #expect(
      found == [
        "Content/a.md:2:36 note link/unclear", "Content/a.md:2:8 error link/dead",
        "Content/a.md:3:10 warning link/no-answer", "Content/a.md:7:28 error link/dead",
      ])
  }

  @Test(
    "a status tells whether the address is there",
    arguments: [
      (200, OutsideAnswer.found), (206, .found), (304, .found), (404, .refused(status: 404)),
      (410, .refused(status: 410)), (500, .refused(status: 500)), (403, .unclear(status: 403)),
      (429, .unclear(status: 429)), (0, .refused(status: 0)),
    ] as [(Int, OutsideAnswer)])
  func statuses(status: Int, answer: OutsideAnswer) {
    #expect(OutsideAnswer(status: status) == answer)
  }

  @Test func checksWithoutWriting() throws {
    let course = try TestCourse(["Content/a.md": "# A\n\n[x](nowhere.md)"])
    let options = BuildOptions(folder: course.folder.path)
    let report = Check.run(options, asksOutside: false, standardTheme: TestCourse.theme)
    #expect(report.diagnostics.map(\.identifier) == ["link/missing-page"])
    #expect(course.folder.files == ["Content/a.md"])
  }

  @Test("an endless template is found without a build")
  func rendersPages() throws {
    let course = try TestCourse([
      "Content/a.md": "---\ntopics: [x]\n---\n# A",
      "Templates/topic.mustache": "{{#page}}{{>topic}}{{/page}}",
    ])
    let options = BuildOptions(folder: course.folder.path)
    let report = Check.run(options, asksOutside: false, standardTheme: TestCourse.theme)
    #expect(
      report.diagnostics.map(\.identifier).contains("template/endless"), "\(report.diagnostics)")
  }
}
