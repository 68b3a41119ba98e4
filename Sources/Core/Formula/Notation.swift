/// In which of two ways a formula is written; both make the same tree.
public enum Notation: Sendable, Hashable {
  /// Expressions over named values, in blocks and prose: `2 * real-image.image.distance + 5 cm`. A `-` between name
  /// characters belongs to the name, numbers may have units, products need their `*`.
  case values
  /// Laws over symbols: `1/f = 1/d_o + 1/d_i`, `n_1 sin theta_1`. A `-` is always minus, `_` begins a subscript, Greek letters
  /// may be written by name, neighbours are multiplied.
  case laws
}
