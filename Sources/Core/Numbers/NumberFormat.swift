/// How many digits of a number are shown.
public struct NumberFormat: Sendable, Hashable {
  /// Where the digits end.
  public enum Precision: Sendable, Hashable {
    /// So many significant digits, at least one.
    case figures(Int)
    /// So many digits behind the point.
    case places(Int)
    /// As many as it takes to read back the same number.
    case exact
  }

  public var precision: Precision
  /// Whether zeros at the end are kept: 2.50 instead of 2.5.
  public var keepsZeros: Bool
  /// Whether an integer below a million is shown whole, whatever the precision: 1234, not 1230.
  public var keepsIntegers: Bool
  /// Whether a positive number has a plus sign, as optometric powers do.
  public var showsPlus: Bool

  public init(
    _ precision: Precision, keepsZeros: Bool = false, keepsIntegers: Bool = false,
    showsPlus: Bool = false
  ) {
    self.precision = precision
    self.keepsZeros = keepsZeros
    self.keepsIntegers = keepsIntegers
    self.showsPlus = showsPlus
  }

  /// Three significant figures, zeros at the end dropped, integers below a million whole: what is shown unless something
  /// else is asked for.
  public static let standard = NumberFormat(.figures(3), keepsIntegers: true)

  /// So many significant figures, zeros at the end kept.
  public static func figures(_ count: Int) -> NumberFormat {
    NumberFormat(.figures(count), keepsZeros: true)
  }

  /// So many digits behind the point, zeros at the end kept.
  public static func places(_ count: Int) -> NumberFormat {
    NumberFormat(.places(count), keepsZeros: true)
  }

  /// A signed number with so many digits behind the point: `+1.50`.
  public static func signedPlaces(_ count: Int) -> NumberFormat {
    NumberFormat(.places(count), keepsZeros: true, showsPlus: true)
  }

  /// Every digit it takes to read back the same number.
  public static let exact = NumberFormat(.exact, keepsIntegers: true)

  /// The number as text in the style of a language. NaN, which never occurs in results, is shown as a dash.
  public func text(_ value: Double, in style: NumberStyle = .english) -> String {
    PrintedNumber(value, self).text(in: style)
  }
}
