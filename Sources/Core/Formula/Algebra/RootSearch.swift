/// Searches the zeros of a function of one number, always in the same places: sign changes on a grid that is even in each power of
/// ten, each narrowed down by Newton's steps where they stay inside and by halving where they do not.
struct RootSearch {
  /// The function; `nil` where it has no value.
  let function: (Double) -> Double?
  /// Its derivative, if one is known.
  let derivative: ((Double) -> Double?)?

  /// The zeros that were found, from the lowest to the highest.
  func zeros(from smallest: Double = 1e-10, to largest: Double = 1e10) -> [Double] {
    var found: [Double] = []
    var before: (x: Double, y: Double)?
    for x in Self.grid(smallest, largest) {
      guard let y = function(x) else {
        before = nil
        continue
      }
      if y == 0 {
        found.append(x)
      } else if let last = before, last.y != 0, (last.y < 0) != (y < 0),
        let zero = zero(last, (x, y))
      {
        found.append(zero)
      }
      before = (x, y)
    }
    return found
  }

  /// Steps of a fortieth of a power of ten to both sides of zero.
  private static func grid(_ smallest: Double, _ largest: Double) -> [Double] {
    var positive: [Double] = []
    var x = smallest
    // The fortieth root of ten.
    let step = 1.059253725177289
    while x <= largest, positive.count < 2000 {
      positive.append(x)
      x *= step
    }
    return positive.reversed().map { -$0 } + [0] + positive
  }

  /// The zero between two places at which the function has different signs; `nil` if it jumps there.
  private func zero(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> Double? {
    var (low, high) = (first, second)
    var x = (low.x + high.x) / 2
    for _ in 0..<200 {
      guard let y = function(x) else { return nil }
      if y == 0 { return x }
      if (y < 0) == (low.y < 0) { low = (x, y) } else { high = (x, y) }
      if (high.x - low.x).magnitude <= 4e-16 * max(high.x.magnitude, low.x.magnitude) { break }
      x = next(x, y, low.x, high.x)
    }
    // At a pole the function is larger the nearer one comes.
    let size = max(low.y.magnitude, high.y.magnitude)
    return size <= max(first.y.magnitude, second.y.magnitude) ? x : nil
  }

  private func next(_ x: Double, _ y: Double, _ low: Double, _ high: Double) -> Double {
    let half = low + (high - low) / 2
    guard let slope = derivative?(x), slope != 0 else { return half }
    let newton = x - y / slope
    let (lower, upper) = (min(low, high), max(low, high))
    return newton > lower && newton < upper ? newton : half
  }
}
