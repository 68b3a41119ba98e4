/// A rectangle with sides along the axes.
public struct Rectangle: Sendable, Hashable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A rectangle around a centre.
  public init(center: Point, width: Double, height: Double) {
    self.init(
      minX: center.x - width / 2, minY: center.y - height / 2,
      maxX: center.x + width / 2, maxY: center.y + height / 2)
  }

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }
  public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

  /// True if the point is inside or on the border.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The rectangle grown by `margin` on every side.
  public func grown(by margin: Double) -> Rectangle {
    Rectangle(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The area that both cover; 0 when they only touch.
  public func overlap(with other: Rectangle) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }
}
