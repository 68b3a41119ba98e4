import Numbers

/// How an author wants one value shown, as far as it was said: `mm`, `2 places`, `signed 2 places`, `cm to 3 figures`.
public struct DisplayChoice: Sendable, Hashable {
  /// The unit, if one was named.
  public var unit: Unit?
  /// The digits, if they were named.
  public var format: NumberFormat?

  public init(unit: Unit? = nil, format: NumberFormat? = nil) {
    self.unit = unit
    self.format = format
  }

  /// This choice, and what it leaves open from another.
  public func completed(by other: DisplayChoice) -> DisplayChoice {
    DisplayChoice(unit: unit ?? other.unit, format: format ?? other.format)
  }
}
