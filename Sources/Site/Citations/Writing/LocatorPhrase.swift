import Phrases

/// The parts of a work that a citation can point to, each with a form for one and a form for several.
public enum LocatorPhrase: String, PhraseKey {
  case page = "citation.locator.page"
  case chapter = "citation.locator.chapter"
  case section = "citation.locator.section"
  case figure = "citation.locator.figure"
  case table = "citation.locator.table"
  case equation = "citation.locator.equation"
  case theorem = "citation.locator.theorem"
  case volume = "citation.locator.volume"
  case part = "citation.locator.part"
  case number = "citation.locator.number"
  case note = "citation.locator.note"
  case line = "citation.locator.line"
  case paragraph = "citation.locator.paragraph"
  case exercise = "citation.locator.exercise"
  case appendix = "citation.locator.appendix"
}
