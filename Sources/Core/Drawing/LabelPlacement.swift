import Geometry

/// Where a label came to stand.
public struct LabelPlacement: Sendable, Hashable {
  /// What it covers; its middle is what `Label(_:boxCenteredAt:)` takes.
  public var box: Rectangle
  /// From the label to what it belongs to, if it stands too far away to be understood without.
  public var leader: Segment?
  /// True if it covers another label or a body.
  public var isBlocked: Bool
  /// True if a line runs through it, which a halo makes readable.
  public var coversLine: Bool

  public init(box: Rectangle, leader: Segment?, isBlocked: Bool, coversLine: Bool) {
    self.box = box
    self.leader = leader
    self.isBlocked = isBlocked
    self.coversLine = coversLine
  }

  public var center: Point { box.center }
}
