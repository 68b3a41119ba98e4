import Geometry
import Optics

/// Where the planes of a system lie in the drawing: the path of light is unfolded in the model and folded here, back and forth between
/// mirrors.
///
/// Metres from the front vertex, positive to the right.
struct SystemPlaces {
  /// Of each plane.
  private(set) var x: [Double] = []
  /// Which way light goes in front of each plane: 1 to the right, −1 to the left.
  private(set) var before: [Double] = []
  /// Which way it goes behind.
  private(set) var behind: [Double] = []

  init(_ system: OpticalSystem) {
    var direction = 1.0
    var place = 0.0
    var last = system.frontVertex
    for element in system.elements {
      place += direction * (element.position - last)
      last = element.position
      x.append(place)
      before.append(direction)
      if element.reflects { direction = -direction }
      behind.append(direction)
    }
  }

  /// Where a point lies that is so far along the light behind a plane.
  func x(behind plane: Int, _ distance: Double) -> Double { x[plane] + behind[plane] * distance }

  /// Where a point lies that is so far along the light from a plane, on the line in front of it.
  func x(before plane: Int, _ distance: Double) -> Double { x[plane] + before[plane] * distance }

  /// From the leftmost plane to the rightmost.
  var span: ClosedRange<Double> { (x.min() ?? 0)...(x.max() ?? 0) }
}
