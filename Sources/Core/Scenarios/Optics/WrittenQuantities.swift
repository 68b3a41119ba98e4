import Quantities

/// The quantities of a block as the author wrote them, units and digits included, by their keys: `distance`, `power`.
public struct WrittenQuantities: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    var key: String
    var quantity: Quantity
  }

  private var entries: [Entry] = []

  public init() {}

  public mutating func add(_ key: String, _ quantity: Quantity) {
    entries.append(Entry(key: key, quantity: quantity))
  }

  /// What stands under a key; `nil` if it was not written.
  public subscript(key: String) -> Quantity? {
    entries.first { $0.key == key }?.quantity
  }
}
