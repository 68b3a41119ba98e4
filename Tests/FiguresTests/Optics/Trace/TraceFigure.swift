import Drawing
import Scenarios

@testable import Figures

/// A block with exact rays as a figure.
struct TraceFigure {
  let outcome: TraceOutcome
  let figure: Figure

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    guard let block = BlockFigure(text, id: id), case .trace(let outcome) = block.outcome else {
      return nil
    }
    self.outcome = outcome
    figure = block.figure
  }

  var drawings: [Drawing] {
    figure.parts.compactMap { part in
      if case .drawing(let drawing, _) = part { drawing } else { nil }
    }
  }
}
