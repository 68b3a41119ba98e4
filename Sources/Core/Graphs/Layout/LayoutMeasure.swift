import Geometry

/// The sizes that a layout keeps to, in CSS pixels.
public struct LayoutMeasure: Sendable, Hashable {
  /// The mean length of an edge, from centre to centre.
  public var edgeLength: Double
  /// The least distance between the centres of two vertices.
  public var leastDistance: Double
  /// Half the width and half the height that each vertex takes up; empty if all are small.
  public var extents: [Vector]

  public init(edgeLength: Double = 96, leastDistance: Double = 54, extents: [Vector] = []) {
    self.edgeLength = edgeLength
    self.leastDistance = leastDistance
    self.extents = extents
  }
}
