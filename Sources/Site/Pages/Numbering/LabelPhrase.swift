import Markdown
import Phrases

/// The words with which something numbered is named; each has the slot `number`, and forms for one and for several.
enum LabelPhrase: String, PhraseKey {
  case figure = "page.reference.figure"
  case table = "page.reference.table"
  case equation = "page.reference.equation"
  case section = "page.reference.section"
  /// A page that has a number.
  case chapter = "page.reference.chapter"
  case theorem = "page.reference.theorem"
  case lemma = "page.reference.lemma"
  case corollary = "page.reference.corollary"
  case proposition = "page.reference.proposition"
  case definition = "page.reference.definition"
  case example = "page.reference.example"
  case exercise = "page.reference.exercise"
  case remark = "page.reference.remark"
  /// Several numbers, with the slots `first`, which may be several itself, and `last`.
  case several = "page.reference.several"
  /// What stands before a caption, with the slot `name`: the figure or table with its number.
  case caption = "page.reference.caption"
  /// Something on another page, with the slots `name` and `page`.
  case elsewhere = "page.reference.elsewhere"
  /// A number alone.
  case equationNumber = "page.reference.equation-number"

  init(_ kind: LabelKind) {
    switch kind {
    case .figure: self = .figure
    case .table: self = .table
    case .equation: self = .equation
    case .section: self = .section
    case .theorem: self = .theorem
    case .lemma: self = .lemma
    case .corollary: self = .corollary
    case .proposition: self = .proposition
    case .definition: self = .definition
    case .example: self = .example
    case .exercise: self = .exercise
    case .remark: self = .remark
    }
  }
}
