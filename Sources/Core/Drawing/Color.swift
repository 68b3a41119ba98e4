/// A colour of the screen (sRGB).
public struct Color: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// Red, green and blue as one number, `0xRRGGBB`.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }

  /// The colour as `#rrggbb`.
  public var text: String {
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for part in [red, green, blue] {
      bytes.append(digits[Int(part >> 4)])
      bytes.append(digits[Int(part & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
