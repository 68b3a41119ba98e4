import Numbers

/// Values along one side of a small plot: from where to where, and the round values that are marked.
struct PlotScale {
  let lower: Double
  let upper: Double
  let ticks: [Double]

  /// The smallest range of round values around what is shown, with 0 inside.
  init(covering values: [Double], about count: Int = 4) {
    let least = min(0, values.filter { $0.isFinite }.min() ?? 0)
    var most = max(0, values.filter { $0.isFinite }.max() ?? 0)
    if most - least <= 0 { most = 1 }
    let step = Self.round(step: (most - least) / Double(max(1, count)))
    let first = (least / step + 1e-9).rounded(.down)
    let last = (most / step - 1e-9).rounded(.up)
    lower = first * step
    upper = last * step
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// The next of 1, 2, 5 times a power of ten.
  static func round(step: Double) -> Double {
    guard step > 0, step.isFinite else { return 1 }
    let power = Elementary.pow(10, Elementary.log10(step).rounded(.down))
    for factor in [1.0, 2, 5] where factor * power >= step * (1 - 1e-9) { return factor * power }
    return 10 * power
  }

  /// Where a value lies between two ends, in pixels.
  func position(_ value: Double, from start: Double, to end: Double) -> Double {
    start + (end - start) * (value - lower) / (upper - lower)
  }
}
