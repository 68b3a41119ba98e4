import Diagnostics

/// A line of a formula that can carry a number: the whole formula, or a row of an `align` or `gather`.
public struct TeXLine: Sendable, Hashable {
  /// The names given by `\label`, in order.
  public var labels: [TeXLabel] = []
  /// The text of `\tag`, without the parentheses that a number has.
  public var tag: String?
  /// Whether the tag has no parentheses around it: `\tag*`.
  public var isBareTag = false
  /// Whether the author asked for a number: `align`, `gather` and `equation` do, unless `\nonumber` is in the line.
  public var asksForNumber: Bool { isNumbered && !refusesNumber && tag == nil }

  /// Whether it stands in an environment that numbers its lines.
  var isNumbered = false
  var refusesNumber = false
}
