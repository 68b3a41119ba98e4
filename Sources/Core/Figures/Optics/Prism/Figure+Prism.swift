import Drawing
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of a prism or several: its drawing, its equations and its properties, as far as they are shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: PrismOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = PrismWords(outcome, phrases: phrases)
    let description = alternative ?? words.alternative
    let parts = outcome.presentation.parts.map { part -> FigurePart in
      switch part {
      case .diagram:
        let drawing = words.drawing(id: drawingID ?? "figure-" + id, description: description)
        return .drawing(drawing, name: words.title)
      case .equations: return .block(PrismEquations(outcome, words: words).steps.markup)
      case .properties:
        return .block(PrismProperties(outcome: outcome, words: words).table.markup)
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}

extension PrismWords {
  /// The drawing of whatever the block is about.
  fileprivate func drawing(id: String, description: String) -> Drawing {
    switch outcome.subject {
    case .refracting(let prism):
      var diagram = PrismDiagram(prism, words: self)
      return diagram.drawing(id: id, title: title, description: description)
    case .power(let power, let index, let distances):
      var diagram = PrismPowerDiagram(power, index: index, distances: distances, words: self)
      return diagram.drawing(id: id, title: title, description: description)
    case .combination(let prisms, let whole):
      var diagram = PrismSumDiagram(prisms, whole, words: self)
      return diagram.drawing(id: id, title: title, description: description)
    }
  }
}
