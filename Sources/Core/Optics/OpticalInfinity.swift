/// From which distance on an object counts as infinitely far.
///
/// Two rules are in use and they differ: 6 m, and 20 feet, which is 6.096 m. Light from 6 m has a vergence of −0.167 D, less
/// than the smallest step of a trial lens.
public struct OpticalInfinity: Sendable, Hashable {
  /// Objects farther than this many metres count as infinitely far.
  public var limit: Double

  public init(limit: Double) {
    self.limit = limit
  }

  public static let sixMetres = OpticalInfinity(limit: 6)
  public static let twentyFeet = OpticalInfinity(limit: 6.096)

  /// True for a distance beyond the limit; the limit itself still counts as near.
  public func holds(forDistance distance: Double) -> Bool {
    distance.magnitude > limit
  }
}
