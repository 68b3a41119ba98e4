import Diagnostics
import Nodes
import Scenarios
import YAML

/// The body of a plot block, read and worked out, beside other blocks.
struct PlotBlock {
  let outcome: PlotOutcome?
  let diagnostics: [Diagnostic]

  /// - Parameter others: optics blocks by their ids.
  init(_ text: String, beside others: [(id: String, text: String)] = []) {
    var context = ScenarioContext()
    for other in others {
      var faults: [Diagnostic] = []
      let scenario = Self.scenario(.optics, other.text, &faults)
      guard let outcome = scenario.evaluated(in: context, &faults) else { continue }
      context.scope.add(
        other.id, outcome.values, amongPossible: outcome.possibleNames)
      context.scenarios[other.id] = scenario
    }
    var diagnostics: [Diagnostic] = []
    let scenario = Self.scenario(.plot, text, &diagnostics)
    if case .plot(let outcome)? = scenario.evaluated(in: context, &diagnostics) {
      self.outcome = outcome
    } else {
      outcome = nil
    }
    self.diagnostics = diagnostics
  }

  private static func scenario(
    _ kind: ScenarioKind, _ text: String, _ diagnostics: inout [Diagnostic]
  ) -> Scenario {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    diagnostics += document.diagnostics
    let body = document.root?.mapping
    let place = SourceRange(
      file: "block", start: SourcePosition(line: 1, column: 1),
      end: SourcePosition(line: 1, column: 1))
    return Scenario(
      ScenarioBlock(kind: kind, body: body ?? NodeMapping([], at: place), at: body?.range ?? place),
      &diagnostics)
  }

  /// The number of a named value, in SI units.
  func number(_ name: String) -> Double? {
    let entry = outcome?.values.entries.first { $0.name.text == name }
    return if case .quantity(let quantity)? = entry?.value { quantity.value } else { nil }
  }
}
