import Drawing
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of rays at a plane surface or through a slab: its drawing, its equations and its properties, as far as they are shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: RefractionOutcome, id: String, drawingID: String? = nil,
    alternative: String? = nil, phrases: Phrases
  ) {
    let words = RefractionWords(outcome, phrases: phrases)
    let description = alternative ?? words.alternative
    let parts = outcome.presentation.parts.map { part -> FigurePart in
      switch part {
      case .diagram:
        var diagram = RefractionDiagram(outcome, words: words)
        let drawing = diagram.drawing(
          id: drawingID ?? "figure-" + id, title: words.title, description: description)
        return .drawing(drawing, name: words.title)
      case .equations: return .block(RefractionEquations(outcome, words: words).steps.markup)
      case .properties:
        return .block(RefractionProperties(outcome: outcome, words: words).table.markup)
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
