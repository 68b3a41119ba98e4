/// Shapes that belong together, with a name for style sheets, scripts and links.
public struct Group: Sendable, Hashable {
  /// Unique in the drawing; written with the figure's id and a hyphen before it.
  public var id: String?
  /// Class names, for style sheets and scripts.
  public var classes: [String]
  /// Text that a pointer shows, such as the whole of a label that was cut.
  public var title: String?
  /// True for what is needed only where colours may be missing, such as hatching: shown in print.
  public var isForPrint: Bool
  public var shapes: [Shape]

  public init(
    id: String? = nil, classes: [String] = [], title: String? = nil, isForPrint: Bool = false,
    shapes: [Shape]
  ) {
    self.id = id
    self.classes = classes
    self.title = title
    self.isForPrint = isForPrint
    self.shapes = shapes
  }
}
