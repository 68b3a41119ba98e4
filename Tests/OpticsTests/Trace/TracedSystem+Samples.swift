import Optics

extension TracedSystem {
  /// Lenses of surfaces with their radius in mm (infinite for a plane), the index behind and the distance to the next in mm.
  init(_ surfaces: [(radius: Double, index: Double, thickness: Double)], before: Double = 1) {
    var position = 0.0
    var found: [TracedSurface] = []
    for surface in surfaces {
      found.append(
        TracedSurface(
          at: position, ConicProfile(radius: surface.radius / 1000), .refracts(into: surface.index))
      )
      position += surface.thickness / 1000
    }
    self.init(indexBefore: before, surfaces: found)
  }

  /// One mirror with its pole at the origin.
  static func mirror(radius: Double, conic: Double = 0) -> TracedSystem {
    TracedSystem(surfaces: [
      TracedSurface(at: 0, ConicProfile(radius: radius, conic: conic), .reflects)
    ])
  }

  /// A biconvex lens of 50 mm radii, 5 mm thick.
  static let biconvex = TracedSystem([(50, 1.5168, 5), (-50, 1, 0)])
  /// A triplet with three different glasses and an air space.
  static let triplet = TracedSystem([
    (22.01359, 1.62041, 3.25896), (-435.76044, 1, 6.00755), (-22.21328, 1.62004, 0.99997),
    (20.29192, 1, 4.75041), (79.6836, 1.62041, 2.95208), (-18.39533, 1, 0),
  ])
  /// A mirror with a hole, followed by a smaller one that sends the light back.
  static let cassegrain = TracedSystem(surfaces: [
    TracedSurface(at: 0, ConicProfile(radius: -1, conic: -1), .reflects),
    TracedSurface(at: -0.4, ConicProfile(radius: -0.3, conic: -4), .reflects),
  ])
}
