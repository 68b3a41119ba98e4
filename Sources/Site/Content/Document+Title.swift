import Markdown

extension Document {
  /// The node of the heading that is the page's title: a heading of the first level at the beginning of the text, or behind raw
  /// HTML there, a comment for example.
  public var titleHeading: Int? {
    let first = nodes.indices.dropFirst().first { nodes[$0].kind != .htmlBlock }
    return first.flatMap { nodes[$0].headingLevel == 1 ? $0 : nil }
  }
}
