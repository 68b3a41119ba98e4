import Markup

/// What one thing of a figure is, as labelled values: the object, the lens, the image.
public struct PropertyGroup: Sendable, Hashable {
  /// One labelled value.
  public struct Row: Sendable, Hashable {
    public var label: String
    public var value: MarkupNode

    public init(_ label: String, _ value: MarkupNode) {
      self.label = label
      self.value = value
    }

    public init(_ label: String, _ value: String) {
      self.init(label, .text(value))
    }
  }

  /// The class by which the badge has the colour that the thing has in the drawing: `object`.
  public var badge: String
  public var title: String
  public var rows: [Row]

  public init(_ title: String, badge: String, rows: [Row]) {
    self.title = title
    self.badge = badge
    self.rows = rows
  }
}
