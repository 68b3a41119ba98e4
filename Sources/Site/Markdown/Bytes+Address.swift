import Markup

extension [UInt8] {
  /// Appends an address as an attribute's value: what an address may not hold is percent-encoded, as libcmark does; `%` is taken to
  /// begin an encoding already.
  mutating func append(encodingAddress address: UnsafeBufferPointer<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(byte)
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
        UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","),
        UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "="),
        UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 0xF))
      }
    }
  }

  /// Appends an address as an attribute's value.
  mutating func append(encodingAddress address: String) {
    var address = address
    address.withUTF8 { append(encodingAddress: $0) }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
