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
    switch outcome.key {
    case "object.distance": self(.objectDistance)
    case "object.height": self(.objectHeight)
    case "lens.power", "lens": self(.power)
    case "lens.focal-length": self(.focalLength)
    default: outcome.key
    }
  }

  /// The value of a step, in the number style of the language where it is a value of the block.
  func value(of step: SweepStep) -> String {
    let name = ValueName(outcome.key.split(separator: ".").map { String($0) })
    return text(name, of: step) ?? step.text
  }

  /// A value of a step; `nil` where it is undefined.
  func text(_ name: ValueName, of step: SweepStep) -> String? {
    switch step.outcome.values[name] {
    case .quantity(let quantity):
      var style = step.outcome.style
      style.numbers = phrases.numberStyle
      return style.text(of: quantity)
    case .name(let word): return word
    case .truth, .list, nil: return nil
    }
  }

  /// What the drawings show.
  var alternative: String {
    let list = outcome.steps.map { value(of: $0) }.joined(separator: self(.separator))
    var sentences = [self(.alternative, [("name", name), ("list", list)])]
    for (step, lens) in zip(outcome.steps, outcome.lenses ?? []) {
      let text = LensWords(lens, phrases: phrases).imageSentences.joined(separator: " ")
      sentences.append(self(.alternativeStep, [("value", value(of: step)), ("text", text)]))
    }
    return sentences.joined(separator: " ")
  }
}
