import Numbers

/// The opening through which the rays of a bundle are aimed: the image of the stop by what stands before it.
public struct EntrancePupil: Sendable, Hashable {
  /// Its place on the axis in metres, in the coordinates of the system.
  public var position: Double
  /// Half its diameter in metres.
  public var radius: Double
  /// The number of the surface, counted from 0, whose rim is the stop: rays are then aimed so that they meet it in the point that
  /// belongs to theirs of the pupil, aberrations of the pupil or not. `nil` to aim at the pupil itself.
  public var stop: Int?

  public init(at position: Double, radius: Double, stop: Int? = nil) {
    self.position = position
    self.radius = radius
    self.stop = stop
  }

  /// Points of the pupil in concentric rings of 6, 12, 18, …, around its centre, evenly spread over its area.
  ///
  /// - Parameter rings: how many, at most 40; the outermost lies on the edge.
  public func points(rings: Int) -> [SpacePoint] {
    let rings = max(0, min(40, rings))
    var points = [SpacePoint(position, 0)]
    for ring in stride(from: 1, through: rings, by: 1) {
      let distance = radius * Double(ring) / Double(rings)
      for step in 0..<(6 * ring) {
        let angle = 2 * Double.pi * Double(step) / Double(6 * ring)
        points.append(
          SpacePoint(position, distance * Elementary.cos(angle), distance * Elementary.sin(angle)))
      }
    }
    return points
  }

  /// So many points on the vertical diameter, from the lower edge to the upper one.
  public func fan(_ count: Int) -> [SpacePoint] {
    guard count > 1 else { return [SpacePoint(position, 0)] }
    return (0..<count).map { step in
      SpacePoint(position, radius * (2 * Double(step) / Double(count - 1) - 1))
    }
  }
}
