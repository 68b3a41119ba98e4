import Drawing
import Markup
import Phrases
import Scenarios

extension Figure {
  /// The figure of a plot block: its drawing and its table of values, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: PlotOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = PlotWords(outcome, phrases: phrases)
    let description = alternative ?? words.alternative
    let parts = outcome.parts.map { part -> FigurePart in
      switch part {
      case .diagram:
        var diagram = PlotDiagram(outcome, words: words)
        return .drawing(
          diagram.drawing(
            id: drawingID ?? "figure-" + id, title: words.title, description: description),
          name: words.title)
      case .table: return .block(PlotTable(outcome: outcome, words: words).markup)
      }
    }
    self.init(kind: "plot", id: id, parts: parts, description: description)
  }
}
