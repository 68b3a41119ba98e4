import Formula
import Geometry
import Quantities

/// The named values of a plot.
struct PlotValues {
  private(set) var values = NamedValues()
  /// What a curve of this plot lacks.
  private(set) var undefined: [ValueName] = []

  private let x: PlotAxis
  private let y: PlotAxis

  static let descriptions = [
    "curve-1.start.x", "curve-1.start.y", "curve-1.end.x", "curve-1.end.y", "curve-1.maximum.x",
    "curve-1.maximum.y", "curve-1.minimum.x", "curve-1.minimum.y", "curve-1.zero-1",
    "curve-1.pole-1",
    "point-1.x", "point-1.y",
  ].map {
    ValueDescription(
      ValueName($0.split(separator: ".").map { String($0) }), phrase: "reference.plot.value." + $0)
  }

  init(_ x: PlotAxis, _ y: PlotAxis, _ curves: [PlotCurve], _ marks: [PlotMark]) {
    self.x = x
    self.y = y
    for (index, curve) in curves.enumerated() { add(curve, "curve-\(index + 1)") }
    var count = 0
    for mark in marks {
      guard case .point(let point) = mark.form else { continue }
      count += 1
      add(ValueName("point-\(count)", "x"), point.x, x)
      add(ValueName("point-\(count)", "y"), point.y, y)
    }
  }

  private mutating func add(_ curve: PlotCurve, _ name: String) {
    let points = [
      ("start", curve.start), ("end", curve.end), ("maximum", curve.maximum),
      ("minimum", curve.minimum),
    ]
    for (what, point) in points {
      add(ValueName(name, what, "x"), point?.x, x)
      add(ValueName(name, what, "y"), point?.y, y)
    }
    for (index, zero) in curve.zeros.enumerated() {
      add(ValueName(name, "zero-\(index + 1)"), zero, x)
    }
    if curve.zeros.isEmpty { undefined.append(ValueName(name, "zero-1")) }
    for (index, pole) in curve.poles.enumerated() {
      add(ValueName(name, "pole-\(index + 1)"), pole, x)
    }
    if curve.poles.isEmpty { undefined.append(ValueName(name, "pole-1")) }
  }

  private mutating func add(_ name: ValueName, _ value: Double?, _ axis: PlotAxis) {
    guard let value else {
      undefined.append(name)
      return
    }
    values.add(name, .quantity(axis.quantity(value)))
  }
}
