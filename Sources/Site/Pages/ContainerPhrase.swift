import Markdown
import Phrases

/// The titles of notes, theorems, exercises and the like for which the author gave none.
enum ContainerPhrase: String, PhraseKey {
  case note = "page.container.note"
  case tip = "page.container.tip"
  case important = "page.container.important"
  case warning = "page.container.warning"
  case caution = "page.container.caution"
  case danger = "page.container.danger"
  case info = "page.container.info"
  case seealso = "page.container.seealso"
  case theorem = "page.container.theorem"
  case lemma = "page.container.lemma"
  case corollary = "page.container.corollary"
  case proposition = "page.container.proposition"
  case definition = "page.container.definition"
  case example = "page.container.example"
  case exercise = "page.container.exercise"
  case proof = "page.container.proof"
  case solution = "page.container.solution"
  case hint = "page.container.hint"
  case remark = "page.container.remark"
  case details = "page.container.details"

  /// The title of a kind; `nil` for one that has none.
  init?(_ kind: ContainerKind) {
    self.init(rawValue: "page.container." + kind.rawValue)
  }
}
