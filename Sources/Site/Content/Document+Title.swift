import Markdown

extension Document {
  /// The node of the heading that is the page's title: a heading of the first level at the beginning of the text.
  public var titleHeading: Int? {
    guard nodes.count > 1, nodes[1].headingLevel == 1 else { return nil }
    return 1
  }
}
