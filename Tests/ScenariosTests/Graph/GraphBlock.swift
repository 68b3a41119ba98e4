import Diagnostics
import Nodes
import Scenarios
import YAML

/// The body of a graph block, read and worked out.
struct GraphBlock {
  let outcome: GraphOutcome?
  let diagnostics: [Diagnostic]

  init(_ text: String, in context: ScenarioContext = ScenarioContext()) {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    let start = SourcePosition(line: 1, column: 1)
    let place = SourceRange(file: "block", start: start, end: start)
    let body = document.root?.mapping ?? NodeMapping([], at: place)
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .graph, body: body, at: place)
    outcome = GraphOutcome(reading: block, settings: settings, in: context, &diagnostics)
    self.diagnostics = diagnostics
  }

  func value(_ name: String) -> Value? {
    outcome?.values.entries.first { $0.name.text == name }?.value
  }

  func number(_ name: String) -> Double? {
    let value = value(name)
    return if case .quantity(let quantity) = value { quantity.value } else { nil }
  }

  func truth(_ name: String) -> Bool? {
    let value = value(name)
    return if case .truth(let truth) = value { truth } else { nil }
  }

  /// The names of a list.
  func names(_ name: String) -> [String]? {
    guard case .list(let items) = value(name) else { return nil }
    return items.compactMap { item in if case .name(let name) = item { name } else { nil } }
  }

  /// The edges as they are written, weights behind them.
  var edges: [String] {
    guard let graph = outcome?.graph else { return [] }
    return graph.edges.map { edge in
      let joiner = edge.isDirected ? "->" : "-"
      let weight = edge.weight.map { " \($0)" } ?? ""
      return graph.vertices[edge.start].name + joiner + graph.vertices[edge.end].name + weight
    }
  }
}
