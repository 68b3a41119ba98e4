import Geometry
import Optics
import Scenarios

/// From where to where along the axis a system's diagram reaches, metres from the front vertex, and what lies within.
///
/// All elements are inside. The object is, unless it is very far; images and focal points are, as long as they leave the stretch from
/// the object to the first element, or the system itself, their share of the width.
struct SystemWindow {
  private(set) var left: Double
  private(set) var right: Double
  private(set) var showsObject = false
  private(set) var showsImage = false
  private(set) var showsFocalPoints = false
  /// The measure for all else, metres.
  let base: Double
  private let core: ClosedRange<Double>

  private static let farthestObject = 12.0
  private static let farthest = 4.0

  init(_ outcome: SystemOutcome, _ places: SystemPlaces) {
    core = places.span
    (left, right) = (core.lowerBound, core.upperBound)
    let focus = Self.focalLength(outcome)
    let width = core.upperBound - core.lowerBound
    var distance: Double?
    if case .at(let tip) = outcome.conjugates.object { distance = tip.x.magnitude }
    if let distance, distance <= Self.farthestObject * max(focus ?? .infinity, width) {
      base = distance
      showsObject = true
      include(outcome.conjugates.object.position ?? 0)
    } else {
      base = max(focus ?? distance ?? 0.2, width / 2)
      showsObject = outcome.conjugates.objectKind == .atElement
    }
    includeFocalPoints(outcome, places)
    includeBetween(outcome, places)
    includeImage(outcome, places, focus)
    finish(outcome, places)
  }

  /// The same in a window that several drawings share: what lies in it is shown.
  func resized(
    to range: ClosedRange<Double>, _ outcome: SystemOutcome, _ places: SystemPlaces
  ) -> SystemWindow {
    var window = self
    (window.left, window.right) = (range.lowerBound, range.upperBound)
    if case .at(let tip) = outcome.conjugates.object { window.showsObject = range.contains(tip.x) }
    if case .at(let tip) = outcome.conjugates.image {
      window.showsImage = range.contains(places.x(behind: outcome.backPlane, tip.x))
    }
    return window
  }

  private static func focalLength(_ outcome: SystemOutcome) -> Double? {
    let item = outcome.items.first { $0.isOptical }
    return item.flatMap { outcome.part($0).cardinalPoints?.secondFocalLength.magnitude }
  }

  private mutating func include(_ x: Double) {
    left = min(left, x)
    right = max(right, x)
  }

  /// True if what matters keeps its share with the points inside.
  private func hasRoom(for points: [Double]) -> Bool {
    let low = min(left, points.min() ?? 0)
    let high = max(right, points.max() ?? 0)
    let size = max(base, core.upperBound - core.lowerBound)
    return high - low <= 8 * size
      && points.allSatisfy { $0.magnitude <= Self.farthest * size + size }
  }

  private mutating func includeFocalPoints(_ outcome: SystemOutcome, _ places: SystemPlaces) {
    let points = SystemPoints(outcome, places).focal.map { $0.x }
    guard !points.isEmpty else { return }
    showsFocalPoints = hasRoom(for: points)
    if showsFocalPoints, outcome.isSinglePlane { for x in points { include(x) } }
  }

  /// Images between the elements, where light really goes or is heading for.
  private mutating func includeBetween(_ outcome: SystemOutcome, _ places: SystemPlaces) {
    for x in SystemPoints(outcome, places).between.map({ $0.tip.x }) where hasRoom(for: [x]) {
      include(x)
    }
  }

  private mutating func includeImage(
    _ outcome: SystemOutcome, _ places: SystemPlaces, _ focus: Double?
  ) {
    let last = places.x.count - 1
    switch outcome.conjugates.image {
    case .atElement: showsImage = true
    case .atInfinity: break
    case .at(let tip):
      let back = outcome.backPlane
      let x = places.x(behind: back, tip.x)
      let end = tip.x > 0 ? places.x(behind: back, 1.15 * tip.x) : x
      let limit = Self.farthest * max(base, focus ?? 0, core.upperBound - core.lowerBound)
      if tip.x.magnitude <= limit, hasRoom(for: [end]) {
        showsImage = true
        include(x)
        include(end)
      } else {
        let reach = 1.8 * min(base, focus ?? base)
        include(places.x(behind: last, tip.x > 0 ? reach : -reach))
      }
    }
  }

  /// Makes room for light behind the last element, and before the first where it does not start at a real object; adds margins.
  private mutating func finish(_ outcome: SystemOutcome, _ places: SystemPlaces) {
    if left == right { include(base) }
    let width = right - left
    if outcome.conjugates.objectKind != .real || !showsObject {
      include(core.lowerBound - 0.5 * width)
    }
    let last = places.x.count - 1
    let isImageBehind = (outcome.conjugates.image.position ?? -1) > 0
    let reach = (isImageBehind ? 0.08 : 0.4) * (right - left)
    let end = places.x[last] + places.behind[last] * reach
    include(end)
    let span = right - left
    left -= (showsFocalPoints ? 0.06 : 0.1) * span
    right += (showsFocalPoints ? 0.06 : 0.1) * span
  }
}
