import Markup
import Scenarios

struct OpticsEquations {
  let outcome: OpticsOutcome
  let words: OpticsWords
  init(_ outcome: OpticsOutcome, words: OpticsWords) {
    self.outcome = outcome
    self.words = words
  }
  var markup: MarkupNode { .fragment([]) }
}
