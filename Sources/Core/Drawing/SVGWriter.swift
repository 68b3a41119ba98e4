import Geometry
import Markup

/// Turns shapes into SVG elements.
struct SVGWriter {
  /// What every id begins with.
  let prefix: String
  /// Ids that were given out.
  private var used: Set<String> = []

  init(prefix: String) { self.prefix = prefix }

  mutating func nodes(of shapes: [Shape]) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    nodes.reserveCapacity(shapes.count)
    for shape in shapes { nodes.append(node(of: shape)) }
    return Self.sharing(nodes)
  }

  private mutating func node(of shape: Shape) -> MarkupNode {
    switch shape {
    case .path(let path, let paint):
      return .element("path", [Attribute("d", path.commands)] + paint.attributes)
    case .line(let segment, let paint):
      return .element(
        "line",
        Self.attributes([
          ("x1", segment.start.x), ("y1", segment.start.y), ("x2", segment.end.x),
          ("y2", segment.end.y),
        ]) + paint.attributes)
    case .circle(let center, let radius, let paint):
      return .element(
        "circle",
        Self.attributes([("cx", center.x), ("cy", center.y), ("r", radius)]) + paint.attributes)
    case .ellipse(let center, let radiusX, let radiusY, let paint):
      return .element(
        "ellipse",
        Self.attributes([("cx", center.x), ("cy", center.y), ("rx", radiusX), ("ry", radiusY)])
          + paint.attributes)
    case .rectangle(let rectangle, let cornerRadius, let paint):
      var numbers = [
        ("x", rectangle.minX), ("y", rectangle.minY), ("width", rectangle.width),
        ("height", rectangle.height),
      ]
      if cornerRadius > 0 { numbers.append(("rx", cornerRadius)) }
      return .element("rect", Self.attributes(numbers) + paint.attributes)
    case .polygon(let points, let paint):
      return .element("polygon", [Attribute("points", Coordinate.text(points))] + paint.attributes)
    case .label(let label):
      return label.markup
    case .group(let group):
      return node(of: group)
    }
  }

  private mutating func node(of group: Group) -> MarkupNode {
    var attributes: [Attribute] = []
    if let id = group.id { attributes.append(Attribute("id", unused("\(prefix)-\(id)"))) }
    let classes = group.classes + (group.isForPrint ? ["print-only"] : [])
    if !classes.isEmpty {
      attributes.append(Attribute("class", classes.joined(separator: " ")))
    }
    if group.isForPrint { attributes.append(Attribute("display", "none")) }
    var content: [MarkupNode] = []
    if let title = group.title { content.append(.element("title", [], [.text(title)])) }
    return .element("g", attributes, content + nodes(of: group.shapes))
  }

  /// The id without white space, numbered if it was given out before.
  mutating func unused(_ id: String) -> String {
    let id = Self.identifier(id)
    var candidate = id
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }

  /// An id as HTML allows it and `aria-labelledby` can name it: white space and control characters become hyphens.
  static func identifier(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return name }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isKept = scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
      scalars.append(isKept ? scalar : "-")
    }
    return String(scalars)
  }

  private static func attributes(_ numbers: [(String, Double)]) -> [Attribute] {
    numbers.map { Attribute($0.0, Coordinate.text($0.1)) }
  }
}
