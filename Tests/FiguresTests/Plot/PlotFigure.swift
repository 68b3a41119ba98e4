import Diagnostics
import Drawing
import Nodes
import Scenarios
import YAML

@testable import Figures

/// A plot block as a figure.
struct PlotFigure {
  let outcome: PlotOutcome
  let figure: Figure

  /// A lens of 10 D with an object 20 cm in front of it, which plots may refer to.
  static let lens = "object: {distance: 20 cm, height: 5 cm}\nlens: {power: 10 D}\n"

  /// Reads and works out the body of a block, beside the block `real-image`; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    var context = ScenarioContext()
    var diagnostics: [Diagnostic] = []
    if let lens = Self.scenario(.optics, Self.lens),
      let outcome = lens.evaluated(in: context, &diagnostics)
    {
      context.scope.add("real-image", outcome.values, amongPossible: outcome.possibleNames)
      context.scenarios["real-image"] = lens
    }
    guard let plot = Self.scenario(.plot, text),
      case .plot(let outcome)? = plot.evaluated(in: context, &diagnostics)
    else { return nil }
    self.outcome = outcome
    figure = Figure(of: outcome, id: id, phrases: English.phrases)
  }

  private static func scenario(_ kind: ScenarioKind, _ text: String) -> Scenario? {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    guard let body = document.root?.mapping else { return nil }
    var diagnostics: [Diagnostic] = []
    return Scenario(ScenarioBlock(kind: kind, body: body, at: body.range), &diagnostics)
  }

  /// Every text in the drawing.
  var labels: [Label] { Self.labels(in: figure.drawing?.shapes ?? []) }

  private static func labels(in shapes: [Shape]) -> [Label] {
    shapes.flatMap { shape -> [Label] in
      switch shape {
      case .label(let label): [label]
      case .group(let group): labels(in: group.shapes)
      default: []
      }
    }
  }
}
