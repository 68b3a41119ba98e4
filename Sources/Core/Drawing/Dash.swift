/// The pattern of a line: lengths of strokes and gaps in turn, in pixels; none for a solid line.
public struct Dash: Sendable, Hashable {
  public var lengths: [Double]

  public init(_ lengths: [Double]) { self.lengths = lengths }

  public static let solid = Dash([])
  /// Extensions of rays, virtual images.
  public static let virtual = Dash([5.33, 4])
  /// Vertices that wait.
  public static let short = Dash([5, 3])
  /// Edges that are looked at.
  public static let long = Dash([8, 4])
  /// Edges that were rejected, normals.
  public static let dotted = Dash([2, 3])

  // Curves of a plot; the first is solid.
  static let curve2 = Dash([9, 4])
  static let curve3 = Dash([2.5, 3])
  static let curve4 = Dash([10, 3, 2, 3])
  static let curve5 = Dash([5, 3])
  static let curve6 = Dash([10, 3, 2, 3, 2, 3])
}
