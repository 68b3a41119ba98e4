/// An image that stands by itself and has a caption: `![alt](source "caption")`, `![alt](source){caption="…"}`, or one with a line
/// `: caption` below.
public struct ImageFigure: Sendable, Hashable {
  /// The node of the figure, which holds the image and the caption.
  public let node: Int
  /// The node of the image.
  public let image: Int
  /// The node of the caption; `nil` for an image without one beside others.
  public let caption: Int?
  /// The id that the author gave the image.
  public let identifier: String?
}
