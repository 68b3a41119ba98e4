import Geometry

/// The zeros and turning points of a curve that gives one y for each x.
struct CurveFeatures {
  private(set) var zeros: [Double] = []
  private(set) var maximum: Point?
  private(set) var minimum: Point?

  private let sampler: CurveSampler

  init(of branches: [[CurveSample]], _ sampler: CurveSampler) {
    self.sampler = sampler
    for branch in branches {
      addZeros(of: branch)
      addTurnings(of: branch)
    }
  }

  // MARK: Zeros

  /// Where the sign changes; a curve that only touches zero, or stays there, does not cross it.
  private mutating func addZeros(of branch: [CurveSample]) {
    var last: CurveSample?
    for sample in branch {
      guard let value = sample.point?.y, value != 0 else { continue }
      if let last, let before = last.point?.y, (before < 0) != (value < 0) {
        addZero(last, sample, isRising: before < 0)
      }
      last = sample
    }
  }

  private mutating func addZero(_ first: CurveSample, _ last: CurveSample, isRising: Bool) {
    var (lower, upper) = (first, last)
    for _ in 0..<64 {
      let middle = sampler.sample((lower.fraction + upper.fraction) / 2)
      guard let value = middle.point?.y else { return }
      if value == 0 { return add(zero: middle) }
      if middle.fraction == lower.fraction || middle.fraction == upper.fraction { break }
      if (value < 0) == isRising { lower = middle } else { upper = middle }
    }
    let isLower = (lower.point?.y.magnitude ?? 0) <= (upper.point?.y.magnitude ?? 0)
    add(zero: isLower ? lower : upper)
  }

  private mutating func add(zero sample: CurveSample) {
    guard let x = sample.point?.x else { return }
    let width = sampler.x.upper - sampler.x.lower
    if let last = zeros.last, (x - last).magnitude < 1e-9 * width { return }
    zeros.append(x)
  }

  // MARK: Turning points

  private mutating func addTurnings(of branch: [CurveSample]) {
    for index in branch.indices.dropFirst() {
      let height = branch[index].view.y
      guard height >= 0, height <= CurveSampler.size.dy,
        let after = branch[index...].first(where: { ($0.view.y - height).magnitude > Self.noise })
      else { continue }
      let before = branch[index - 1].view.y
      let isHigh = before < height - Self.noise && after.view.y < height
      let isLow = before > height + Self.noise && after.view.y > height
      guard isHigh || isLow, let point = turning(branch[index - 1], after, isHigh: isHigh) else {
        continue
      }
      let slack = 1e-9 * point.y.magnitude
      if isHigh, maximum.map({ point.y > $0.y + slack }) ?? true { maximum = point }
      if isLow, minimum.map({ point.y < $0.y - slack }) ?? true { minimum = point }
    }
  }

  /// Below this a difference in height, in pixels, is nothing.
  private static let noise = 1e-7

  /// The highest or lowest point between two samples: where as much is gained on one side as is lost on the other.
  private func turning(
    _ first: CurveSample, _ last: CurveSample, isHigh: Bool
  ) -> Point? {
    var (lower, upper) = (first.fraction, last.fraction)
    let step = 1e-3 * (upper - lower)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      guard let left = sampler.sample(middle - step).point,
        let right = sampler.sample(middle + step).point
      else { return nil }
      if (left.y < right.y) == isHigh { lower = middle } else { upper = middle }
    }
    return sampler.sample((lower + upper) / 2).point
  }
}
