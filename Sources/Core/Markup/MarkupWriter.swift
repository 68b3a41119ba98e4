/// Writes markup to bytes, escaping by context.
public struct MarkupWriter: Sendable {
  /// What was written so far, UTF-8.
  public var bytes: [UInt8] = []
  public let syntax: Syntax

  public init(syntax: Syntax = .html) {
    self.syntax = syntax
  }

  /// Appends a whole tree.
  public mutating func write(_ node: MarkupNode) {
    switch node {
    case .text(let text): bytes.append(escaping: text)
    case .fragment(let nodes): for node in nodes { write(node) }
    case .written(let bytes): self.bytes.append(contentsOf: bytes)
    case .element(let element): write(element)
    }
  }

  /// Appends an element with its content.
  public mutating func write(_ element: Element) {
    bytes.append("<")
    bytes.append(element.name)
    for attribute in element.attributes {
      bytes.append(" ")
      bytes.append(attribute.name)
      if let value = attribute.value ?? (syntax == .xml ? attribute.name : nil) {
        bytes.append("=\"")
        bytes.append(escaping: value)
        bytes.append("\"")
      }
    }
    if element.content.isEmpty, closesItself(element.name) {
      bytes.append(syntax == .html && Self.isVoid(element.name) ? ">" : "/>")
      return
    }
    bytes.append(">")
    for node in element.content { write(node) }
    bytes.append("</")
    bytes.append(element.name)
    bytes.append(">")
  }

  private func closesItself(_ name: String) -> Bool {
    syntax == .xml || Self.isVoid(name) || Self.isDrawn(name)
  }

  /// HTML elements that have no content and no end tag.
  static func isVoid(_ name: String) -> Bool {
    switch name {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
      "track", "wbr":
      true
    default: false
    }
  }

  /// SVG and MathML elements that are usually empty, where HTML's parser accepts `/>`.
  static func isDrawn(_ name: String) -> Bool {
    switch name {
    case "path", "line", "circle", "ellipse", "rect", "polygon", "polyline", "stop", "use",
      "mspace", "mprescripts", "none":
      true
    default: false
    }
  }
}
