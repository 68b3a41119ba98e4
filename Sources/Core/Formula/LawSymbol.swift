import Quantities

/// A symbol of a law and what it stands for.
public struct LawSymbol: Sendable, Hashable {
  public let name: ValueName
  public let dimension: Dimension
  /// The key of the phrase that says what it means: `optics.symbol.image-vergence`.
  public let phrase: String

  public init(_ symbol: String, _ dimension: Dimension, _ phrase: String) {
    name = ValueName(symbol)
    self.dimension = dimension
    self.phrase = phrase
  }
}
