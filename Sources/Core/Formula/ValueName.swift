import Numbers

/// The name of a value or a symbol: `real-image.image.distance`, `value."New York"`, `d_o`, `s'`.
public struct ValueName: Sendable, Hashable {
  /// What stands between the dots, without quotes.
  public var parts: [String]

  public init(_ parts: [String]) {
    self.parts = parts
  }

  /// A name by its parts; of one part, as the symbols of laws are.
  public init(_ parts: String...) {
    self.parts = parts
  }

  /// The name with a part put before it, as for another block's value or for a run that was given a name.
  public func prefixed(by part: String) -> ValueName { ValueName([part] + parts) }

  /// True when it has more than one part, as a value of another block always has.
  public var isDotted: Bool { parts.count > 1 }

  /// The name as it is written in an expression: parts joined by dots, quoted where they need it.
  public var text: String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "." }
      text += ValueName.isBare(part, first: index == 0) ? part : "\"" + part + "\""
    }
    return text
  }

  private static func isBare(_ part: String, first: Bool) -> Bool {
    let scalars = Array(part.unicodeScalars)
    guard let start = scalars.first,
      start.isLetter || start == "_" || !first && start.isDecimalDigit
    else { return false }
    return FormulaScanner(scalars, .values).lengthOfPart(from: 0) == scalars.count
  }
}
