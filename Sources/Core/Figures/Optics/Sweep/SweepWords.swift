import Formula
import Phrases
import Quantities
import Scenarios

/// The words and numbers of the figure of a sweep.
struct SweepWords {
  let outcome: SweepOutcome
  let phrases: Phrases

  init(_ outcome: SweepOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
  }

  func callAsFunction(
    _ key: SweepPhrase, _ slots: [(name: String, text: String)] = []
  ) -> String { phrases(key, slots) }

  /// What is varied: in words where there are any, else its key.
  var name: String {
    phrase.map { self($0) } ?? outcome.key
  }

  private var phrase: SweepPhrase? {
    switch outcome.key {
    case "object.distance": .objectDistance
    case "object.height": .objectHeight
    case "lens.power", "lens": .power
    case "lens.focal-length": .focalLength
    case "lens.rx": .prescription
    case "mirror.radius", "surface.radius": .radius
    case "surface", "surface.index", "lens.index", "slab.index": .refractiveIndex
    case "medium": .medium
    case "wavelength": .wavelength
    case "prism.apex": .apex
    case "ray.height": .rayHeight
    case "ray":
      switch outcome.steps[0].outcome {
      case .refraction, .prism: .incidence
      default: nil
      }
    case "eye.error": .error
    case "eye.amplitude": .amplitude
    case "eye.vertex", "lens.vertex": .vertex
    case "eye.pupil": .pupil
    default: nil
    }
  }

  /// What is varied, at the head of a table's first column.
  var heading: String {
    phrase == nil ? name : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The value of a step, in the number style of the language where it is a quantity.
  func value(of step: SweepStep) -> String {
    let name = ValueName(outcome.key.split(separator: ".").map { String($0) })
    return text(name, of: step) ?? step.written.map { style(of: step).text(of: $0) } ?? step.text
  }

  private func style(of step: SweepStep) -> QuantityStyle {
    var style = step.outcome.style
    style.numbers = phrases.numberStyle
    return style
  }

  /// The unit in which a column has its largest number; `nil` for numbers without a unit, and for words.
  func unit(of name: ValueName) -> Unit? {
    var largest: (size: Double, unit: Unit?) = (0, nil)
    for step in outcome.steps {
      guard case .quantity(let quantity) = step.outcome.values[name], quantity.value.isFinite,
        quantity.value.magnitude > largest.size
      else { continue }
      largest = (quantity.value.magnitude, style(of: step).printed(quantity).unit)
    }
    return largest.unit
  }

  /// A value of a step; `nil` where it is undefined.
  ///
  /// - Parameter unit: in which it is shown; `nil` for its own.
  func text(_ name: ValueName, of step: SweepStep, in unit: Unit? = nil) -> String? {
    switch step.outcome.values[name] {
    case .quantity(var quantity):
      if let unit, unit.dimension == quantity.dimension { quantity.unit = unit }
      return style(of: step).text(of: quantity)
    case .name(let word): return phrase(for: word, of: name, in: step) ?? word
    case .truth, .list, nil: return nil
    }
  }

  /// What the drawings show; without drawings, what is worked out.
  func alternative(of panels: SweepPanels?) -> String {
    let list = outcome.steps.map { value(of: $0) }.joined(separator: self(.separator))
    let slots = [(name: "name", text: name), (name: "list", text: list)]
    guard let panels else { return self(.alternativeTable, slots) }
    var sentences = [self(.alternative, slots)]
    for (index, step) in outcome.steps.enumerated() {
      sentences.append(
        self(
          .alternativeStep,
          [("value", value(of: step)), ("text", panels.description(of: index, phrases))]))
    }
    return sentences.joined(separator: " ")
  }
}
