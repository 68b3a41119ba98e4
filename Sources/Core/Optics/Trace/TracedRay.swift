/// A ray traced exactly through the surfaces of a system, as far as it got.
public struct TracedRay: Sendable, Hashable {
  /// The ray that came in.
  public let incoming: LightRay
  /// The surfaces that it met, in order; the last of them is where it ended if it was reflected totally or stopped.
  public let crossings: [SurfaceCrossing]
  public let fate: RayFate

  /// The ray behind the last surface; `nil` if it did not get there.
  public var outgoing: LightRay? {
    guard fate == .passed else { return nil }
    guard let last = crossings.last else { return incoming }
    return last.direction.map { LightRay(from: last.point, towards: $0) }
  }

  /// The ray behind the last surface that it left: what is left of one that misses the next.
  public var lastStretch: LightRay {
    for crossing in crossings.reversed() {
      if let direction = crossing.direction {
        return LightRay(from: crossing.point, towards: direction)
      }
    }
    return incoming
  }

  /// The number, from 1, of the first surface that the line of the ray meets before the one that should come before it; `nil` if
  /// all come in order.
  ///
  /// There the surfaces have crossed: the ray is beyond the edge of a real lens, and only its mathematics goes on.
  public var surfaceOutOfOrder: Int? {
    for number in crossings.indices.dropFirst() {
      guard let direction = crossings[number - 1].direction else { return nil }
      let way = crossings[number].point - crossings[number - 1].point
      if way.dot(direction) < -1e-12 * (1 + crossings[number].point.x.magnitude) {
        return number + 1
      }
    }
    return nil
  }
}
