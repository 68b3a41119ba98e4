/// A JSON value, written on one line; members keep the order given.
public indirect enum JSONValue: Sendable, Hashable {
  case null
  case truth(Bool)
  case whole(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The value as JSON text. A number that is not finite becomes the string `"infinity"` or `"-infinity"`.
  public var text: String {
    switch self {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .whole(let number): String(number)
    case .number(let number): Self.text(of: number)
    case .string(let string): Self.quoted(string)
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.name) + ": " + $0.value.text }.joined(separator: ", ") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    if number.isNaN { return "null" }
    if number.isInfinite { return number > 0 ? "\"infinity\"" : "\"-infinity\"" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }

  private static func quoted(_ string: String) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        text += "\\u"
        for shift in [12, 8, 4, 0] {
          text.unicodeScalars.append(digits[Int(scalar.value >> UInt32(shift)) & 15])
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  public static func == (left: JSONValue, right: JSONValue) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
