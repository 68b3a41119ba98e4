import Geometry

/// Something drawn that labels should keep away from.
public struct Obstacle: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// A straight line with a width in pixels.
    case segment(Segment, width: Double)
    case rectangle(Rectangle)
    case circle(center: Point, radius: Double)
    /// A circle or a rounded rectangle.
    case rim(Rim)
  }

  /// How bad it is to cover it.
  public enum Kind: Sendable, Hashable {
    /// A line: covered by a label with a halo if there is no other way.
    case line
    /// A vertex, an arrow, a point, a fixed word: never to be covered.
    case body
  }

  public var form: Form
  public var kind: Kind

  public init(_ form: Form, _ kind: Kind) {
    self.form = form
    self.kind = kind
  }

  /// A straight line.
  public static func line(_ segment: Segment, width: Double) -> Obstacle {
    Obstacle(.segment(segment, width: width), .line)
  }

  /// A curve, as 12 chords; a straight one as it is.
  public static func curve(_ curve: Curve, width: Double, kind: Kind = .line) -> [Obstacle] {
    if case .line(let start, let end) = curve {
      return [Obstacle(.segment(Segment(start, end), width: width), kind)]
    }
    let points = curve.points(13)
    return (1..<points.count).map {
      Obstacle(.segment(Segment(points[$0 - 1], points[$0]), width: width), kind)
    }
  }

  /// The smallest rectangle around it.
  public var bounds: Rectangle {
    switch form {
    case .segment(let segment, let width): segment.bounds.grown(by: width / 2)
    case .rectangle(let rectangle): rectangle
    case .circle(let center, let radius):
      Rectangle(center: center, width: 2 * radius, height: 2 * radius)
    case .rim(let rim): rim.bounds
    }
  }

  /// How much a box covers of it: 0 when they do not touch, 1 when the box is covered or crossed from side to side.
  func coverage(by box: Rectangle) -> Double {
    switch form {
    case .segment(let segment, let width):
      let length = segment.length(inside: box.grown(by: width / 2))
      return min(1, length / max(1, min(box.width, box.height)))
    case .rectangle(let rectangle):
      let area = box.overlap(with: rectangle)
      return area / max(1, min(box.width * box.height, rectangle.width * rectangle.height))
    case .circle(let center, let radius):
      let distance = box.distance(to: center)
      return distance < radius ? min(1, (radius - distance) / max(1, radius)) : 0
    case .rim(let rim):
      let distance = rim.distance(to: box)
      let height = min(rim.bounds.width, rim.bounds.height) / 2
      return distance < 0 ? min(1, -distance / max(1, height)) : 0
    }
  }
}
