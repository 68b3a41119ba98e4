import Drawing
import Formula
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of one thin lens: its ray diagram, its equations and its properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: LensOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = LensWords(outcome, phrases: phrases)
    var diagram = RayDiagram(outcome, words: words)
    let description = alternative ?? words.alternative(of: diagram.layout.choice)
    let parts = outcome.presentation.parts.flatMap { part -> [FigurePart] in
      switch part {
      case .diagram:
        let drawing = diagram.drawing(
          id: drawingID ?? "figure-" + id, title: words.title, description: description)
        let colours = ColourDiagram(outcome, phrases: phrases)?.part(
          id: (drawingID ?? "figure-" + id) + "-colours")
        return [.drawing(drawing, name: words.title)] + (colours.map { [$0] } ?? [])
      case .equations: return [.block(LensEquations(outcome, words: words).steps.markup)]
      case .properties:
        return [.block(LensProperties(outcome: outcome, words: words).table.markup)]
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
