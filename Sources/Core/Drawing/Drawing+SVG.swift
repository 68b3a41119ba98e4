import Geometry
import Markup

extension Drawing {
  /// The `svg` element inside a page of HTML: its colours follow the page's style sheet (`StyleSheet`) and are literal light
  /// ones without it.
  public var inline: MarkupNode {
    svg(opening: [], before: [])
  }

  /// The `svg` element of a file of its own, written as XML.
  ///
  /// - Parameter followsDarkMode: whether the file brings the rules by which it turns dark where the reader's system is.
  public func standalone(followsDarkMode: Bool = false) -> MarkupNode {
    let style: [MarkupNode] =
      followsDarkMode
      ? [.element("style", [], [.text(StyleSheet(standaloneFor: roles).text)])] : []
    return svg(opening: [Attribute("xmlns", "http://www.w3.org/2000/svg")], before: style)
  }

  private func svg(opening: [Attribute], before: [MarkupNode]) -> MarkupNode {
    var writer = SVGWriter(prefix: SVGWriter.identifier(id))
    let titleID = writer.unused("\(id)-title")
    let descriptionID = writer.unused("\(id)-description")
    let attributes =
      opening + [
        Attribute("class", "drawing"),
        Attribute(
          "viewBox", Coordinate.text([viewBox.minX, viewBox.minY, viewBox.width, viewBox.height])),
        Attribute("width", Coordinate.text(viewBox.width)),
        Attribute("height", Coordinate.text(viewBox.height)),
        Attribute("role", "img"),
        Attribute("aria-labelledby", "\(titleID) \(descriptionID)"),
        Attribute("font-family", Face.sansFamily),
      ]
    let words: [MarkupNode] = [
      .element("title", [Attribute("id", titleID)], [.text(title)]),
      .element("desc", [Attribute("id", descriptionID)], [.text(description)]),
    ]
    return .element("svg", attributes, words + before + writer.nodes(of: shapes))
  }

  /// The roles that occur, in the order of `Role.allCases`.
  public var roles: [Role] {
    var found: Set<Role> = []
    Self.collect(from: shapes, into: &found)
    return Role.allCases.filter { found.contains($0) }
  }

  private static func collect(from shapes: [Shape], into found: inout Set<Role>) {
    for shape in shapes {
      switch shape {
      case .path(_, let paint), .line(_, let paint), .circle(_, _, let paint),
        .ellipse(_, _, _, let paint), .rectangle(_, _, let paint), .polygon(_, let paint):
        found.insert(paint.role)
      case .label(let label): found.insert(label.role)
      case .group(let group): collect(from: group.shapes, into: &found)
      }
    }
  }
}
