import Geometry

/// A straight piece of a drawn ray, in metres from the element, in the direction of the light.
public struct RayStretch: Sendable, Hashable {
  /// What the piece stands for.
  public enum Kind: Sendable, Hashable {
    /// Light travels here.
    case real
    /// The line of the light continued to where it seems to come from or was heading for; drawn dashed.
    case virtual
    /// The line continued to a focal point, only to show how the ray was found.
    case construction
  }

  public var segment: Segment
  public var kind: Kind
  /// True if the piece lies on the line that the ray follows behind the element, wherever it is drawn.
  public var isAfterElement: Bool

  public init(_ start: Point, _ end: Point, _ kind: Kind, isAfterElement: Bool) {
    segment = Segment(start, end)
    self.kind = kind
    self.isAfterElement = isAfterElement
  }
}
