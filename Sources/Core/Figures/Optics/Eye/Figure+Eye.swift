import Phrases
import Scenarios

extension Figure {
  /// The figure of an eye: drawings, equations and properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: EyeOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = EyeWords(outcome, phrases: phrases)
    var parts: [FigurePart] = []
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(EyeEquations(words).markup))
      case .properties: parts.append(.block(EyeProperties(words: words).table.markup))
      default: break
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: alternative ?? "")
  }

  /// The figure of a cornea, likewise.
  public init(
    of outcome: KeratometryOutcome, id: String, drawingID: String? = nil,
    alternative: String? = nil, phrases: Phrases
  ) {
    let words = KeratometryFigure(outcome, phrases: phrases)
    var parts: [FigurePart] = []
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(words.equations))
      case .properties: parts.append(.block(words.properties))
      default: break
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: alternative ?? "")
  }
}
