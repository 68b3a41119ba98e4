import Phrases
import Scenarios

extension Figure {
  /// The figure of a block about a prescription: drawings, equations and properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: PrescriptionOutcome, id: String, drawingID: String? = nil,
    alternative: String? = nil, phrases: Phrases
  ) {
    let words = PrescriptionWords(outcome, phrases: phrases)
    var parts: [FigurePart] = []
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(PrescriptionEquations(words).markup))
      case .properties: parts.append(.block(PrescriptionProperties(words: words).table.markup))
      default: break
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: alternative ?? "")
  }
}
