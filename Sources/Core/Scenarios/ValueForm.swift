import Quantities

/// The form of a key's value.
public enum ValueForm: Sendable, Hashable {
  /// A number with a unit of this dimension.
  case quantity(Dimension)
  case number, truth, name, text
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
