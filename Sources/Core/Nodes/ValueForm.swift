/// The form of a key's value.
public enum ValueForm: Sendable, Hashable {
  /// A number with a unit of length: `20 cm`, `infinity`.
  case length
  /// A power or a vergence: `-2.5 D`.
  case power
  /// An angle: `2 deg`.
  case angle
  /// A number without a unit: `4/3`.
  case number
  /// `true` or `false`.
  case truth
  case name, text, date
  /// One of these words.
  case choice([String])
  /// One or several of these words.
  case choices([String])
  /// A list, or one item of it.
  case list
  /// A mapping with keys of its own.
  case mapping
  /// Several forms are possible; the description says which.
  case various
}
