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
    result.reserveCapacity(nodes.count)
    var start = 0
    while start < nodes.count {
      var end = start + 1
      if case .element(let first) = nodes[start], mayShare(first) {
        while end < nodes.count, case .element(let next) = nodes[end], mayShare(next),
          isAlike(first.attributes, next.attributes, isShared)
        {
          end += 1
        }
        let shared = end > start + 1 ? first.attributes.filter { isShared($0.name) } : []
        if !shared.isEmpty {
          let bare = nodes[start..<end].map { without($0, isShared) }
          result.append(.element("g", shared, bare))
          start = end
          continue
        }
      }
      result += nodes[start..<end]
      start = end
    }
    return result
  }

  /// True if the shared ones of two lists of attributes are the same, in the same order.
  private static func isAlike(
    _ first: [Attribute], _ second: [Attribute], _ isShared: (String) -> Bool
  ) -> Bool {
    var place = second.startIndex
    for attribute in first where isShared(attribute.name) {
      while place < second.endIndex, !isShared(second[place].name) { place += 1 }
      guard place < second.endIndex, second[place] == attribute else { return false }
      place += 1
    }
    return !second[place...].contains { isShared($0.name) }
  }

  private static func without(_ node: MarkupNode, _ isShared: (String) -> Bool) -> MarkupNode {
    guard case .element(let element) = node else { return node }
    return .element(
      element.name, element.attributes.filter { !isShared($0.name) }, element.content)
  }

  /// Attributes of a look; children inherit them from a group.
  private static func isLook(_ name: String) -> Bool {
    // Those of places, `d`, `x`, `cy`, are shorter than any of a look.
    guard name.utf8.count > 3 else { return false }
    return switch name {
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
