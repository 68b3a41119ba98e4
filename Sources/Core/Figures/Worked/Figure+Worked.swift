import Formula
import Markup
import Phrases
import Quantities
import Scenarios

extension Figure {
  /// The figure of a worked block: what is given and sought, and the working.
  public init(
    of outcome: WorkedOutcome, id: String, alternative: String? = nil, phrases: Phrases
  ) {
    let words = FormulaWords(phrases: phrases)
    let board = WorkedBoard(outcome, words)
    let parts = outcome.parts.map { part in
      switch part {
      case .given: WorkedStatement(outcome, words).markup
      case .steps: board.markup
      }
    }
    let statement = WorkedStatement(outcome, words)
    self.init(
      kind: "worked", id: id, parts: parts.map { .block($0) },
      description: alternative ?? ([statement.text] + board.text).joined(separator: " "))
  }
}
