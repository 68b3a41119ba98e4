import Diagnostics
import Formula
import Quantities
import TestSupport

/// A formula with its mistake marked from 1️⃣ to 2️⃣ (or to its end).
struct Fixture {
  let text: String
  let span: Span

  init(_ marked: String) {
    let fixture = MarkedText(marked)
    text = fixture.text
    let count = fixture.text.unicodeScalars.count
    let start = (fixture.places["1️⃣"]?.column ?? 1) - 1
    span = Span(offset: start, count: (fixture.places["2️⃣"]?.column ?? count + 1) - 1 - start)
  }

  /// Where the formula stands: in the middle of a line.
  var range: SourceRange {
    let count = text.unicodeScalars.count
    return SourceRange(
      file: "a.md", start: SourcePosition(line: 3, column: 11),
      end: SourcePosition(line: 3, column: 11 + count))
  }
}

/// The names that the tests' formulas use.
enum Names {
  static let values: [(String, Quantity)] = [
    ("real-image.image.distance", Quantity(0.2, .length)),
    ("real-image.object.distance", Quantity(0.2, .length, in: .centimetre)),
    ("real-image.image.height", Quantity(-0.1, .length)),
    ("real-image.image.vergence", Quantity(5, .power)),
    ("real-image.magnification", .number(-1)),
    ("far.object.distance", Quantity(.infinity, .length)),
    ("lens.power", Quantity(10, .power, in: .dioptre)), ("image-1", .number(7)),
    ("a", .number(3)), ("b", .number(5)), ("zero", .number(0)),
    ("cities.distance.\"New York\"", .number(12)), ("ray.angle", Quantity(.pi / 6, .angle)),
    ("größe", .number(2)), ("min", .number(60)),
  ]

  static func meaning(_ name: ValueName) -> Meaning {
    if name.text == "real-image.image.kind" { return .other("a word") }
    if let value = values.first(where: { $0.0 == name.text }) { return .quantity(value.1) }
    return .unknown(among: values.map { $0.0 })
  }
}
