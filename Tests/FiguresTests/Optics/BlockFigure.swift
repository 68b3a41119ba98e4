import Diagnostics
import Drawing
import Nodes
import Scenarios
import YAML

@testable import Figures

/// An optics block of any subject as a figure.
struct BlockFigure {
  let outcome: OpticsOutcome
  let figure: Figure
  /// What was reported on the way, which is no error.
  let diagnostics: [Diagnostic]

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    var diagnostics: [Diagnostic] = []
    guard let outcome = Self.outcome(text, &diagnostics) else { return nil }
    self.outcome = outcome
    self.diagnostics = diagnostics
    figure = Figure(of: outcome, id: id, phrases: English.phrases)
  }

  /// The same without a drawing.
  static func outcome(_ text: String) -> OpticsOutcome? {
    var diagnostics: [Diagnostic] = []
    return outcome(text, &diagnostics)
  }

  /// The same with what is reported.
  static func outcome(_ text: String, _ diagnostics: inout [Diagnostic]) -> OpticsOutcome? {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    diagnostics = document.diagnostics
    guard let body = document.root?.mapping else { return nil }
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
    return OpticsOutcome(reading: block, settings: settings, in: ScenarioContext(), &diagnostics)
  }

  var drawings: [Drawing] {
    figure.parts.compactMap { part in
      if case .drawing(let drawing, _) = part { drawing } else { nil }
    }
  }
}
