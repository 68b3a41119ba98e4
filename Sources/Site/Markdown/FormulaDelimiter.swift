/// What a formula of more than one line begins and ends with.
enum FormulaDelimiter {
  /// `$$` and `$$`.
  case dollars
  /// `\[` and `\]`.
  case brackets

  /// The two bytes at its end.
  var closing: (UInt8, UInt8) {
    switch self {
    case .dollars: (UInt8(ascii: "$"), UInt8(ascii: "$"))
    case .brackets: (UInt8(ascii: "\\"), UInt8(ascii: "]"))
    }
  }

  var opening: String { self == .dollars ? "$$" : "\\[" }
  var end: String { self == .dollars ? "$$" : "\\]" }
}
