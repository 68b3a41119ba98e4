import Drawing
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of a mirror, a surface, a lens with thickness, or several elements.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: SystemOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = SystemWords(outcome, phrases: phrases)
    var diagram = SystemDiagram(outcome, words: words)
    let description = alternative ?? words.alternative(of: diagram.layout.rays)
    let parts = outcome.presentation.parts.map { part -> FigurePart in
      switch part {
      case .diagram:
        let drawing = diagram.drawing(
          id: drawingID ?? "figure-" + id, title: words.title, description: description)
        return .drawing(drawing, name: words.title)
      case .equations: return .block(SystemEquations(outcome, words: words).steps.markup)
      case .properties:
        return .block(SystemProperties(outcome: outcome, words: words).table.markup)
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
