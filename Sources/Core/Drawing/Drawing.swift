import Geometry

/// A picture: shapes in a view box, with the words that stand for it where it cannot be seen.
///
/// Coordinates are CSS pixels, y down. The same drawing is written into a page (`inline`) and into a file of its own
/// (`standalone()`); both come from one tree and show the same.
public struct Drawing: Sendable, Hashable {
  /// The figure's id in its page; every id inside the drawing begins with it, so that ids are unique in the page if figures' are.
  public var id: String
  /// What is shown; its size is the natural size of the drawing, at which text has the size that was asked for.
  public var viewBox: Rectangle
  /// The name, read first by a screen reader.
  public var title: String
  /// What the drawing shows, in sentences: its text alternative.
  public var description: String
  /// From back to front.
  public var shapes: [Shape]

  public init(
    id: String, viewBox: Rectangle, title: String, description: String, shapes: [Shape] = []
  ) {
    self.id = id
    self.viewBox = viewBox
    self.title = title
    self.description = description
    self.shapes = shapes
  }

  /// Puts a shape in front of the others.
  public mutating func add(_ shape: Shape) { shapes.append(shape) }

  /// Puts shapes in front of the others, in order.
  public mutating func add(_ more: [Shape]) { shapes.append(contentsOf: more) }
}
