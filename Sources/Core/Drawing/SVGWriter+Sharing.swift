import Markup

extension SVGWriter {
  /// Puts neighbours that look alike into a group that says once how they look: the same picture in half the bytes.
  static func sharing(_ nodes: [MarkupNode]) -> [MarkupNode] {
    guard nodes.count > 2 else { return nodes }
    var result: [MarkupNode] = []
    var run: [Element] = []
    var look: [Attribute] = []
    func close(_ run: [Element], _ look: [Attribute]) -> [MarkupNode] {
      guard run.count > 2 else { return run.map { .element($0) } }
      let bare = run.map { element in
        MarkupNode.element(
          element.name, element.attributes.filter { !isLook($0.name) }, element.content)
      }
      return [.element("g", look, bare)]
    }
    for node in nodes {
      guard case .element(let element) = node, element.name != "g" else {
        result += close(run, look)
        run = []
        result.append(node)
        continue
      }
      let own = element.attributes.filter { isLook($0.name) }
      if !run.isEmpty, own != look {
        result += close(run, look)
        run = []
      }
      look = own
      run.append(element)
    }
    return result + close(run, look)
  }

  /// Attributes that children inherit from a group.
  private static func isLook(_ name: String) -> Bool {
    switch name {
    case "class", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
      "stroke-linejoin", "paint-order", "font-size", "font-family", "font-weight", "font-style",
      "text-anchor":
      true
    default: false
    }
  }
}
