import Phrases

/// The words of the page that lists the formulas of a course.
enum FormulaPagePhrase: String, PhraseKey {
  case title = "page.formulas.title"
  case summary = "page.formulas.summary"
  /// What the links to the formulas are called by assistive technology.
  case contents = "page.formulas.contents"
  /// The heading of the laws of the models that the course uses.
  case laws = "page.formulas.laws"
  /// Before the page with the block that defines a formula, and before the pages that use it.
  case definedIn = "page.formulas.defined-in"
  case usedIn = "page.formulas.used-in"
}
