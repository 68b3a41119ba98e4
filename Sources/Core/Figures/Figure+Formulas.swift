import Phrases
import Scenarios

extension Figure {
  /// The ids of the formulas that the figure of a block shows or is worked out by, each once: of the course, or laws of the models.
  public static func formulas(of outcome: Outcome, phrases: Phrases) -> [String] {
    let ids: [String] =
      switch outcome {
      case .optics(let outcome):
        outcome.showsEquations ? working(of: outcome, phrases: phrases)?.laws ?? [] : []
      case .worked(let outcome): outcome.steps.compactMap { $0.formula.id }
      case .plot(let outcome): outcome.formulas
      case .graph, .formula: []
      }
    return ids.enumerated().filter { index, id in !ids[..<index].contains(id) }.map { $0.element }
  }

  /// The equations of an optics figure, worked out whether they are shown or not; `nil` for a sweep, which has none.
  static func working(of outcome: OpticsOutcome, phrases: Phrases) -> WorkedSteps? {
    switch outcome {
    case .lens(let outcome):
      LensEquations(outcome, words: LensWords(outcome, phrases: phrases)).steps
    case .system(let outcome):
      SystemEquations(outcome, words: SystemWords(outcome, phrases: phrases)).steps
    case .refraction(let outcome):
      RefractionEquations(outcome, words: RefractionWords(outcome, phrases: phrases)).steps
    case .prism(let outcome):
      PrismEquations(outcome, words: PrismWords(outcome, phrases: phrases)).steps
    case .prescription(let outcome):
      PrescriptionEquations(PrescriptionWords(outcome, phrases: phrases)).steps
    case .trace(let outcome):
      TraceEquations(outcome, words: TraceWords(outcome.style, phrases: phrases)).steps
    case .eye(let outcome): EyeEquations(EyeWords(outcome, phrases: phrases)).steps
    case .cornea(let outcome): KeratometryFigure(outcome, phrases: phrases).working
    case .sweep: nil
    }
  }
}

extension OpticsOutcome {
  /// True if the figure's parts include the equations.
  fileprivate var showsEquations: Bool {
    switch self {
    case .lens(let outcome): outcome.presentation.parts.contains(.equations)
    case .system(let outcome): outcome.presentation.parts.contains(.equations)
    case .refraction(let outcome): outcome.presentation.parts.contains(.equations)
    case .prism(let outcome): outcome.presentation.parts.contains(.equations)
    case .prescription(let outcome): outcome.presentation.parts.contains(.equations)
    case .trace(let outcome): outcome.presentation.parts.contains(.equations)
    case .eye(let outcome): outcome.presentation.parts.contains(.equations)
    case .cornea(let outcome): outcome.presentation.parts.contains(.equations)
    case .sweep: false
    }
  }
}
