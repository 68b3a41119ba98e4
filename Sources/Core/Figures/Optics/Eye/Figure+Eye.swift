import Drawing
import Phrases
import Scenarios

extension Figure {
  /// The figure of an eye: drawings, equations and properties, as far as they are to be shown.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: EyeOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    let words = EyeWords(outcome, phrases: phrases)
    var parts: [FigurePart] = []
    var description: String?
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(EyeEquations(words).markup))
      case .properties: parts.append(.block(EyeProperties(words: words).table.markup))
      default:
        let subject = part == .correction ? outcome.subject.corrected : outcome.subject
        let text = alternative ?? words.alternative(of: part, subject)
        if description == nil { description = text }
        let drawingID = drawingID ?? "figure-" + id
        let drawing = Self.drawing(
          part, subject, words, id: parts.isEmpty ? drawingID : "\(drawingID)-\(parts.count + 1)",
          description: text)
        parts.append(.drawing(drawing, name: words.title(of: part)))
      }
    }
    self.init(
      kind: "optics", id: id, parts: parts,
      description: alternative ?? description
        ?? words.alternative(of: .diagram, outcome.subject))
  }

  private static func drawing(
    _ part: EyePart, _ subject: EyeSubject, _ words: EyeWords, id: String, description: String
  ) -> Drawing {
    let title = words.title(of: part)
    switch part {
    case .range:
      var drawing = EyeRangeDrawing(subject, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    case .points:
      var drawing = EyePointsDrawing(subject, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    default:
      var drawing = EyeDrawing(subject, words: words)
      return drawing.drawing(id: id, title: title, description: description)
    }
  }

  /// The figure of a cornea, likewise.
  public init(
    of outcome: KeratometryOutcome, id: String, drawingID: String? = nil,
    alternative: String? = nil, phrases: Phrases
  ) {
    let words = KeratometryFigure(outcome, phrases: phrases)
    let description = alternative ?? words.alternative
    var parts: [FigurePart] = []
    for part in outcome.presentation.parts {
      switch part {
      case .equations: parts.append(.block(words.equations))
      case .properties: parts.append(.block(words.properties))
      default:
        var drawing = CorneaDrawing(words)
        let title = words(.titleCornea)
        parts.append(
          .drawing(
            drawing.drawing(
              id: drawingID ?? "figure-" + id, title: title, description: description),
            name: title))
      }
    }
    self.init(kind: "optics", id: id, parts: parts, description: description)
  }
}
