import Geometry
import Optics
import Scenarios

/// A paraxial ray through a whole system, as a diagram shows it.
struct SystemRay {
  /// Which colour and number it has.
  enum Role: Hashable {
    /// A principal ray: 1 parallel, 2 through the centre or, where there is none, to the vertex, 3 through the focal point,
    /// 4 to the vertex of a mirror that has a centre.
    case principal(Int)
    case bundle
    /// From the tip of the object, beside marginal rays from its foot.
    case chief
  }

  /// How far its light gets.
  enum Passage: Hashable {
    case passes
    /// It is found with a ruler only: it would miss an opening.
    case missesOpening
    /// The edge of the plane with that index stops it.
    case stopped(at: Int)
  }

  let role: Role
  /// The object point that it comes from.
  let object: FieldPoint
  /// Its height in each plane, metres.
  let heights: [Double]
  /// Its slope in front of the first plane.
  let slopeBefore: Double
  /// Its slope behind each plane, along the light.
  let slopes: [Double]
  let passage: Passage

  /// The ray that crosses the plane of the front vertex at `height` with `slope`.
  ///
  /// - Parameter card: what covers half of a plane, and the plane's index.
  init(
    _ role: Role, of object: FieldPoint, at height: Double, slope: Double,
    through system: OpticalSystem, card: (half: OpticsDiagramOptions.Cover, plane: Int)? = nil
  ) {
    self.role = role
    self.object = object
    slopeBefore = slope
    heights = system.heights(ofRayAt: height, slope: slope)
    var slopes: [Double] = []
    var current = slope
    var missed: Int?
    for (index, y) in heights.enumerated() {
      current = system.lens(index).slope(after: current, atHeight: y)
      slopes.append(current)
      if let aperture = system.elements[index].aperture, missed == nil,
        y.magnitude > (1 + 1e-9) * aperture / 2
      {
        missed = index
      }
    }
    self.slopes = slopes
    if let card, Self.isCovered(heights[card.plane], card.half) {
      passage = .stopped(at: card.plane)
    } else if let missed {
      if case .principal = role { passage = .missesOpening } else { passage = .stopped(at: missed) }
    } else {
      passage = .passes
    }
  }

  private static func isCovered(_ height: Double, _ half: OpticsDiagramOptions.Cover) -> Bool {
    half == .upperHalf ? height > 0 : height < 0
  }
}
