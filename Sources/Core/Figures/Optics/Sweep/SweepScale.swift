import Geometry
import Optics
import Scenarios

/// The scale that all drawings of a sweep share.
struct SweepScale {
  /// The stretch of axis that each shows, metres; contains the lens.
  let visible: ClosedRange<Double>
  /// Half the height of what each shows, metres.
  let half: Double
  /// Half the height of the lens, metres.
  let lensHalf: Double

  /// What is farther away than so many focal lengths, or than twice the nearest things, is not shown.
  private static let reach = 3.2

  init(_ lenses: [LensOutcome]) {
    let unit = Self.unit(of: lenses)
    let limit = Self.reach * unit
    var (left, right) = (-unit, unit)
    var height = 0.0
    for lens in lenses {
      let conjugates = lens.conjugates
      for point in [conjugates.object, conjugates.image] {
        guard case .at(let tip) = point, tip.x.magnitude <= limit else { continue }
        left = min(left, tip.x)
        right = max(right, tip.x)
      }
      height = max(height, conjugates.object.height?.magnitude ?? 0)
    }
    let tallest = height > 0 ? height : 0.3 * unit
    let images = lenses.compactMap { lens -> Double? in
      guard case .at(let tip) = lens.conjugates.image, tip.x.magnitude <= limit else { return nil }
      return tip.y.magnitude
    }
    let image = min(2.4 * tallest, images.max() ?? 0)
    lensHalf = 1.25 * max(tallest, 0.7 * image)
    half = 1.08 * max(lensHalf, image)
    let room = 0.06 * (right - left)
    visible = (left - room)...(right + room)
  }

  /// A focal length, or where there is none, the nearest distance of an object.
  private static func unit(of lenses: [LensOutcome]) -> Double {
    let lengths = lenses.compactMap { $0.lens.model.secondFocalPoint?.magnitude }.filter { $0 > 0 }
    if let longest = lengths.max() { return longest }
    let distances = lenses.compactMap { $0.conjugates.object.position?.magnitude }
    return distances.filter { $0 > 0 }.max() ?? 0.1
  }
}
