import Geometry

/// A filled, barbed ("stealth") arrowhead.
public struct Arrowhead: Sendable, Hashable {
  /// From the tip to the ends of the barbs, in pixels.
  public var length: Double
  /// Between the ends of the barbs, in pixels.
  public var width: Double

  /// The notch at the back and the end of the shaft: this part of the length behind the tip.
  public static let notch = 0.7

  public init(length: Double = 10, width: Double = 8) {
    self.length = length
    self.width = width
  }

  /// The head for a line of a width: 10 by 8 pixels, 1.3 times that for lines of 2.5 pixels or more.
  public init(forLineWidth lineWidth: Double) {
    let scale = lineWidth >= 2.5 ? 1.3 : 1
    self.init(length: 10 * scale, width: 8 * scale)
  }

  /// The head scaled down evenly, so that it is not longer than a length.
  public func fitted(to limit: Double) -> Arrowhead {
    guard length > limit, length > 0 else { return self }
    let scale = max(0, limit) / length
    return Arrowhead(length: length * scale, width: width * scale)
  }

  /// The outline with its tip at a point, pointing in a direction of any length.
  public func path(tip: Point, direction: Vector) -> Path {
    let along = direction.unit
    let across = along.quarterTurned
    let back = tip - length * along
    return Path(
      through: [
        tip, back + (width / 2) * across, tip - (Self.notch * length) * along,
        back - (width / 2) * across,
      ], isClosed: true)
  }
}
