import Geometry
import Optics
import Scenarios

/// From where to where along the axis a drawing of exact rays reaches, metres, and what lies within.
///
/// The elements are inside; object, image and the centre of a single surface are if they are no farther than a few diameters,
/// because lengths along and across the axis have one scale.
struct TraceWindow {
  private(set) var left: Double
  private(set) var right: Double
  private(set) var showsSource = false
  private(set) var showsImage = false
  private(set) var showsCentre = false
  /// True if light leaves to the right.
  let leavesRight: Bool
  /// From the first to the last element, sags included, metres.
  let elements: ClosedRange<Double>

  private let limit: Double

  init(_ result: TraceResult, halves: [Double]) {
    let system = result.system
    leavesRight = system.runsRight(behind: system.surfaces.count)
    elements = Self.extent(of: system, halves)
    (left, right) = (elements.lowerBound, elements.upperBound)
    let height = 2 * (halves.max() ?? 0.01)
    limit = max(7.5 * height, 1.5 * (right - left))
    include(result)
    let span = max(right - left, 1.5 * height)
    if !showsSource {
      let lead = elements.lowerBound - min(max(0.22 * span, 0.4 * height), 0.5 * limit)
      left = min(left, lead)
    }
    if !showsImage {
      let ahead = min(max(1.2 * span, 2 * height), limit)
      if leavesRight { right += ahead } else { left -= ahead }
    }
    let margin = 0.05 * (right - left)
    left -= margin
    right += leavesRight ? 2 * margin : margin
  }

  private mutating func include(_ result: TraceResult) {
    if case .point(let source) = result.source, near(source.x) {
      showsSource = true
      take(source.x)
    }
    if case .at(let image) = result.image, near(image) {
      showsImage = true
      let end = leavesRight ? elements.upperBound : elements.lowerBound
      take(image)
      // Rays go on beyond the image.
      take(image + 0.12 * (image - end))
    }
    if result.system.surfaces.count == 1, let centre = result.centre, near(centre) {
      showsCentre = true
      take(centre)
    }
    for ray in result.rays {
      guard case .at(let crossing)? = ray.outgoing?.axisCrossing, near(crossing),
        showsImage || result.image == .never
      else { continue }
      take(crossing)
    }
  }

  private func near(_ x: Double) -> Bool {
    x > elements.lowerBound - limit && x < elements.upperBound + limit
  }

  private mutating func take(_ x: Double) {
    left = min(left, x)
    right = max(right, x)
  }

  /// Makes the stretch longer, where light leaves more than where it comes from.
  mutating func widen(to length: Double) {
    let more = length - (right - left)
    guard more > 0 else { return }
    right += (leavesRight ? 0.6 : 0.3) * more
    left -= (leavesRight ? 0.4 : 0.7) * more
  }

  private static func extent(of system: TracedSystem, _ halves: [Double]) -> ClosedRange<Double> {
    var (lower, upper) = (Double.infinity, -Double.infinity)
    for (surface, half) in zip(system.surfaces, halves) {
      for x in [surface.position, surface.position + (surface.profile.sag(at: half) ?? 0)] {
        lower = min(lower, x)
        upper = max(upper, x)
      }
    }
    return lower <= upper ? lower...upper : 0...0
  }
}

extension TraceResult {
  /// The centre of curvature of the first surface, in the coordinates of the system; `nil` for a plane.
  var centre: Double? {
    guard let first = system.surfaces.first, first.profile.curvature != 0 else { return nil }
    return first.position + first.profile.radius
  }
}
