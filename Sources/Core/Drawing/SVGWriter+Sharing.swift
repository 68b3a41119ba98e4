import Markup

extension SVGWriter {
  /// Puts neighbours that look alike into a group that says once how they look, and groups with the same letters into one that
  /// names the letters once: the same picture in half the bytes.
  static func sharing(_ nodes: [MarkupNode]) -> [MarkupNode] {
    let alike = grouped(nodes, named: isLook) { $0.name != "g" }
    return grouped(alike, named: isLetter) { element in
      element.attributes.contains { $0.name == "font-family" }
    }
  }

  /// Wraps each run of elements with the same values of some attributes in a group that has these attributes.
  private static func grouped(
    _ nodes: [MarkupNode], named isShared: (String) -> Bool, where mayShare: (Element) -> Bool
  ) -> [MarkupNode] {
    var result: [MarkupNode] = []
    var run: [Element] = []
    var shared: [Attribute] = []
    func close() {
      if run.count > 1, !shared.isEmpty {
        let bare = run.map { element in
          MarkupNode.element(
            element.name, element.attributes.filter { !isShared($0.name) }, element.content)
        }
        result.append(.element("g", shared, bare))
      } else {
        result += run.map { .element($0) }
      }
      run = []
    }
    for node in nodes {
      guard case .element(let element) = node, mayShare(element) else {
        close()
        result.append(node)
        continue
      }
      let own = element.attributes.filter { isShared($0.name) }
      if own != shared { close() }
      shared = own
      run.append(element)
    }
    close()
    return result
  }

  /// Attributes of a look; children inherit them from a group.
  private static func isLook(_ name: String) -> Bool {
    switch name {
    case "class", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
      "stroke-linejoin", "paint-order", "font-size", "font-weight", "font-style":
      true
    default: isLetter(name)
    }
  }

  private static func isLetter(_ name: String) -> Bool {
    name == "font-family" || name == "text-anchor"
  }
}
