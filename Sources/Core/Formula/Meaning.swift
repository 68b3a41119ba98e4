import Quantities

/// What a name stands for when an expression is evaluated.
public enum Meaning: Sendable, Hashable {
  case quantity(Quantity)
  /// Something that is no number, and what it is: `a word`, `a list of vertices`, `undefined, because the image is at infinity`.
  case other(String)
  /// Nothing; with the names that there are, for a near miss.
  case unknown(among: [String])
}
