import Diagnostics
import Quantities

/// A look at what curves give, before they are followed.
extension PlotReading {
  /// The curve with the dimension of its values; `nil` with an error if it has none.
  mutating func probed(_ curve: WrittenCurve, along axis: PlotAxis) -> WrittenCurve? {
    var curve = curve
    switch curve.form {
    case .function(let function):
      let range = PlotRange(
        max(axis.range.lower, curve.lower ?? axis.range.lower),
        min(axis.range.upper, curve.upper ?? axis.range.upper), axis.range.scale)
      guard range.lower < range.upper else {
        report("plot/range", curve.place, "the curve's `from` and `to` lie outside the x axis")
        return nil
      }
      guard let dimension = dimension(of: function, over: range, axis.quantity, curve.place) else {
        return nil
      }
      curve.dimension = dimension
    case .parametric(let x, let y, let range, let dimension):
      let quantity = { (value: Double) in Quantity(value, dimension) }
      guard let across = self.dimension(of: .formula(x), over: range, quantity, x.place),
        let up = self.dimension(of: .formula(y), over: range, quantity, y.place)
      else { return nil }
      guard across == axis.dimension else {
        report(
          "plot/dimension", x.place,
          "the curve's x is \(across.described), and the x axis shows \(axis.dimension.described)")
        return nil
      }
      curve.dimension = up
    }
    return curve
  }

  private mutating func dimension(
    of function: PlotFunction, over range: PlotRange, _ quantity: (Double) -> Quantity,
    _ place: SourceRange
  ) -> Dimension? {
    let count = 37
    for step in 0...count {
      // From the middle outwards, where a value is likeliest.
      let offset = Double((step + 1) / 2) / Double(count + 1)
      let fraction = 0.5 + (step % 2 == 0 ? offset : -offset)
      switch function.result(at: quantity(range.value(at: fraction))) {
      case .value(let value): return value.dimension
      case .undefined: continue
      case .fault(let diagnostic):
        diagnostics.append(diagnostic)
        return nil
      }
    }
    report(
      "plot/undefined", place, "the curve has no value anywhere between the ends of the axis",
      explanation: "A curve is drawn where its formula can be worked out.",
      [Solution("choose another range")])
    return nil
  }
}
