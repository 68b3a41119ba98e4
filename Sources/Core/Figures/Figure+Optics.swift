import Phrases
import Scenarios

extension Figure {
  /// The figure of an optics block, by its subject.
  ///
  /// - Parameters:
  ///   - outcome: what came out of the block.
  ///   - id: what follows `figure-` in the anchor: the author's id, or a number.
  ///   - drawingID: what the ids inside the drawing begin with; the anchor if `nil`.
  ///   - alternative: what the author wants said in place of the generated text alternative.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: OpticsOutcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    switch outcome {
    case .lens(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .system(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .refraction(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .trace(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .prism(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .prescription(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .eye(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .sweep(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .cornea(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    }
  }
}
