import Numbers
import Quantities

/// Round steps for axes: one, two or five of a power of ten.
public enum PlotStep {
  /// The smallest round step of which about so many cover a width.
  public static func step(for width: Double, count: Int) -> Double {
    let least = width / Double(max(1, count))
    guard least > 0, least.isFinite else { return 1 }
    let exponent = Elementary.log10(least).rounded(.down)
    for shift in [0.0, 1] {
      for digit in [1.0, 2, 5] {
        let step = times(digit, exponent + shift)
        if step >= least * (1 - 1e-9) { return step }
      }
    }
    return times(10, exponent + 1)
  }

  /// The same for amounts of a unit: degrees are counted by parts of a turn.
  public static func step(for width: Double, count: Int, in unit: Unit?) -> Double {
    let step = step(for: width, count: count)
    guard unit == .degree, step > 5, step <= 360 else { return step }
    let least = width / Double(max(1, count))
    return [10, 15, 30, 45, 60, 90, 180, 360].first { $0 >= least * (1 - 1e-9) } ?? step
  }

  /// The multiples of a step in a range, its ends included.
  public static func multiples(
    of step: Double, from lower: Double, to upper: Double
  ) -> [Double] {
    let first = (lower / step - 1e-6).rounded(.up)
    let last = (upper / step + 1e-6).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    // A step below one is a quotient: 3 / 10 and not 3 × 0.1, which is not 0.3.
    let inverse = (1 / step).rounded()
    let isPart = step < 1 && (inverse * step - 1).magnitude < 1e-9
    return (0...Int(last - first)).map { index in
      let multiple = first + Double(index)
      return multiple == 0 ? 0 : isPart ? multiple / inverse : multiple * step
    }
  }

  /// The powers of ten in a range, each with its exponent, or one, two and five of them where there are few.
  ///
  /// - Parameter count: where there are more, every second or third is taken, so that one is among them.
  /// - Returns: `nil` where there are fewer than three.
  public static func decades(
    from lower: Double, to upper: Double, count: Int
  ) -> [(amount: Double, exponent: Int?)]? {
    let first = Int(Elementary.log10(lower).rounded(.down))
    let last = Int(Elementary.log10(upper).rounded(.up))
    for digits in [[1.0], [1, 2, 5]] {
      var amounts: [(amount: Double, exponent: Int?)] = []
      for exponent in first...max(first, last) {
        for digit in digits {
          let amount = times(digit, Double(exponent))
          guard amount >= lower * (1 - 1e-9), amount <= upper * (1 + 1e-9) else { continue }
          amounts.append((amount, digit == 1 ? exponent : nil))
        }
      }
      guard amounts.count >= 3 else { continue }
      let stride = (amounts.count + count - 1) / max(1, count)
      return stride <= 1 ? amounts : amounts.filter { ($0.exponent ?? 1) % stride == 0 }
    }
    return nil
  }

  /// A digit times a power of ten; exact where a double can be.
  private static func times(_ digit: Double, _ exponent: Double) -> Double {
    exponent < 0
      ? digit / Elementary.pow(10, -exponent) : digit * Elementary.pow(10, exponent)
  }
}
