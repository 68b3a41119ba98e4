import Formula
import Optics
import Scenarios

/// The equations of an optics figure, each worked out: symbols, then the numbers put in, then the answer.
struct LensEquations {
  let outcome: LensOutcome
  let words: LensWords
  let symbols: LensSymbols
  var steps: WorkedSteps

  init(_ outcome: LensOutcome, words: LensWords) {
    self.outcome = outcome
    self.words = words
    symbols = LensSymbols(outcome)
    steps = WorkedSteps(words.style, hidesAnswers: outcome.presentation.diagram.hidesAnswers)
    let chosen = outcome.presentation.equations
    for equation in chosen {
      switch equation {
      case .vergence: addVergence()
      case .gaussian: addGaussian()
      case .newtonian: addNewtonian()
      case .magnification: addMagnification(byVergence: usesVergence(chosen))
      }
    }
    if !outcome.colours.isEmpty { addDispersion() }
  }

  /// The magnification follows from vergences where these are shown, else from distances.
  private func usesVergence(_ chosen: [LensEquation]) -> Bool {
    if chosen.contains(.vergence) { return true }
    return !chosen.contains(.gaussian) && !chosen.contains(.newtonian)
      && outcome.presentation.convention == .cartesian
  }

  /// True if both media have one index, which then cancels.
  var isInOneMedium: Bool {
    outcome.lens.model.before.index == outcome.lens.model.after.index
  }

  var isReal: Bool { outcome.presentation.convention == .realIsPositive }

  // MARK: Steps

  mutating func say(_ phrase: OpticsPhrase) { steps.say(words(phrase)) }

  /// Works a law out; what was worked out before is not repeated.
  mutating func work(_ law: Law) {
    steps.note(law)
    steps.append(worked(law.equation))
  }

  /// - Parameters:
  ///   - form: another form of the equation, shown above it.
  ///   - sought: the symbol that the last line gives, if it is not the left side.
  func worked(
    _ equation: Equation, after form: Equation? = nil, of sought: String? = nil
  ) -> WorkedEquation {
    let plain = symbols.withoutIndexOfAir(equation)
    let answer = (sought ?? plain.left.name?.text).flatMap { symbols.value(of: $0) }
    return steps.worked(
      plain, after: form.map { symbols.withoutIndexOfAir($0) },
      with: { symbols.value(of: $0) }, answer: answer?.quantity, of: sought,
      letters: { symbols.letter(of: $0) })
  }

  /// A symbol and its value, where there is nothing to work out and so nothing to hide.
  mutating func state(_ symbol: String) {
    guard let value = symbols.value(of: symbol) else { return }
    steps.state(
      symbols.letter(of: symbol) ?? ValueName(symbol), Substitute(value.quantity, isGiven: true))
  }

  var hidesAnswers: Bool { outcome.presentation.diagram.hidesAnswers }
}
