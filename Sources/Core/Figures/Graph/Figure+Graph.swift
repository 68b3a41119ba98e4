import Phrases
import Scenarios

extension Figure {
  /// The figure of a graph block.
  ///
  /// - Parameters:
  ///   - outcome: the block, worked out.
  ///   - id: what follows `figure-` in the anchor, unique in the page.
  ///   - drawingID: what the ids inside the drawings begin with; the anchor if `nil`.
  ///   - phrases: the words.
  ///   - alternative: the author's `alt`, with its values filled in; it replaces the generated description.
  public init(
    of outcome: GraphOutcome, id: String, drawingID: String? = nil, phrases: Phrases,
    alternative: String? = nil
  ) {
    let figure = GraphFigure(
      of: outcome, drawingID: drawingID ?? "figure-" + id, phrases: phrases,
      alternative: alternative)
    self.init(
      kind: "graph", id: id, parts: figure.parts,
      description: alternative ?? figure.words.description)
  }
}
