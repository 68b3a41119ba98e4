import Phrases

/// The words of the tables of the author's reference.
enum ReferencePhrase: String, PhraseKey {
  case key = "reference.heading.key"
  case value = "reference.heading.value"
  case meaning = "reference.heading.meaning"
  case name = "reference.heading.name"
  case unit = "reference.heading.unit"
  case code = "reference.heading.code"
  case severity = "reference.heading.severity"
  case error = "reference.severity.error"
  case warning = "reference.severity.warning"
  case note = "reference.severity.note"
  case example = "reference.example.title"
  case wrong = "reference.example.wrong"
  case right = "reference.example.right"
  case length = "reference.form.length"
  case power = "reference.form.power"
  case angle = "reference.form.angle"
  case number = "reference.form.number"
  case truth = "reference.form.truth"
  case text = "reference.form.text"
  case nameForm = "reference.form.name"
  case date = "reference.form.date"
  case list = "reference.form.list"
  case mapping = "reference.form.mapping"
  case various = "reference.form.various"
  /// With the slot `choices`.
  case choice = "reference.form.choice"
  /// With the slot `choices`.
  case choices = "reference.form.choices"
  /// Between choices.
  case choiceSeparator = "reference.form.choice-separator"
}
