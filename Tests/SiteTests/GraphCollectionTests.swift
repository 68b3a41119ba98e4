import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// A course's own graphs: their files, the pages that use them, and the page that shows them all.
@Suite struct GraphCollectionTests {
  private typealias Mistake = MarkedMistakeTests.Mistake

  private static let square = "Content/graphs/square.yml"
  private static let use = "# Squares\n\n```graph\ngraph: square\n```\n"

  static let mistakes: [MarkedMistakeTests.Mistake] = [
    Mistake("graph/file-name", "1️⃣family: cycle 4", in: "Content/graphs/square.yaml"),
    Mistake("graph/file-name", "1️⃣family: cycle 4", in: "Content/graphs/4 corners.yml"),
    Mistake("graph/not-a-mapping", "1️⃣[a-b]", in: square),
    Mistake("scenario/unknown-key", "family: cycle 4\n1️⃣show: diagram", in: square),
    Mistake("graph/unknown-graph", "```graph\ngraph: 1️⃣square\n```\n"),
    Mistake("link/missing-page", "title: A [square](1️⃣none.md)\nfamily: cycle 4", in: square),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: MarkedMistakeTests.Mistake)
    throws
  {
    let marked = MarkedText(mistake.text)
    let course = try TestCourse(["Content/index.md": "", mistake.path: marked.text])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    let place = try #require(marked.places["1️⃣"])
    #expect(
      diagnostics.first?.range?.start == SourcePosition(line: place.line, column: place.column))
  }

  @Test func aFaultyFileIsToldOnceHoweverManyBlocksUseIt() throws {
    let course = try TestCourse([
      "Content/a.md": Self.use, "Content/b.md": Self.use, Self.square: "famly: cycle 4",
    ])
    #expect(course.build().diagnostics.map(course.place) == ["Content/graphs/square.yml:1:1"])
  }

  @Test func thePageOfGraphsHasItsAddressForItself() throws {
    let course = try TestCourse([
      "Content/index.md": "", "Content/graph-collection.md": "", Self.square: "family: cycle 4",
    ])
    #expect(course.build().diagnostics.map(\.identifier) == ["graph/taken-address"])
  }

  @Test func thePageOfGraphsShowsThemWithTheirSizesAndThePagesThatUseThem() throws {
    let course = try TestCourse([
      "Content/a.md": Self.use + "\n[all](graph-collection.html)\n",
      "Content/graphs/alone.yml": "edges: [a->b 2]",
      Self.square: "title: The *square*\nfamily: cycle 4",
    ])
    #expect(course.build(strict: true).diagnostics.map(\.summary) == [])
    let page = try #require(course.page("graph-collection.html"))
    #expect(page.contains("<h2 id=\"graph-square\">The <em>square</em></h2>"))
    #expect(page.contains("<h2 id=\"graph-alone\">Alone</h2>"))
    #expect(page.contains("Graph · 4 vertices · 4 edges"))
    #expect(page.contains("Weighted directed graph · 2 vertices · 1 edge<"))
    #expect(page.contains("<a href=\"a.html#figure-1\">Squares</a>"))
    #expect(page.contains("<code>graph: square</code>"))
    #expect(page.contains("No page uses it yet."))
    #expect(page.components(separatedBy: "class=\"figure graph\"").count == 3)
    // What pages use comes first.
    let (first, second) = (page.firstRange(of: "graph-square"), page.firstRange(of: "graph-alone"))
    #expect(try #require(first).lowerBound < #require(second).lowerBound)
    #expect(course.page("a.html")?.contains("<a href=\"graph-collection.html\">Graphs</a>") == true)
    #expect(course.page("graphs/square.yml") == nil)
  }

  @Test func aLinkToAGraphOfTheCollectionIsChecked() throws {
    let course = try TestCourse([
      "Content/a.md": "[one](graph-collection.html#graph-square)",
      "Content/b.md": "[two](graph-collection.html#graph-sqare)",
      Self.square: "family: cycle 4",
    ])
    let diagnostics = course.build().diagnostics
    #expect(diagnostics.map(\.identifier) == ["link/missing-fragment"])
    #expect(diagnostics.first.map(course.place) == "Content/b.md:1:7")
    #expect(diagnostics.first?.solutions.first?.summary == "did you mean `#graph-square`?")
  }

  @Test func aCourseWithoutGraphFilesHasNoPageOfThem() throws {
    let course = try TestCourse(["Content/a.md": "```graph\nedges: [a-b]\n```\n"])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("graph-collection.html") == nil)
    #expect(course.page("a.html")?.contains("graph-collection.html") == false)
  }

  @Test func theValuesOfANamedGraphStandInText() throws {
    let course = try TestCourse([
      "Content/a.md":
        "```graph\nid: corners\ngraph: square\n```\n\nIt has `= corners.size` edges.\n",
      Self.square: "family: cycle 4",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    #expect(course.page("a.html")?.contains(">4</a> edges.") == true)
  }

  @Test func graphsAreEvaluatedFromTheirFiles() throws {
    let block = "```graph\ngraph: square\n```\n"
    let evaluation = Evaluation(
      [(Self.square, Array("family: cycle 4".utf8)), ("a.md", Array(block.utf8))],
      standardTheme: TestCourse.theme)
    #expect(evaluation.diagnostics.map(\.summary) == [])
    #expect(evaluation.text(as: .json).contains(#""size": {"value": 4}"#))
    let unknown = Evaluation([("a.md", Array(block.utf8))], standardTheme: TestCourse.theme)
    #expect(unknown.diagnostics.map(\.identifier) == ["graph/unknown-graph"])
  }
}
