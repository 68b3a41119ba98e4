import Geometry

extension Arrowhead {
  /// The head in the middle of a ray's stretch that says which way light goes: 9 by 7 pixels.
  public static let ray = Arrowhead(length: 9, width: 7)

  /// No stretch shorter than this, in pixels, carries a head in its middle.
  public static let leastStretch = 12.0

  /// The head in the middle of a straight stretch, between 45 and 55 % of its visible length, pointing from start to end.
  ///
  /// - Parameters:
  ///   - frame: what is visible; the whole stretch if `nil`.
  ///   - others: middles of heads that this one should keep away from by its own length, if it can.
  /// - Returns: the head and its middle; `nil` if the visible stretch is under 12 pixels.
  public func middle(
    of stretch: Segment, visibleIn frame: Rectangle? = nil, avoiding others: [Point] = []
  ) -> (path: Path, center: Point)? {
    var visible = stretch
    if let frame {
      guard let inside = stretch.clipped(to: frame) else { return nil }
      visible = inside
    }
    let length = visible.length
    guard length >= Self.leastStretch else { return nil }
    let head = fitted(to: 0.6 * length)
    // The middle of the filled part lies a little behind half the head's length.
    let balance = 0.55 * head.length
    var best = visible.middle
    var bestRoom = -1.0
    for share in [0.5, 0.48, 0.52, 0.46, 0.54] {
      let center = visible.point(at: share)
      var room = self.length
      for other in others { room = min(room, center.distance(to: other)) }
      if room > bestRoom {
        bestRoom = room
        best = center
      }
    }
    let direction = visible.direction
    return (head.path(tip: best + balance * direction, direction: direction), best)
  }
}
