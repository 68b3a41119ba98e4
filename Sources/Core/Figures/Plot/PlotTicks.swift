import Drawing
import Numbers
import Quantities
import Scenarios

/// The numbers along an axis: round ones, all inside its range, so many that they have room.
struct PlotTicks {
  struct Tick {
    /// In SI units.
    let value: Double
    /// Along the axis, 0...1.
    let fraction: Double
    let text: LabelText
  }

  let ticks: [Tick]
  /// Where strokes without a number stand, as fractions: on logarithmic axes.
  let minor: [Double]

  /// - Parameters:
  ///   - count: about how many are wanted.
  ///   - style: how numbers are written.
  init(_ axis: PlotAxis, count: Int, _ style: NumberStyle) {
    let lower = axis.amount(of: axis.range.lower)
    let upper = axis.amount(of: axis.range.upper)
    let amounts: [(amount: Double, text: LabelText)]
    var minor: [Double] = []
    if axis.range.scale == .logarithmic,
      let decades = PlotStep.decades(from: lower, to: upper, count: count)
    {
      // One manner for all numbers of an axis.
      let isLong = decades.contains { !(-3...4).contains($0.exponent ?? 0) }
      amounts = decades.map {
        ($0.amount, Self.text($0.amount, decade: isLong ? $0.exponent : nil, style))
      }
      minor = Self.minor(lower, upper)
    } else {
      let step = PlotStep.step(for: upper - lower, count: count, in: axis.unit)
      amounts = PlotStep.multiples(of: step, from: lower, to: upper).map {
        ($0, Self.text($0, step, style))
      }
    }
    ticks = amounts.compactMap { amount, text in
      let value = axis.value(of: amount)
      guard let fraction = axis.range.fraction(of: value) else { return nil }
      return Tick(value: value, fraction: min(1, max(0, fraction)), text: text)
    }
    self.minor = minor.compactMap { axis.range.fraction(of: axis.value(of: $0)) }
  }

  // MARK: Linear

  private static func text(_ amount: Double, _ step: Double, _ style: NumberStyle) -> LabelText {
    let places = Int(max(0, -(Elementary.log10(step) + 1e-9).rounded(.down)))
    let isPlain = places <= 4 && amount.magnitude < 1e7
    let format = isPlain ? NumberFormat.places(places) : NumberFormat(.figures(6))
    return LabelText(format.text(amount, in: style))
  }

  // MARK: Logarithmic

  private static func minor(_ lower: Double, _ upper: Double) -> [Double] {
    let first = Int(Elementary.log10(lower).rounded(.down))
    let last = Int(Elementary.log10(upper).rounded(.up))
    guard last - first <= 8 else { return [] }
    return (first...last).flatMap { exponent in
      (2...9).map { Double($0) * Elementary.pow(10, Double(exponent)) }
    }.filter { $0 > lower && $0 < upper }
  }

  private static func text(
    _ amount: Double, decade exponent: Int?, _ style: NumberStyle
  ) -> LabelText {
    guard let exponent, !(0...1).contains(exponent) else {
      return LabelText(NumberFormat(.figures(3), keepsIntegers: true).text(amount, in: style))
    }
    let sign = exponent < 0 ? style.minus : ""
    return LabelText(
      lines: [[TextRun("10"), TextRun(sign + exponent.magnitude.description, script: .upper)]],
      size: 12)
  }
}
