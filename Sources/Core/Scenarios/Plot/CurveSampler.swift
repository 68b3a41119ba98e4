import Geometry

/// Follows a curve with as many points as it takes to draw it, and finds where it breaks.
///
/// The parameter's range is cut into equal parts, and each part is halved until the curve between its ends cannot be told from a
/// straight line. Where halving does not help, the curve jumps or has a pole: it is broken there and never joined.
struct CurveSampler {
  /// The range of the parameter.
  let range: PlotRange
  /// What is seen.
  let x: PlotRange
  let y: PlotRange
  /// The curve: the point in SI units at a value of the parameter, `nil` where there is none.
  let point: (Double) -> Point?

  private var current: [CurveSample] = []
  var found: [[CurveSample]] = []
  /// Where poles are, as fractions of the range, in the order found.
  var poles: [Double] = []
  private var evaluations = 0

  /// The picture that the curve is followed for, in pixels.
  static let size = Vector(520, 340)
  private static let parts = 160
  /// A part is halved at most so often; then it is narrower than a fiftieth of a pixel.
  private static let deepest = 8
  /// A curve that needs more than this is noise.
  private static let mostEvaluations = 12_000
  /// Straight enough, in pixels.
  private static let tolerance = 0.04
  /// A value so many pictures away is beyond all bounds.
  private static let blowUp = 1e4

  init(
    over range: PlotRange, seenIn x: PlotRange, _ y: PlotRange,
    _ point: @escaping (Double) -> Point?
  ) {
    self.range = range
    self.x = x
    self.y = y
    self.point = point
  }

  /// The unbroken stretches of the curve.
  mutating func branches() -> [[CurveSample]] {
    var last = sample(0)
    begin(at: last)
    for part in 1...Self.parts {
      let next = sample(Double(part) / Double(Self.parts))
      refine(last, next, depth: 0)
      last = next
    }
    end()
    splitAtPeaks()
    joinAtHoles()
    mergePoles()
    return found
  }

  // MARK: Samples

  func sample(_ fraction: Double) -> CurveSample {
    guard let point = point(range.value(at: fraction)), point.x.isFinite, point.y.isFinite,
      let across = x.fraction(of: point.x), let up = y.fraction(of: point.y)
    else { return CurveSample(fraction: fraction, point: nil, view: Point(0, 0)) }
    return CurveSample(
      fraction: fraction, point: point, view: Point(across * Self.size.dx, up * Self.size.dy))
  }

  /// Not quite in the middle, so that what is symmetrical does not look straight.
  private mutating func between(_ first: CurveSample, _ last: CurveSample) -> CurveSample {
    evaluations += 1
    return sample(first.fraction + 0.47 * (last.fraction - first.fraction))
  }

  // MARK: Stretches

  private mutating func begin(at sample: CurveSample) {
    end()
    if sample.isDefined { current = [sample] }
  }

  private mutating func append(_ sample: CurveSample) {
    if sample.isDefined { current.append(sample) }
  }

  private mutating func end() {
    if current.count > 1 { found.append(current) }
    current = []
  }

  // MARK: Refinement

  /// Follows the curve behind `first` up to `last`.
  private mutating func refine(_ first: CurveSample, _ last: CurveSample, depth: Int) {
    switch (first.isDefined, last.isDefined) {
    case (false, false):
      guard depth < 2 else { return }
      halve(first, last, depth: depth)
    case (true, false):
      let edge = edge(from: first, to: last)
      if edge.fraction > first.fraction { refine(first, edge, depth: depth + 1) }
      if isBeyondBounds(edge) { addPole(at: edge.fraction) }
      end()
    case (false, true):
      let edge = edge(from: last, to: first)
      if isBeyondBounds(edge) { addPole(at: edge.fraction) }
      begin(at: edge)
      if edge.fraction < last.fraction { refine(edge, last, depth: depth + 1) }
    case (true, true):
      let middle = between(first, last)
      if middle.isDefined, depth > 0, isStraight(first, middle, last) {
        append(middle)
        append(last)
      } else if depth >= Self.deepest || evaluations > Self.mostEvaluations {
        resolve(first, last)
      } else {
        refine(first, middle, depth: depth + 1)
        refine(middle, last, depth: depth + 1)
      }
    }
  }

