/// A number as an author wrote it: `7.5`, `-2.5`, `−2.5`, `+1.50`, `4/3`, `1e-3`, `infinity`, `∞`.
public struct WrittenNumber: Sendable, Hashable {
  public var value: Double
  /// How many digits stand behind the point; 0 for an integer, a fraction or infinity.
  public var places: Int
  /// What one more in the last digit written would add: 0.01 for `1.50`, 1 for `20`; 0 for a fraction and for infinity,
  /// which are exact.
  public var lastDigit: Double

  public init(value: Double, places: Int = 0, lastDigit: Double = 0) {
    self.value = value
    self.places = places
    self.lastDigit = lastDigit
  }

  /// Reads a whole text as a number; `nil` when it is none.
  public init?(parsing text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let (number, count) = WrittenNumber.prefix(of: scalars[...]), count == scalars.count
    else { return nil }
    self = number
  }

  /// Reads the number with which the text begins: a sign, then digits, a fraction or infinity.
  ///
  /// - Returns: the number and how many code points it took, or `nil` when the text does not begin with a number.
  public static func prefix(
    of text: ArraySlice<Unicode.Scalar>
  ) -> (number: WrittenNumber, count: Int)? {
    var index = text.startIndex
    var isNegative = false
    if index < text.endIndex, text[index].isSign {
      isNegative = text[index] != "+"
      index += 1
    }
    guard let first = magnitude(of: text[index...]) else { return nil }
    var number = first.number
    index += first.count
    if number.value.isFinite, index < text.endIndex, text[index] == "/",
      let (divisor, count) = magnitude(of: text[(index + 1)...]), divisor.value.isFinite,
      divisor.value != 0
    {
      number = WrittenNumber(value: number.value / divisor.value)
      index += 1 + count
    }
    if isNegative { number.value = -number.value }
    return (number, index - text.startIndex)
  }

  /// Reads the digits or the infinity with which the text begins, without sign or fraction bar: `7.5`, `1e-3`, `∞`.
  public static func magnitude(
    of text: ArraySlice<Unicode.Scalar>
  ) -> (number: WrittenNumber, count: Int)? {
    if text.first == "∞" { return (WrittenNumber(value: .infinity), 1) }
    if let count = text.lengthOfWord("infinity") {
      return (WrittenNumber(value: .infinity), count)
    }
    let whole = text.prefix { $0.isDecimalDigit }
    guard !whole.isEmpty else { return nil }
    var index = whole.endIndex
    var places = 0
    if index < text.endIndex, text[index] == "." {
      places = text[(index + 1)...].prefix { $0.isDecimalDigit }.count
      if places > 0 { index += 1 + places }
    }
    var exponent = 0
    if let (power, count) = Self.exponent(of: text[index...]) {
      exponent = power
      index += count
    }
    var ascii = ""
    ascii.unicodeScalars.append(contentsOf: text[text.startIndex..<index])
    guard let value = Double(ascii), value.isFinite else { return nil }
    let last = Double("1e" + (exponent - places).description) ?? 0
    let number = WrittenNumber(value: value, places: max(places - exponent, 0), lastDigit: last)
    return (number, index - text.startIndex)
  }

  /// Reads `e-3`; an `e` without digits behind it belongs to something else.
  private static func exponent(of text: ArraySlice<Unicode.Scalar>) -> (power: Int, count: Int)? {
    guard text.first == "e" || text.first == "E" else { return nil }
    var index = text.startIndex + 1
    var isNegative = false
    if index < text.endIndex, text[index] == "-" || text[index] == "+" {
      isNegative = text[index] == "-"
      index += 1
    }
    let digits = text[index...].prefix { $0.isDecimalDigit }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    var power = 0
    for digit in digits { power = power * 10 + Int(digit.value - 48) }
    return (isNegative ? -power : power, digits.endIndex - text.startIndex)
  }
}
