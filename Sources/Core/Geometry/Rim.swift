/// The outer border of something that lines end at.
public enum Rim: Sendable, Hashable {
  case circle(center: Point, radius: Double)
  /// A rectangle with rounded corners; a stadium when the radius is half its height.
  case rectangle(Rectangle, cornerRadius: Double)

  /// The distance to the border: negative inside, positive outside.
  public func signedDistance(to point: Point) -> Double {
    switch self {
    case .circle(let center, let radius):
      return center.distance(to: point) - radius
    case .rectangle(let rectangle, let cornerRadius):
      let radius = max(0, min(cornerRadius, min(rectangle.width, rectangle.height) / 2))
      let center = rectangle.center
      let beyondX = abs(point.x - center.x) - (rectangle.width / 2 - radius)
      let beyondY = abs(point.y - center.y) - (rectangle.height / 2 - radius)
      let outside = Vector(max(0, beyondX), max(0, beyondY)).length
      return outside + min(0, max(beyondX, beyondY)) - radius
    }
  }

  /// The rim at a distance outside this one.
  public func grown(by margin: Double) -> Rim {
    switch self {
    case .circle(let center, let radius):
      .circle(center: center, radius: radius + margin)
    case .rectangle(let rectangle, let cornerRadius):
      .rectangle(rectangle.grown(by: margin), cornerRadius: cornerRadius + margin)
    }
  }
}
