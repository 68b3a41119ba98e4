import Optics
import Scenarios

/// The scale that the small drawings of a system share.
struct SystemSweepScale {
  /// The stretch of axis that each shows, metres from the front vertex.
  let visible: ClosedRange<Double>
  /// Half the height of what each shows, metres.
  let half: Double
  /// Half the drawn height of each plane, metres: an element is as large in each drawing.
  let halves: [Double]

  /// What is farther from the elements than so many focal lengths, or than so many times their length, is not shown.
  private static let reach = 4.2
  /// An image may be so many times as tall as the tallest object.
  private static let tallest = 2.6

  init(_ systems: [SystemOutcome]) {
    let layouts = systems.map { SystemLayout($0) }
    let spans = layouts.map { $0.places.span }
    let core = (spans.map { $0.lowerBound }.min() ?? 0)...(spans.map { $0.upperBound }.max() ?? 0)
    let limit = Self.reach * Self.unit(of: systems, core)
    let left = layouts.map { $0.window.left }.min() ?? core.lowerBound
    let right = layouts.map { $0.window.right }.max() ?? core.upperBound
    visible = max(left, core.lowerBound - limit)...min(right, core.upperBound + limit)
    let half = layouts.map { $0.half }.max() ?? 1
    let object = systems.compactMap { $0.conjugates.object.height?.magnitude }.max() ?? 0
    let shown = 1.1 * (object > 0 ? min(half, Self.tallest * object) : half)
    self.half = shown
    let planes = layouts.map { $0.halves.count }.max() ?? 0
    halves = (0..<planes).map { plane in
      let own = layouts.compactMap { plane < $0.halves.count ? $0.halves[plane] : nil }
      return min(own.max() ?? shown, 0.95 * shown)
    }
  }

  /// The longest focal length; without one, the farthest object at a distance.
  private static func unit(of systems: [SystemOutcome], _ core: ClosedRange<Double>) -> Double {
    let width = core.upperBound - core.lowerBound
    let lengths = systems.compactMap { $0.system.cardinalPoints?.secondFocalLength.magnitude }
    if let longest = lengths.max(), longest > 0 { return max(longest, width) }
    let distances = systems.compactMap { $0.conjugates.object.position?.magnitude }
    return max(width, distances.max() ?? 0.1)
  }
}
