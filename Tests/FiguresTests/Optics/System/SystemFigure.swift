import Drawing
import Scenarios

@testable import Figures

/// A block about a system as a figure.
struct SystemFigure {
  let outcome: SystemOutcome
  let figure: Figure

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    guard let block = BlockFigure(text, id: id), case .system(let outcome) = block.outcome else {
      return nil
    }
    self.outcome = outcome
    figure = block.figure
  }

  var shapes: [Shape] { figure.drawing?.shapes ?? [] }
}
