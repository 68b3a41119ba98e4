import Diagnostics
import Foundation
import Site
import Testing

@Suite struct EvaluationTests {
  private let page = """
    ```optics
    id: first
    object: {distance: 40 cm, height: 10 cm}
    lens: 5 D
    ```

    ```graph
    edges: [A-B 4, "New York-A 2"]
    vertices: [A, B, New York]
    run: dijkstra from A
    ```
    """

  private func evaluation(_ text: String) -> Evaluation {
    Evaluation([("a.md", Array(text.utf8))], standardTheme: TestCourse.theme)
  }

  @Test func takesFormulasFromTheirFile() throws {
    let page = "```worked\nformula: sum\ngiven: {U: -5 D, P: 10 D}\nfind: V\n```\n"
    let evaluation = Evaluation(
      [("Content/formulas.yml", Array("sum: V = U + P".utf8)), ("a.md", Array(page.utf8))],
      standardTheme: TestCourse.theme)
    #expect(evaluation.diagnostics.map(\.summary) == [])
    #expect(evaluation.text(as: .json).contains(#""V": {"value": 5, "unit": "D"}"#))
    #expect(
      evaluation.text(as: .text).contains("V = U + P = −5\u{202F}D + 10\u{202F}D = 5\u{202F}D."))
  }

  @Test func printsOneArrayOfSIValues() throws {
    let text = evaluation(page).text(as: .json)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let blocks = try #require(json)
    #expect(blocks.map { $0["kind"] as? String } == ["optics", "graph"])
    #expect(blocks[0]["id"] as? String == "first")
    #expect(blocks[0]["line"] as? Int == 1)
    let values = try #require(blocks[0]["values"] as? [String: Any])
    let distance = try #require(values["image.distance"] as? [String: Any])
    #expect(distance["unit"] as? String == "m")
    #expect(abs((distance["value"] as? Double ?? 0) - 0.4) < 1e-12)
    let graph = try #require(blocks[1]["values"] as? [String: Any])
    #expect((graph["distance.\"New York\""] as? [String: Any])?["value"] as? Int == 2)
    #expect((graph["degrees"] as? [Int]) == [2, 1, 1])
  }

  @Test func printsDrawingsThatStandByThemselves() throws {
    let svg = evaluation(page).text(as: .svg)
    let drawings = svg.components(separatedBy: "</svg>\n")
    #expect(drawings.count == 3)
    for drawing in drawings.dropLast() {
      #expect(drawing.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(drawing.contains("prefers-color-scheme"))
    }
    #expect(drawings.last == "")
  }

  @Test func tellsFaultsInTheirBlocks() {
    let result = evaluation("```optics\nobject: {distance: 20}\nlens: 5 D\n```\n\n[x](y z.md)")
    #expect(result.hasErrors)
    let json = result.text(as: .json)
    #expect(json.contains("\"id\": \"quantity/missing-unit\""))
    #expect(json.contains("\"line\": 2, \"column\": 20"))
    #expect(result.diagnosticsOutsideBlocks.map(\.identifier) == ["link/space-in-destination"])
  }
}
