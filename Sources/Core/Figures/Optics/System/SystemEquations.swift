import Formula
import Optics
import Quantities
import Scenarios

/// The equations of a system's figure, worked out plane by plane: the image of one is the object of the next.
struct SystemEquations {
  let outcome: SystemOutcome
  let words: SystemWords
  var steps: WorkedSteps

  init(_ outcome: SystemOutcome, words: SystemWords) {
    self.outcome = outcome
    self.words = words
    steps = WorkedSteps(
      words.numbers.style, hidesAnswers: outcome.presentation.diagram.hidesAnswers)
    let planes = outcome.system.elements.indices.filter { outcome.system.elements[$0].changesLight }
    guard !planes.isEmpty, planes.count <= SystemOutcome.mostWorkedPlanes else { return }
    if outcome.isSinglePlane, let plane = planes.first {
      for equation in outcome.presentation.equations { addSingle(equation, plane) }
    } else {
      for equation in outcome.presentation.equations { add(equation, planes) }
    }
    addWhole(planes)
  }

  /// True if distances of real objects and images are positive.
  var isReal: Bool { outcome.presentation.convention == .realIsPositive }

  /// True if the gap before a plane is an answer, and hidden.
  func hidesGap(before plane: Int) -> Bool {
    outcome.items.contains { $0.elements.lowerBound == plane && outcome.hidesPlace(of: $0) }
  }

  /// Works a law out.
  ///
  /// - Parameters:
  ///   - symbols: of each symbol of the law, its letter here and its value; a law's symbol that is missing stays.
  ///   - sought: the symbol that the last line gives, if it is not the law's own left side.
  mutating func work(_ law: Law, _ symbols: [PlaneSymbol], of sought: String? = nil) {
    func symbol(_ name: String) -> PlaneSymbol? { symbols.first { $0.symbol == name } }
    var equation = law.equation
    for one in symbols where one.isOne {
      equation = Equation(
        equation.left.replacing(one.symbol, by: .number(1)),
        equation.right.replacing(one.symbol, by: .number(1)))
    }
    let answer = (sought ?? equation.left.name?.text).flatMap { symbol($0)?.value }
    steps.work(
      law, as: equation, with: { symbol($0)?.value }, answer: answer?.quantity, of: sought,
      letters: { symbol($0)?.letter })
  }

  /// A symbol and its value, where there is nothing to work out.
  ///
  /// - Parameter isAnswer: false for what follows from the block without any work, as light from infinity has no vergence.
  mutating func state(_ symbol: PlaneSymbol, isAnswer: Bool) {
    guard let value = symbol.value else { return }
    steps.state(symbol.letter, Substitute(value.quantity, isGiven: !isAnswer))
  }
}

/// A symbol of a law at one plane of a system: the letter that it has there, and its value.
struct PlaneSymbol {
  let symbol: String
  let letter: ValueName
  let value: Substitute?
  /// True for an index of air, which is not written.
  var isOne = false
}
