import Geometry
import Markup

extension Path {
  /// The path as SVG's `d`.
  var commands: String {
    var bytes: [UInt8] = []
    for element in elements {
      switch element {
      case .move(let point): Self.append("M", [point], to: &bytes)
      case .line(let point): Self.append("L", [point], to: &bytes)
      case .quadratic(let control, let end): Self.append("Q", [control, end], to: &bytes)
      case .cubic(let first, let second, let end):
        Self.append("C", [first, second, end], to: &bytes)
      case .arc(let radius, let isLarge, let isClockwise, let end):
        bytes.append("A")
        Coordinate.append(radius, to: &bytes)
        bytes.append(" ")
        Coordinate.append(radius, to: &bytes)
        bytes.append(isLarge ? " 0 1 " : " 0 0 ")
        bytes.append(isClockwise ? "1 " : "0 ")
        Coordinate.append(end, to: &bytes)
      case .close: bytes.append("Z")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ letter: StaticString, _ points: [Point], to bytes: inout [UInt8]) {
    bytes.append(letter)
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(" ") }
      Coordinate.append(point, to: &bytes)
    }
  }
}
