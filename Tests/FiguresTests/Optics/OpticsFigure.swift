import Drawing
import Scenarios

@testable import Figures

/// A block about one thin lens as a figure.
struct OpticsFigure {
  let outcome: LensOutcome
  let figure: Figure

  /// Reads and works out the body of a block; `nil` if there is an error in it.
  init?(_ text: String, id: String = "test") {
    guard let block = BlockFigure(text, id: id), case .lens(let outcome) = block.outcome else {
      return nil
    }
    self.outcome = outcome
    figure = block.figure
  }

  var drawing: Drawing? { figure.drawing }
}
