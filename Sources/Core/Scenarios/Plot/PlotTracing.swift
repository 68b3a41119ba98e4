import Geometry
import Quantities

/// Follows curves in the picture of two axes.
struct PlotTracing {
  let x: PlotAxis
  let y: PlotAxis

  func curve(_ written: WrittenCurve) -> PlotCurve {
    switch written.form {
    case .function(let function): return traced(function, written)
    case .parametric(let across, let up, let range, let dimension):
      var sampler = CurveSampler(over: range, seenIn: x.range, y.range) { value in
        let parameter = Quantity(value, dimension)
        guard case .value(let x) = across.result(at: parameter),
          case .value(let y) = up.result(at: parameter)
        else { return nil }
        return Point(x.value, y.value)
      }
      let branches = sampler.branches()
      return PlotCurve(
        label: written.label, branches: branches.map { $0.compactMap { $0.point } },
        isParametric: true)
    }
  }

  private func traced(_ function: PlotFunction, _ written: WrittenCurve) -> PlotCurve {
    let range = PlotRange(
      max(x.range.lower, written.lower ?? x.range.lower),
      min(x.range.upper, written.upper ?? x.range.upper), x.range.scale)
    var sampler = CurveSampler(over: range, seenIn: x.range, y.range) { value in
      guard case .value(let result) = function.result(at: x.quantity(value)) else { return nil }
      return Point(value, result.value)
    }
    let branches = sampler.branches()
    let features = CurveFeatures(of: branches, sampler)
    return PlotCurve(
      label: written.label, branches: branches.map { $0.compactMap { $0.point } },
      poles: sampler.poles.map { range.value(at: $0) }, zeros: features.zeros,
      maximum: features.maximum, minimum: features.minimum)
  }

  /// The values at round values of x.
  func rows(_ curves: [WrittenCurve]) -> [PlotRow] {
    let (lower, upper) = (x.amount(of: x.range.lower), x.amount(of: x.range.upper))
    let step = PlotStep.step(for: upper - lower, count: 10, in: x.unit)
    var amounts = PlotStep.multiples(of: step, from: lower, to: upper)
    if x.range.scale == .logarithmic,
      let decades = PlotStep.decades(from: lower, to: upper, count: 12)
    {
      amounts = decades.map { $0.amount }
    }
    return amounts.map { amount in
      let value = x.value(of: amount)
      return PlotRow(x: value, heights: curves.map { height(of: $0, at: value) })
    }
  }

  private func height(of curve: WrittenCurve, at value: Double) -> Double? {
    guard case .function(let function) = curve.form, value >= curve.lower ?? value,
      value <= curve.upper ?? value,
      case .value(let result) = function.result(at: x.quantity(value))
    else { return nil }
    return result.value
  }
}
