import Diagnostics
import Drawing
import Nodes
import Scenarios
import YAML

@testable import Figures

/// A block about a system as a figure.
struct SystemFigure {
  let outcome: SystemOutcome
  let figure: Figure

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    guard let body = document.root?.mapping else { return nil }
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
    let found = OpticsOutcome(
      reading: block, settings: settings, in: ScenarioContext(), &diagnostics)
    guard case .system(let outcome)? = found else { return nil }
    self.outcome = outcome
    figure = Figure(of: outcome, id: id, phrases: English.phrases)
  }

  var shapes: [Shape] { figure.drawing?.shapes ?? [] }
}
