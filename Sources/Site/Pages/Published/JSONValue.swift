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
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text.
  func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .truth(let truth): bytes += (truth ? "true" : "false").utf8
    case .whole(let number): bytes += String(number).utf8
    case .number(let number): bytes += Self.text(of: number).utf8
    case .string(let string): Self.write(string, into: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        Self.write(member.name, into: &bytes)
        bytes += ": ".utf8
        member.value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func text(of number: Double) -> String {
    if number.isNaN { return "null" }
    if number.isInfinite { return number > 0 ? "\"infinity\"" : "\"-infinity\"" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }

  /// A string in quotation marks.
  private static func write(_ string: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = Array("0123456789abcdef".utf8)
        bytes += #"\u"#.utf8
        for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> UInt32(shift)) & 15]) }
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  public static func == (left: JSONValue, right: JSONValue) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
