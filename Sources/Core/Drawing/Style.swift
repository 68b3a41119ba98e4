/// The look of a role.
public struct Style: Sendable, Hashable {
  /// Of outlines, and of solid shapes.
  public var line: Swatch
  /// Of insides.
  public var fill: Swatch
  /// Of text in this role, on the page or on the role's fill.
  public var ink: Swatch
  /// Pixels.
  public var lineWidth: Double
  public var dash: Dash

  public init(
    line: Swatch, fill: Swatch = .page, ink: Swatch? = nil, lineWidth: Double = 1.5,
    dash: Dash = .solid
  ) {
    self.line = line
    self.fill = fill
    self.ink = ink ?? line
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
