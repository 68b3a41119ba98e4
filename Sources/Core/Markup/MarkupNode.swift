/// A piece of markup: an element, text, or pieces side by side. HTML, SVG and MathML are trees of these; only
/// `MarkupWriter` turns them into bytes, and it escapes by context.
public enum MarkupNode: Sendable, Hashable {
  case element(Element)
  /// Character data; escaped when written.
  case text(String)
  case fragment([MarkupNode])
  /// Markup that another of our writers has written, escaped already: an author's caption, for example.
  case written([UInt8])

  /// An element with a name, attributes in the order given, and content.
  public static func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: [MarkupNode] = []
  ) -> MarkupNode {
    .element(Element(name, attributes, content))
  }
}
