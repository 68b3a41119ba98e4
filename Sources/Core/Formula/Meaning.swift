import Quantities

/// What a name stands for when an expression is evaluated.
public enum Meaning: Sendable, Hashable {
  case quantity(Quantity)
  /// Something that is no number, and what it is: `a word`, `a list`.
  case other(String)
  /// A value that its block has in other cases, and not in this one.
  case undefined
  /// Nothing; with the names that there are, for a near miss.
  case unknown(among: [String])
}
