import Phrases
import Scenarios

extension Figure {
  /// The ids of the formulas that the figure of a block shows or is worked out by, each once: of the course, or laws of the models.
  public static func formulas(of outcome: Outcome, phrases: Phrases) -> [String] {
    let ids: [String] =
      switch outcome {
      case .optics(let outcome): laws(of: outcome, phrases)
      case .worked(let outcome): outcome.steps.compactMap { $0.formula.id }
      case .plot(let outcome): outcome.formulas
      case .graph, .formula: []
      }
    return ids.enumerated().filter { index, id in !ids[..<index].contains(id) }.map { $0.element }
  }

  private static func laws(of outcome: OpticsOutcome, _ phrases: Phrases) -> [String] {
    switch outcome {
    case .lens(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return LensEquations(outcome, words: LensWords(outcome, phrases: phrases)).laws
    case .system(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return SystemEquations(outcome, words: SystemWords(outcome, phrases: phrases)).laws
    case .refraction(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      let words = RefractionWords(outcome, phrases: phrases)
      return RefractionEquations(outcome, words: words).steps.laws
    case .prism(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return PrismEquations(outcome, words: PrismWords(outcome, phrases: phrases)).steps.laws
    case .prescription(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return PrescriptionEquations(PrescriptionWords(outcome, phrases: phrases)).steps.laws
    case .trace(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return TraceEquations(outcome, words: TraceWords(outcome.style, phrases: phrases)).laws
    case .eye(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return EyeEquations(EyeWords(outcome, phrases: phrases)).steps.laws
    case .cornea(let outcome):
      guard outcome.presentation.parts.contains(.equations) else { return [] }
      return KeratometryFigure(outcome, phrases: phrases).working.laws
    // A sweep shows no equations.
    case .sweep: return []
    }
  }
}