  private mutating func halve(_ first: CurveSample, _ last: CurveSample, depth: Int) {
    let middle = between(first, last)
    refine(first, middle, depth: depth + 1)
    refine(middle, last, depth: depth + 1)
  }

  /// The last sample with a value on the way to one without.
  private func edge(from defined: CurveSample, to undefined: CurveSample) -> CurveSample {
    var inside = defined
    var outside = undefined.fraction
    for _ in 0..<48 {
      let middle = sample((inside.fraction + outside) / 2)
      if middle.isDefined {
        if middle.fraction == inside.fraction { break }
        inside = middle
      } else {
        outside = middle.fraction
      }
    }
    return inside
  }

  func isBeyondBounds(_ sample: CurveSample) -> Bool {
    sample.view.y.magnitude > Self.blowUp * Self.size.dy
  }

  mutating func addPole(at fraction: Double) {
    guard let last = poles.last, (fraction - last).magnitude < 1e-6 else {
      return poles.append(fraction)
    }
    // Seen from both sides: it lies in the middle.
    poles[poles.count - 1] = (last + fraction) / 2
  }

  /// True if the curve between the ends looks like a straight line, or is not seen.
  private func isStraight(
    _ first: CurveSample, _ middle: CurveSample, _ last: CurveSample
  ) -> Bool {
    if isUnseen(first, middle, last) { return true }
    let (a, m, b) = (clamped(first.view), clamped(middle.view), clamped(last.view))
    let whole = a.distance(to: b)
    // A jump makes one half as long as the whole.
    if whole > 0.5, max(a.distance(to: m), m.distance(to: b)) > 0.75 * whole { return false }
    return Segment(a, b).distance(to: m) < Self.tolerance
  }

  private func isUnseen(
    _ first: CurveSample, _ middle: CurveSample, _ last: CurveSample
  ) -> Bool {
    let margin = 10.0
    let (a, m, b) = (first.view, middle.view, last.view)
    return min(a.y, m.y, b.y) > Self.size.dy + margin || max(a.y, m.y, b.y) < -margin
      || min(a.x, m.x, b.x) > Self.size.dx + margin || max(a.x, m.x, b.x) < -margin
  }

  private func clamped(_ view: Point) -> Point {
    Point(
      min(6 * Self.size.dx, max(-5 * Self.size.dx, view.x)),
      min(6 * Self.size.dy, max(-5 * Self.size.dy, view.y)))
  }

  /// Follows the larger change down to neighbouring numbers: what does not get smaller there is a jump or a pole.
  private mutating func resolve(_ first: CurveSample, _ last: CurveSample) {
    var (left, right) = (first, last)
    let before = first.view.distance(to: last.view)
    for _ in 0..<60 {
      let middle = sample((left.fraction + right.fraction) / 2)
      guard middle.isDefined else {
        breakAtHole(edge(from: left, to: middle), edge(from: right, to: middle), then: last)
        return
      }
      if middle.fraction == left.fraction || middle.fraction == right.fraction { break }
      let isLeft =
        left.view.distance(to: middle.view) >= middle.view.distance(to: right.view)
      if isLeft { right = middle } else { left = middle }
    }
    let after = left.view.distance(to: right.view)
    guard after > 1, after > 0.4 * before else { return append(last) }
    breakAtHole(left, right, then: last)
  }

  private mutating func breakAtHole(
    _ left: CurveSample, _ right: CurveSample, then last: CurveSample
  ) {
    append(left)
    if isBeyondBounds(left) || isBeyondBounds(right) { addPole(at: left.fraction) }
    begin(at: right)
    append(last)
  }
}
