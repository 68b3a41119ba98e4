import Diagnostics
import Foundation
import TestSupport
import Testing

/// Everything that issue asks for under bad input: one diagnostic with its place, exit status 1, nothing written.
@Suite struct BadInputTests {
  private static let mistakes: [(String, String)] = [
    ("```1️⃣optik\nobject: {distance: 20 cm}\n```", "scenario/unknown-kind"),
    ("```1️⃣exercise\nx: 1\n```", "scenario/unavailable-kind"),
    (lens("object: {distance: 20 cm}\n1️⃣colour: red"), "scenario/unknown-key"),
    (lens("object: {distance: 20 1️⃣furlong}"), "quantity/unknown-unit"),
    (lens("object: {distance: 1️⃣20, height: 1 cm}"), "quantity/missing-unit"),
    ("1️⃣```optics\nobject: {distance: 20 cm}\n```", "optics/missing-lens"),
    (
      lens("id: a\nobject: {distance: 20 cm}") + "\n\n`= 1️⃣a.image.distnace`",
      "formula/unknown-name"
    ),
    (lens("object: {distance: 20 cm}\nnotation: 1️⃣xyz"), "scenario/unknown-choice"),
    ("```optics\nlens: 5 D\nobject: 1️⃣[\n```", "yaml/unclosed-bracket"),
    (
      lens("id: a\nobject: {distance: 20 cm}") + "\n\n"
        + lens("id: 1️⃣a\nobject: {distance: 20 cm}"), "scenario/duplicate-id"
    ),
    ("1️⃣```optics\nobject: {distance: 20 cm}\nlens: 5 D\n", "markdown/unclosed-fence"),
    ("```graph\nvertices: [A, B]\nedges: [A-1️⃣C]\n```", "graph/unknown-vertex"),
    (
      "```graph\nedges: [A->B 5, B->C -4]\nrun: 1️⃣dijkstra from A\n```", "graph/negative-weight"
    ),
    (
      lens("object: {distance: 20 cm}\nexpect: {1️⃣image.size: enlarged}"),
      "scenario/undefined-value"
    ),
    (
      lens("object: {distance: 20 cm}\nexpect: {1️⃣magnificaton: 1, magnification: undefined}"),
      "scenario/unknown-value"
    ),
    ("[x](1️⃣nowhere.md)", "link/missing-page"),
    ("[x](1️⃣#nowhere)", "link/missing-fragment"),
    ("---\n1️⃣titel: X\n---\n", "front-matter/unknown-key"),
    ("1️⃣---\ntitle: X\n\n# A", "front-matter/unclosed"),
  ]

  @Test(arguments: mistakes)
  func getsOneDiagnosticAtItsPlaceAndNothingIsWritten(text: String, identifier: String) throws {
    let marked = MarkedText(text)
    let course = try TestCourse(["Content/index.md": marked.text])
    let report = course.build()
    #expect(!report.succeeded)
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.identifier) == [identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(errors.first.map(course.place) == "Content/index.md:\(place.line):\(place.column)")
    #expect(course.folder.files == ["Content/index.md"])
  }

  private static func lens(_ keys: String) -> String { "```optics\n\(keys)\nlens: 5 D\n```" }

  @Test func refusesBytesThatAreNotUTF8() throws {
    let course = try TestCourse(["Content/index.md": ""])
    try course.folder.write(Data("caf".utf8 + [0xE9] + "\n".utf8), to: "Content/a.md")
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["site/not-utf-8"])
    #expect(report.diagnostics.first.map(course.place) == "Content/a.md:1:4")
  }

  @Test func refusesTwoSourcesForOneOutput() throws {
    let course = try TestCourse(["Content/01-a.md": "", "Content/02-a.md": ""])
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["site/same-address"])
    #expect(report.diagnostics.first.map(course.place) == "Content/02-a.md:1:1")
  }

  @Test(arguments: [
    ["Content/01-x/a.md", "Content/02-x/b.md"], ["Content/x/01-index.md"],
    ["Content/x/a.md", "Content/x/index.html"],
  ])
  func refusesASourceAtTheAddressOfAFoldersOwnPage(paths: [String]) throws {
    let course = try TestCourse(
      Dictionary(uniqueKeysWithValues: (paths + ["Content/index.md"]).map { ($0, "") }))
    #expect(course.build().diagnostics.map(\.identifier) == ["site/same-address"])
  }

  @Test(arguments: ["units: {pwoer: mm}", "units: {power: furlong}"])
  func refusesUnitsOfTheCourseThatAreNone(text: String) throws {
    let course = try TestCourse(["Content/index.md": "# A", "Content/site.yml": text])
    #expect(course.build().diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("{{#page}}1️⃣", "template/unclosed-section"), ("{{1️⃣page.titel}}", "template/unknown-name"),
  ])
  func refusesATemplateThatIsWrong(text: String, identifier: String) throws {
    let marked = MarkedText(text)
    let course = try TestCourse([
      "Content/index.md": "# A", "Templates/topic.mustache": marked.text,
    ])
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == [identifier])
    #expect(report.diagnostics.first?.range?.file.hasSuffix("Templates/topic.mustache") == true)
    #expect(!report.succeeded)
  }

  @Test func leavesTheLastGoodSiteAlone() throws {
    let course = try TestCourse(["Content/index.md": "# Good"])
    #expect(course.build().succeeded)
    let before = course.page("index.html")
    try course.folder.write("# Bad [x](gone.md)", to: "Content/index.md")
    #expect(!course.build().succeeded)
    #expect(course.page("index.html") == before)
  }

  @Test func reportsEverythingInOneRunInOrder() throws {
    let course = try TestCourse([
      "Content/b.md": "[x](gone.md)\n\n[y](gone2.md)", "Content/a.md": "---\ntitel: X\n---\n",
    ])
    let places = course.build().diagnostics.map(course.place)
    #expect(places == ["Content/a.md:2:1", "Content/b.md:1:5", "Content/b.md:3:5"])
  }

  @Test func treatsWarningsAsErrorsWhenStrict() throws {
    let course = try TestCourse(["Content/index.md": "[x]()"])
    #expect(course.build().succeeded)
    #expect(!course.build(strict: true).succeeded)
  }

  @Test func takesSeveritiesFromTheCourse() throws {
    let course = try TestCourse([
      "Content/index.md": "[x](gone.md)",
      "Content/site.yml": "severity: {link/missing-page: warning}",
    ])
    let report = course.build()
    #expect(report.succeeded)
    #expect(report.diagnostics.map(\.severity) == [.warning])
  }
}
