/// Writes markup to bytes, escaping by context.
///
/// A tree of any depth is written without using up the stack: far down the writer keeps its place in the tree itself.
public struct MarkupWriter: Sendable {
  /// What was written so far, UTF-8.
  public var bytes: [UInt8] = []
  public let syntax: Syntax

  public init(syntax: Syntax = .html) {
    self.syntax = syntax
  }

  /// Appends a whole tree.
  public mutating func write(_ node: MarkupNode) { write(node, depth: 0) }

  /// Below this many elements recursion ends. Pages and figures are far from it.
  private static let deepest = 128

  private mutating func write(_ node: MarkupNode, depth: Int) {
    switch node {
    case .text(let text): bytes.append(escaping: text)
    case .written(let markup): bytes.append(contentsOf: markup)
    case .fragment(let nodes) where depth < Self.deepest:
      for node in nodes { write(node, depth: depth + 1) }
    case .element(let element) where depth < Self.deepest:
      guard begin(element) else { return }
      for node in element.content { write(node, depth: depth + 1) }
      end(element.name)
    case .fragment, .element: writeDeep(node)
    }
  }

  private mutating func writeDeep(_ node: MarkupNode) {
    var open: [OpenContent] = []
    begin(node, &open)
    while let last = open.last {
      guard last.next < last.nodes.count else {
        if let name = last.name { end(name) }
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      begin(last.nodes[last.next], &open)
    }
  }

  /// Appends an element with its content.
  public mutating func write(_ element: Element) {
    write(.element(element))
  }

  /// Content of which some is still to be written.
  private struct OpenContent {
    let nodes: [MarkupNode]
    var next = 0
    /// The element that ends behind it; `nil` for a fragment.
    let name: String?
  }

  /// Writes text, or the start of what has content.
  private mutating func begin(_ node: MarkupNode, _ open: inout [OpenContent]) {
    switch node {
    case .text(let text): bytes.append(escaping: text)
    case .written(let markup): bytes.append(contentsOf: markup)
    case .fragment(let nodes): open.append(OpenContent(nodes: nodes, name: nil))
    case .element(let element):
      if begin(element) { open.append(OpenContent(nodes: element.content, name: element.name)) }
    }
  }

  /// Writes a start tag.
  ///
  /// - Returns: true if content and an end tag follow.
  private mutating func begin(_ element: Element) -> Bool {
    bytes.append("<")
    bytes.append(element.name)
    for attribute in element.attributes { write(attribute) }
    if element.content.isEmpty, closesItself(element.name) {
      bytes.append(syntax == .html && Self.isVoid(element.name) ? ">" : "/>")
      return false
    }
    bytes.append(">")
    return true
  }

  private mutating func write(_ attribute: Attribute) {
    bytes.append(" ")
    bytes.append(attribute.name)
    guard let value = attribute.value ?? (syntax == .xml ? attribute.name : nil) else { return }
    bytes.append("=\"")
    bytes.append(escaping: value)
    bytes.append("\"")
  }

  private mutating func end(_ name: String) {
    bytes.append("</")
    bytes.append(name)
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
