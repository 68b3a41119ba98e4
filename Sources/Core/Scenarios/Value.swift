import Quantities

/// A result that can be used by name: in prose, in other blocks, in `expect`, in `sitegen eval`.
public indirect enum Value: Sendable, Hashable {
  /// A number with its dimension; `±infinity` is a value, what is undefined is absent.
  case quantity(Quantity)
  /// A word or a name: `real`, `inverted`, a vertex.
  case name(String)
  case truth(Bool)
  /// An order, a set, a row of a matrix.
  case list([Value])
}
