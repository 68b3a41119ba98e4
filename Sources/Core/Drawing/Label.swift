import Geometry

/// Text at a place.
public struct Label: Sendable, Hashable {
  /// Which part of the text is at the anchor.
  public enum Alignment: Sendable, Hashable {
    case start
    case middle
    case end
  }

  public var text: LabelText
  /// On the first line's baseline.
  public var anchor: Point
  public var alignment: Alignment
  public var role: Role
  /// True if a rim of the page's colour keeps lines away from the letters.
  public var hasHalo: Bool

  /// Text from a point on its baseline.
  public init(
    _ text: LabelText, baseline anchor: Point, alignment: Alignment = .start, role: Role = .label,
    hasHalo: Bool = false
  ) {
    self.text = text
    self.anchor = anchor
    self.alignment = alignment
    self.role = role
    self.hasHalo = hasHalo
  }

  /// Text whose capitals and digits have their middle at a point: inside a vertex, on a badge.
  public init(
    _ text: LabelText, centeredAt center: Point, alignment: Alignment = .middle,
    role: Role = .label, hasHalo: Bool = false
  ) {
    let lines = Double(max(0, text.lines.count - 1)) * text.size * LabelText.lineSpacing
    self.init(
      text, baseline: Point(center.x, center.y - lines / 2 + 0.35 * text.size),
      alignment: alignment, role: role, hasHalo: hasHalo)
  }

  /// Text whose box, as wide and high as `LabelText` says, has its middle at a point: what placement answers.
  public init(
    _ text: LabelText, boxCenteredAt center: Point, role: Role = .label, hasHalo: Bool = false
  ) {
    self.init(
      text, baseline: Point(center.x, center.y - text.height / 2 + text.ascent),
      alignment: .middle, role: role, hasHalo: hasHalo)
  }

  /// The rectangle that the text covers.
  public var bounds: Rectangle {
    let width = text.width
    let left =
      switch alignment {
      case .start: anchor.x
      case .middle: anchor.x - width / 2
      case .end: anchor.x - width
      }
    let top = anchor.y - text.ascent
    return Rectangle(minX: left, minY: top, maxX: left + width, maxY: top + text.height)
  }
}
