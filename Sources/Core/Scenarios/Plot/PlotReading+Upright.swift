import Diagnostics
import Formula
import Geometry
import Nodes
import Numbers
import Quantities

extension PlotReading {
  /// Reads the y axis, or makes it from what is drawn.
  mutating func yAxis(
    _ body: NodeMapping, along axis: PlotAxis, _ curves: [WrittenCurve], _ marks: [WrittenMark]
  ) -> PlotAxis? {
    var written = WrittenAxis(place: body.range)
    if let entry = body["y"] {
      guard let read = self.axis(entry, example: "{label: height, unit: cm}") else { return nil }
      written = read
    }
    let drawn =
      curves.map { ($0.dimension, $0.place) }
      + marks.compactMap { mark in mark.dimension.map { ($0, mark.place) } }
    guard let dimension = written.dimension ?? drawn.first?.0 else { return nil }
    for (other, place) in drawn where other != dimension {
      let isStated = written.dimension != nil
      report(
        "plot/dimension", place,
        isStated
          ? "this is \(other.described), and the y axis shows \(dimension.described)"
          : "this is \(other.described), and what was drawn before it \(dimension.described)",
        explanation: "An axis has one dimension.")
    }
    guard !hasErrors else { return nil }
    let range = range(of: written, along: axis, curves, marks)
    let unit = written.unit ?? self.unit(for: range, dimension)
    return PlotAxis(
      symbol: written.symbol, label: written.label, dimension: dimension, unit: unit, range: range)
  }

  private func unit(for range: PlotRange, _ dimension: Dimension) -> Unit? {
    unitPreference.unit(for: max(range.lower.magnitude, range.upper.magnitude), dimension)
  }

  /// The ends that were written, and the others so that most of what is drawn can be seen.
  private func range(
    of written: WrittenAxis, along axis: PlotAxis, _ curves: [WrittenCurve], _ marks: [WrittenMark]
  ) -> PlotRange {
    if let lower = written.lower, let upper = written.upper {
      return PlotRange(lower, upper, written.scale)
    }
    let columns = curves.map { heights(of: $0, along: axis) }
    var (low, high) = (Double.infinity, -Double.infinity)
    for (curve, column) in zip(curves, columns) {
      let sorted = column.filter { written.scale == .linear || $0 > 0 }.sorted()
      let seen = Self.bulk(of: sorted, of: curve, along: axis, written.scale)
      low = min(low, seen.low)
      high = max(high, seen.high)
    }
    for mark in marks {
      switch mark.form {
      case .point(_, let y), .horizontal(let y):
        low = min(low, y.value)
        high = max(high, y.value)
      case .vertical: continue
      }
    }
    if low > high { (low, high) = (0, 1) }
    return Self.rounded(low, high, written)
  }

  private func heights(of curve: WrittenCurve, along axis: PlotAxis) -> [Double] {
    let count = 200
    return (0...count).compactMap { step in
      let fraction = Double(step) / Double(count)
      switch curve.form {
      case .function(let function):
        let x = axis.range.value(at: fraction)
        guard x >= curve.lower ?? x, x <= curve.upper ?? x,
          case .value(let value) = function.result(at: axis.quantity(x))
        else { return nil }
        return value.value
      case .parametric(_, let y, let range, let dimension):
        guard case .value(let value) = y.result(at: Quantity(range.value(at: fraction), dimension))
        else { return nil }
        return value.value
      }
    }
  }

  /// The lowest and the highest of a curve's sorted values; of one with a pole, those that are not far out.
  private static func bulk(
    of values: [Double], of curve: WrittenCurve, along axis: PlotAxis, _ scale: PlotScale
  ) -> (low: Double, high: Double) {
    guard let first = values.first, let last = values.last else { return (.infinity, -.infinity) }
    let lower = values[values.count / 20]
    let upper = values[values.count - 1 - values.count / 20]
    let reach = upper - lower
    let isFarOut = first < lower - reach || last > upper + reach
    guard scale == .linear, reach > 0, isFarOut, case .function(let function) = curve.form else {
      return (first, last)
    }
    let view = PlotRange(lower - reach, upper + reach)
    var sampler = CurveSampler(over: axis.range, seenIn: axis.range, view) { value in
      guard case .value(let result) = function.result(at: axis.quantity(value)) else { return nil }
      return Point(value, result.value)
    }
    _ = sampler.branches()
    if sampler.poles.isEmpty { return (first, last) }
    return (max(first, view.lower), min(last, view.upper))
  }

  /// The ends moved outwards to round numbers; zero is an end where it is near.
  private static func rounded(_ low: Double, _ high: Double, _ written: WrittenAxis) -> PlotRange {
    let unit = written.unit
    func amount(_ value: Double) -> Double { unit?.amount(of: value) ?? value }
    func value(_ amount: Double) -> Double { unit?.value(of: amount) ?? amount }
    if written.scale == .logarithmic {
      let lower =
        written.lower
        ?? value(Elementary.pow(10, Elementary.log10(amount(low) * 1.0000001).rounded(.down)))
      var upper =
        written.upper
        ?? value(Elementary.pow(10, Elementary.log10(amount(high) * 0.9999999).rounded(.up)))
      if !(upper > lower) { upper = lower * 10 }
      return PlotRange(lower, upper, .logarithmic)
    }
    var (bottom, top) = (low, high)
    if bottom == top {
      let room = bottom == 0 ? value(1) : bottom.magnitude / 2
      (bottom, top) = (bottom - room, top + room)
    }
    if bottom > 0, bottom < 0.4 * top { bottom = 0 }
    if top < 0, top > 0.4 * bottom { top = 0 }
    let step = value(PlotStep.step(for: amount(top - bottom), count: 8))
    let lower = written.lower ?? (bottom / step + 1e-9).rounded(.down) * step
    var upper = written.upper ?? (top / step - 1e-9).rounded(.up) * step
    if !(upper > lower) { upper = lower + step }
    return PlotRange(lower, upper)
  }
}
