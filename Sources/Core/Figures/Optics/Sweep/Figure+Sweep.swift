import Drawing
import Phrases
import Scenarios

extension Figure {
  /// The figure of a sweep: its drawings, if it is of one thin lens, and its table.
  public init(
    of outcome: SweepOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = SweepWords(outcome, phrases: phrases)
    let description = alternative ?? words.alternative
    let lenses = outcome.lenses
    let parts = outcome.parts.compactMap { part -> FigurePart? in
      switch part {
      case .diagram:
        guard let lenses else { return nil }
        let diagram = SweepDiagram(outcome: outcome, lenses: lenses, words: words)
        let drawing = diagram.drawing(id: drawingID ?? "figure-" + id, description: description)
        return .drawing(drawing, name: drawing.title)
      case .table: return .block(SweepTable(outcome: outcome, words: words).markup)
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
