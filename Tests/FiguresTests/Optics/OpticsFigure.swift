import Diagnostics
import Drawing
import Nodes
import Scenarios
import YAML

@testable import Figures

/// An optics block as a figure.
struct OpticsFigure {
  let outcome: LensOutcome
  let figure: Figure

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    guard let body = document.root?.mapping else { return nil }
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
    guard
      let outcome = LensOutcome(
        reading: block, settings: settings, in: ScenarioContext(), &diagnostics)
    else { return nil }
    self.outcome = outcome
    figure = Figure(of: outcome, id: id, phrases: English.phrases)
  }

  var drawing: Drawing? {
    for part in figure.parts {
      if case .drawing(let drawing, _) = part { return drawing }
    }
    return nil
  }
}
