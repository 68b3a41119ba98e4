import Geometry
import Markup

/// Numbers of a drawing as text: rounded to a hundredth of a pixel, without a needless zero, never `-0`, never `nan`.
enum Coordinate {
  /// Far outside any drawing, and small enough for every reader of SVG.
  private static let limit = 1e7

  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let bounded = value.isNaN ? 0 : min(limit, max(-limit, value))
    let hundredths = Int((bounded * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = hundredths.magnitude
    appendWhole(magnitude / 100, to: &bytes)
    let rest = UInt8(magnitude % 100)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + rest % 10) }
  }

  private static func appendWhole(_ number: UInt, to bytes: inout [UInt8]) {
    if number > 9 { appendWhole(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Numbers with spaces between them.
  static func text(_ values: [Double]) -> String {
    var bytes: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(value, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Points as `x,y` with spaces between them.
  static func text(_ points: [Point]) -> String {
    var bytes: [UInt8] = []
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(point, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ point: Point, to bytes: inout [UInt8]) {
    append(point.x, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(point.y, to: &bytes)
  }
}
