/// How a language writes numbers.
public struct NumberStyle: Sendable, Hashable {
  /// Between whole and fractional digits: `.` or `,`.
  public var decimalSeparator: String
  /// Between groups of three digits from five digits up; a thin space by international custom.
  public var groupSeparator: String
  /// The sign of a negative number; U+2212.
  public var minus: String
  /// Between a number and its unit; a narrow no-break space.
  public var unitSpace: String

  public init(decimalSeparator: String, groupSeparator: String, minus: String, unitSpace: String) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.minus = minus
    self.unitSpace = unitSpace
  }

  /// English, and what tests use.
  public static let english = NumberStyle(
    decimalSeparator: ".", groupSeparator: "\u{202F}", minus: "\u{2212}", unitSpace: "\u{202F}")
}
