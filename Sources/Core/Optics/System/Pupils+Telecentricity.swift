extension Pupils {
  /// On which side chief rays run parallel to the axis, because the pupil is infinitely far.
  public enum Telecentricity: String, Sendable, Hashable {
    case object = "object side"
    case image = "image side"
    case both = "both sides"
  }

  /// `nil` if both pupils have a place.
  public var telecentricity: Telecentricity? {
    switch (entrance.position == nil, exit.position == nil) {
    case (true, true): .both
    case (true, false): .object
    case (false, true): .image
    case (false, false): nil
    }
  }
}
