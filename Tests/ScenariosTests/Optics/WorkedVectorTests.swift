import Diagnostics
import Nodes
import Scenarios
import TestSupport
import Testing
import YAML

/// Problems from textbooks and pages, with the answers that these print.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct WorkedVectorTests {
  private struct Problem: Decodable {
    struct Answer: Decodable {
      let quantity: String
      let published: Double
      let recomputed: Double
      let tolerance: Double
      let agrees: Bool

      enum CodingKeys: String, CodingKey {
        case quantity, published, recomputed, agrees
        case tolerance = "rounding_tolerance"
      }
    }

    let id: String
    let answers: [Answer]
  }

  @Test func everyAnswerComesOut() throws {
    let problems = try Conformance.decoded([Problem].self, from: "vectors/optics-worked.json")
    let templates = try VectorTemplates("optics-worked.yml").templates
    for problem in problems {
      let own = templates.filter { $0.kind == problem.id }
      #expect(!own.isEmpty, "\(problem.id) is not written as a block")
      for answer in problem.answers {
        let found = own.compactMap { template in
          template.values.first { $0.key == answer.quantity }.map { (template, $0) }
        }
        let (template, value) = try #require(found.first, "\(problem.id): \(answer.quantity)")
        let (got, faults) = Self.number(value.name, in: template)
        let number = try #require(got, "\(problem.id): \(answer.quantity) \(faults)")
        let signed = number * value.factor
        let result = template.isSize(answer.quantity) ? signed.magnitude : signed
        let expected = answer.recomputed
        #expect(
          (result - expected).magnitude <= answer.tolerance,
          "\(problem.id): \(answer.quantity) is \(result), not \(expected)")
        if answer.agrees {
          #expect((result - answer.published).magnitude <= answer.tolerance, "\(problem.id)")
        }
      }
    }
  }

  /// The number of a value of a template's block.
  private static func number(_ name: String, in template: VectorTemplates.Template)
    -> (Double?, [String])
  {
    let document = YAMLDocument(parsing: template.block.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    guard let body = document.root?.mapping, let kind = ScenarioKind(rawValue: template.scenario)
    else { return (nil, diagnostics.map(\.summary)) }
    let scenario = Scenario(ScenarioBlock(kind: kind, body: body, at: body.range), &diagnostics)
    let outcome = scenario.evaluated(in: ScenarioContext(), &diagnostics)
    let value = outcome?.values.entries.first { $0.name.text == name }?.value
    guard case .quantity(let quantity)? = value else { return (nil, diagnostics.map(\.summary)) }
    return (quantity.value, [])
  }
}
