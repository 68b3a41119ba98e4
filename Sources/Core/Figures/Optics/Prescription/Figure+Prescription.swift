import Drawing
import Phrases
import Scenarios

extension Figure {
  /// The figure of a block about a prescription: drawings, equations and properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: PrescriptionOutcome, id: String, drawingID: String? = nil,
    alternative: String? = nil, phrases: Phrases
  ) {
    let words = PrescriptionWords(outcome, phrases: phrases)
    var parts: [FigurePart] = []
    var description: String?
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(PrescriptionEquations(words).markup))
      case .properties: parts.append(.block(PrescriptionProperties(words: words).table.markup))
      default:
        let shown = part == .diagram ? Self.drawing(of: outcome.subject) : part
        let text = alternative ?? words.alternative(of: shown)
        if description == nil { description = text }
        let drawingID = drawingID ?? "figure-" + id
        let drawing = Self.drawing(
          shown, words, id: parts.isEmpty ? drawingID : "\(drawingID)-\(parts.count + 1)",
          description: text)
        parts.append(.drawing(drawing, name: words.title(of: shown)))
      }
    }
    self.init(
      kind: "optics", id: id, parts: parts,
      description: alternative ?? description ?? words.alternative(of: .diagram))
  }

  /// The drawing that suits what a block is about.
  private static func drawing(of subject: PrescriptionSubject) -> PrescriptionPart {
    if subject.decentration != nil { return .decentration }
    if subject.vertex != nil { return .vertex }
    if subject.conoid != nil { return .conoid }
    return .diagram
  }

  private static func drawing(
    _ part: PrescriptionPart, _ words: PrescriptionWords, id: String, description: String
  ) -> Drawing {
    let title = words.title(of: part)
    if part == .conoid, let conoid = words.subject.conoid {
      var drawing = ConoidDrawing(conoid, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    }
    if part == .decentration, let decentration = words.subject.decentration {
      var drawing = DecentrationDrawing(decentration, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    }
    if part == .vertex, let shift = words.subject.vertex {
      var drawing = VertexDrawing(shift, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    }
    var drawing = PowerCrossDrawing(
      words, showsCross: part != .dial, showsDial: part != .powerCross)
    return drawing.drawing(id: id, title: title, description: description)
  }
}
