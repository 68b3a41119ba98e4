/// Where an item stands in its row, which decides how a sign is spaced.
struct Neighbourhood {
  /// Whether it is a sign before a number or a name, not between two.
  var isPrefix = false
  /// Whether it stands first in its row, where a browser would take it for a prefix.
  var isFirst = false
  /// Whether TeX would set it without spaces, as it does with a plus that stands by itself.
  var isTight = false
  /// Whether a relation has no room before it (behind another one or a parenthesis), or none behind it.
  var isCloseBefore = false
  var isCloseBehind = false
  /// Whether what comes before can be added to: `a` in `a + b`.
  var isAfterOperand = false

  static let alone = Neighbourhood()
}
