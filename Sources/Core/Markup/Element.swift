/// An element of HTML, SVG or MathML.
public struct Element: Sendable, Hashable {
  public var name: String
  public var attributes: [Attribute]
  public var content: [MarkupNode]

  public init(_ name: String, _ attributes: [Attribute] = [], _ content: [MarkupNode] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }
}
