import Formula
import Numbers
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of the figure of an eye, as the block and the course want to see them.
struct EyeWords {
  let phrases: Phrases
  let outcome: EyeOutcome
  /// How quantities are printed, in the number style of the language.
  let style: QuantityStyle

  init(_ outcome: EyeOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    var style = outcome.style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  func callAsFunction(_ key: EyePhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  /// A named value; `nil` if there is none.
  func quantity(_ parts: String...) -> Quantity? { quantity(ValueName(parts)) }

  private func quantity(_ name: ValueName) -> Quantity? {
    guard case .quantity(let quantity) = outcome.values[name] else { return nil }
    return quantity
  }

  /// A named value as text, in the unit that the author wants; `nil` if there is none.
  func text(_ parts: String...) -> String? {
    let name = ValueName(parts)
    guard let quantity = quantity(name) else { return nil }
    if quantity.value.isInfinite { return self(.valueInfinity) }
    return style.text(of: quantity, outcome.choice(of: name))
  }

  /// A named length without its sign.
  func size(_ parts: String...) -> String {
    let name = ValueName(parts)
    guard var quantity = quantity(name) else { return "" }
    if quantity.value.isInfinite { return self(.valueInfinity) }
    quantity.value = quantity.value.magnitude
    return style.text(of: quantity, outcome.choice(of: name))
  }

  /// How far the far or the near point is, through the lens that is worn.
  func seenPoint(_ name: String) -> String {
    size("eye", subject.seeingLens == nil ? name : name + "-with-lens")
  }

  /// What the scale of the range of clear vision is.
  var rangeNote: String {
    guard let lens = subject.seeingLens else { return self(.noteRange) }
    let isAnswer = hidesAnswers && subject.isCorrected
    return self(
      .noteRangeWorn, [("power", isAnswer ? "?" : power(lens.power.dioptres))])
  }

  func power(_ dioptres: Double) -> String {
    dioptres.isInfinite ? self(.valueInfinity) : style.text(of: Quantity(dioptres, .power))
  }

  var subject: EyeSubject { outcome.subject }
  var hidesAnswers: Bool { outcome.presentation.hidesAnswers }

  func callAsFunction(kind: Ametropia.Kind) -> String {
    switch kind {
    case .myopia: self(.kindMyopia)
    case .hypermetropia: self(.kindHypermetropia)
    case .emmetropia: self(.kindEmmetropia)
    }
  }

  func callAsFunction(side: EyeSubject.FocusSide) -> String {
    switch side {
    case .onRetina: self(.focusOnRetina)
    case .inFront: self(.focusInFront)
    case .behind: self(.focusBehind)
    }
  }
}
