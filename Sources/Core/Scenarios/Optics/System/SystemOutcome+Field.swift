import Geometry
import Optics

extension SystemOutcome {
  /// True if the object lies in a direction from which the ray through the middle of the stop does not get through.
  public var isOutsideField: Bool {
    guard let field = pupils?.fieldTangent, let tangent = fieldTangentOfObject else { return false }
    return tangent.magnitude > (1 + 1e-9) * field
  }

  /// The tangent of the direction in which the middle of the entrance pupil sees the tip of the object.
  private var fieldTangentOfObject: Double? {
    switch object.seen {
    case .atInfinity(let tangent): return tangent
    case .atElement: return nil
    case .at(let tip):
      guard let place = pupils?.entrance.position, tip.x != place else { return nil }
      return tip.y / (place - tip.x)
    }
  }

  /// True if of all the light that the object sends into the entrance pupil none gets through: not only the middle of the bundle
  /// is cut off.
  var isWhollyOutsideField: Bool {
    guard isOutsideField, let pupil = pupils?.entrance, let place = pupil.position,
      let diameter = pupil.diameter
    else { return false }
    let count = 41
    return (0..<count).allSatisfy { number in
      let height = diameter / 2 * (1 - 2 * Double(number) / Double(count - 1))
      guard let slope = slope(towards: height, at: place) else { return true }
      let heights = system.heights(ofRayAt: height - slope * place, slope: slope)
      return zip(heights, system.elements).contains { crossing, element in
        element.aperture.map { crossing.magnitude > (1 + 1e-9) * $0 / 2 } ?? false
      }
    }
  }

  private func slope(towards height: Double, at place: Double) -> Double? {
    switch object.seen {
    case .atInfinity(let tangent): 0 - tangent
    case .at(let tip): tip.x == place ? nil : (tip.y - height) / (tip.x - place)
    case .atElement: nil
    }
  }
}
