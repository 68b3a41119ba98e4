import Phrases

/// The words of the glossary.
enum GlossaryPhrase: String, PhraseKey {
  case title = "page.glossary.title"
  case summary = "page.glossary.summary"
  /// What the links to the letters are called by assistive technology.
  case letters = "page.glossary.letters"
  /// Behind a term, with the slot `abbreviation`.
  case abbreviation = "page.glossary.abbreviation"
  /// What an abbreviation means, as hover text, with the slots `term` and `definition`.
  case abbreviated = "page.glossary.abbreviated"
  /// Before the terms to which one refers that has no definition, and before those to which one with a definition does.
  case see = "page.glossary.see"
  case seeAlso = "page.glossary.see-also"
  /// Before the page that defines a term.
  case definedIn = "page.glossary.defined-in"
  /// A text that was cut, with the slot `text`.
  case shortened = "page.glossary.shortened"
}
