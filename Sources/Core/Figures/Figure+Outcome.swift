import Phrases
import Scenarios

extension Figure {
  /// The figure of a block of any kind.
  ///
  /// - Parameters:
  ///   - outcome: the block, worked out.
  ///   - id: what follows `figure-` in the anchor, unique in the page.
  ///   - drawingID: what the ids inside the drawings begin with; the anchor if `nil`. A drawing that several pages show has one
  ///     that is unique in all of them.
  ///   - alternative: the author's text alternative, its values filled in; it replaces the generated one.
  ///   - phrases: the words of the page's language.
  public init(
    of outcome: Outcome, id: String, drawingID: String? = nil, alternative: String? = nil,
    phrases: Phrases
  ) {
    switch outcome {
    case .optics(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    case .graph(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, phrases: phrases, alternative: alternative)
    case .formula(let outcome):
      self.init(of: outcome, id: id, alternative: alternative, phrases: phrases)
    case .worked(let outcome):
      self.init(of: outcome, id: id, alternative: alternative, phrases: phrases)
    case .plot(let outcome):
      self.init(
        of: outcome, id: id, drawingID: drawingID, alternative: alternative, phrases: phrases)
    }
  }

  /// The phrases of figures that a phrasebook lacks.
  public static func missingPhrases(in phrases: Phrases) -> [String] {
    phrases.missing(OpticsPhrase.self) + phrases.missing(OpticsImagePhrase.self)
      + phrases.missing(RayPhrase.self)
      + phrases.missing(SystemPhrase.self) + phrases.missing(SystemLookPhrase.self)
      + phrases.missing(PrescriptionPhrase.self) + phrases.missing(PrismBasePhrase.self)
      + phrases.missing(TracePhrase.self)
      + phrases.missing(EyePhrase.self)
      + phrases.missing(GraphPhrase.self) + phrases.missing(FormulaPhrase.self)
      + phrases.missing(PlotPhrase.self) + phrases.missing(SweepPhrase.self)
  }
}
