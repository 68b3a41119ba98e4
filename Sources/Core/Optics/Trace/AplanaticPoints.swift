/// The two points on the axis of a spherical surface between which every ray passes, however steep: Weierstrass' points.
public struct AplanaticPoints: Sendable, Hashable {
  /// u = r (n + n′)/n: where light comes from, or aims at, metres from the vertex, positive to the right.
  public let object: Double
  /// v = r (n + n′)/n′: where it goes to, or seems to come from, likewise.
  public let image: Double
  /// (n/n′)², for small objects there.
  public let magnification: Double

  /// - Parameters:
  ///   - radius: of the surface, metres, positive where its centre lies to the right.
  ///   - before: the index in front.
  ///   - after: the index behind.
  ///
  /// `nil` for a plane and between equal indices, where there are no such points.
  public init?(radius: Double, before: Double, after: Double) {
    guard radius.isFinite, radius != 0, before != after,
      let object = TraceLaws.aplanaticObject.number(("r", radius), ("n", before), ("n'", after)),
      let image = TraceLaws.aplanaticImage.number(("r", radius), ("n", before), ("n'", after)),
      let magnification = TraceLaws.aplanaticMagnification.number(("n", before), ("n'", after))
    else { return nil }
    self.object = object
    self.image = image
    self.magnification = magnification
  }
}
