/// A sign above or below items.
struct AccentMark: Sendable {
  var sign: String
  var isBelow = false
  /// Whether it is as wide as what it marks.
  var isWide = false
  /// Whether scripts stand above or below it and not in its corners, as with a brace.
  var takesLimits = false
  /// The sign over a single letter, where the wide one would be too wide.
  var narrow: String?
  /// The class by which the style sheet draws it: lines, which few fonts stretch, and the short arrow of a vector.
  var className: String?
  /// The combining character for it in plain text, if there is one.
  var combining: Unicode.Scalar?
}
