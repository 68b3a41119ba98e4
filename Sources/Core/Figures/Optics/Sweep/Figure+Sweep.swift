import Drawing
import Phrases
import Scenarios

extension Figure {
  /// The figure of a sweep: its drawings, if it is of things along an axis, and its table.
  public init(
    of outcome: SweepOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = SweepWords(outcome, phrases: phrases)
    let panels = SweepPanels(outcome, phrases)
    let description = alternative ?? words.alternative(of: panels)
    let parts = outcome.parts.compactMap { part -> FigurePart? in
      switch part {
      case .diagram:
        guard let panels else { return nil }
        let diagram = SweepDiagram(outcome: outcome, panels: panels, words: words)
        let drawing = diagram.drawing(id: drawingID ?? "figure-" + id, description: description)
        return .drawing(drawing, name: drawing.title)
      case .table: return .block(SweepTable(outcome: outcome, words: words).markup)
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
