import Codes
import Testing

@Suite struct CodeTableTests {
  @Test func isSortedAndHasEachCodeOnce() {
    let identifiers = DiagnosticCode.all.map(\.identifier)
    #expect(identifiers == Set(identifiers).sorted())
    #expect(identifiers.count >= 60)
    #expect(DiagnosticCode.areas == Set(DiagnosticCode.all.map(\.area)).sorted())
    #expect(Set(DiagnosticCode.all.map(\.anchor)).count == identifiers.count)
  }

  @Test(arguments: DiagnosticCode.all) func saysTheRuleAndTheReason(code: DiagnosticCode) {
    let (headline, explanation) = (code.headline, code.explanation)
    #expect(!headline.isEmpty && headline.last != "." && !headline.contains("\n"))
    #expect(explanation.hasSuffix(".") && !explanation.contains("\n"))
    let sentences = explanation.split(separator: ". ").count
    #expect((1...4).contains(sentences), "\(sentences)")
    // Backticks pair: what is between them is shown as code.
    for text in [headline, explanation] {
      #expect(text.filter { $0 == "`" }.count % 2 == 0)
    }
  }

  @Test(arguments: DiagnosticCode.all) func hasTwoDifferentExamplesOrNone(code: DiagnosticCode) {
    #expect((code.wrong == nil) == (code.right == nil))
    guard let wrong = code.wrong, let right = code.right else { return }
    #expect(!wrong.isEmpty && !right.isEmpty && wrong != right)
  }

  @Test func isFoundByIdentifierAndByArea() throws {
    for code in DiagnosticCode.all { #expect(DiagnosticCode(code.identifier) == code) }
    for area in DiagnosticCode.areas {
      let codes = DiagnosticCode.codes(of: area)
      #expect(!codes.isEmpty && codes.allSatisfy { $0.identifier.hasPrefix(area + "/") })
    }
    #expect(DiagnosticCode("quantity/missing-unit")?.anchor == "quantity-missing-unit")
    #expect(DiagnosticCode("quantity") == nil)
    #expect(DiagnosticCode.codes(of: "quantities").isEmpty)
  }

  @Test(arguments: [
    ("quantity/mising-unit", "quantity/missing-unit"),
    ("optics/missing-unit", "quantity/missing-unit"),
    ("missing-unit", "quantity/missing-unit"), ("graph/unkown-vertex", "graph/unknown-vertex"),
  ])
  func offersANearMiss(written: String, meant: String) {
    #expect(DiagnosticCode.nearMiss(of: written) == meant)
  }

  @Test func offersNothingForWhatIsNotNear() {
    #expect(DiagnosticCode.nearMiss(of: "weather/rain") == nil)
    #expect(DiagnosticCode.nearMiss(of: "") == nil)
    #expect(DiagnosticCode.nearMiss(of: "/") == nil)
  }
}
