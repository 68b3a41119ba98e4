/// How a shape is drawn: in which role, and with which of the role's colours.
public struct Paint: Sendable, Hashable {
  public enum Parts: Sendable, Hashable {
    /// The outline in the role's line colour.
    case line
    /// The inside in the role's fill colour.
    case fill
    /// The inside in the role's fill colour, the outline in its line colour.
    case fillAndLine
    /// The inside in the role's line colour: arrowheads, dots.
    case solid
  }

  public var role: Role
  public var parts: Parts
  /// Pixels; the role's own width if `nil`.
  public var lineWidth: Double?
  /// The role's own dashes if `nil`.
  public var dash: Dash?
  /// True if lines end with a half circle.
  public var hasRoundEnds: Bool

  public init(
    _ role: Role, _ parts: Parts, lineWidth: Double? = nil, dash: Dash? = nil,
    hasRoundEnds: Bool = false
  ) {
    self.role = role
    self.parts = parts
    self.lineWidth = lineWidth
    self.dash = dash
    self.hasRoundEnds = hasRoundEnds
  }

  public static func line(_ role: Role, width: Double? = nil, dash: Dash? = nil) -> Paint {
    Paint(role, .line, lineWidth: width, dash: dash)
  }

  public static func fill(_ role: Role) -> Paint { Paint(role, .fill) }

  public static func fillAndLine(_ role: Role, width: Double? = nil, dash: Dash? = nil) -> Paint {
    Paint(role, .fillAndLine, lineWidth: width, dash: dash)
  }

  public static func solid(_ role: Role) -> Paint { Paint(role, .solid) }
}
