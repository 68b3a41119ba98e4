import Formula

@testable import Figures

extension WorkedSteps {
  var equations: [WorkedEquation] {
    steps.compactMap { if case .equation(let equation) = $0 { equation } else { nil } }
  }

  /// The steps as lines of text.
  var lines: [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .equation(let equation): equation.text
      case .sentence(let text): [text]
      }
    }
  }
}
