import Drawing
import Markup
import Optics
import Phrases
import Scenarios

extension Figure {
  /// The figure of exact rays through surfaces: the drawing, the aberration curve and spots, the Seidel sums, equations and
  /// properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: TraceOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = TraceWords(outcome.style, phrases: phrases)
    let options = outcome.presentation.diagram
    let hides = outcome.presentation.hidesAnswers
    let title = words.title(of: outcome.result.system)
    let description =
      alternative ?? words.alternative(of: outcome.result, options, hidingAnswers: hides)
    let drawingID = drawingID ?? "figure-" + id
    var parts: [FigurePart] = []
    for part in outcome.presentation.parts {
      switch part {
      case .diagram:
        var diagram = TraceDiagram(outcome.result, options: options, words: words)
        parts.append(
          .drawing(
            diagram.drawing(id: drawingID, title: title, description: description), name: title))
      case .curves:
        guard let aberrations = outcome.result.aberrations, !hides else { continue }
        var plots = AberrationPlots(aberrations, words: words)
        let system = outcome.result.system
        let said = words.alternative(
          of: aberrations, runsRight: system.runsRight(behind: system.surfaces.count))
        parts.append(
          .drawing(
            plots.drawing(id: drawingID + "-curves", description: said), name: words(.plotTitle)))
      case .sums:
        guard let aberrations = outcome.result.aberrations, !hides else { continue }
        parts.append(.block(SeidelTable(seidel: aberrations.seidel, words: words).markup))
      case .equations:
        let working = TraceEquations(outcome, words: words).steps
        if !working.steps.isEmpty { parts.append(.block(working.markup)) }
      case .properties:
        parts.append(
          .block(TraceProperties(outcome: outcome, words: words, phrases: phrases).table.markup))
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
