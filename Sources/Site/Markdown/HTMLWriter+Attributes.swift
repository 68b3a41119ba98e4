import Markup

extension HTMLWriter {
  /// Writes a node's attributes, with classes that it has anyway.
  mutating func appendAttributes(
    of index: Int, classes: [String] = [], hasIdentifier: Bool = true, hasClasses: Bool = true,
    pairs: Bool = true
  ) {
    guard !classes.isEmpty || !document.attributeRecords.isEmpty else { return }
    let attributes = document.attributes(of: index)
    if hasIdentifier, let attributes,
      let identifier = attributes.identifier ?? replacements.identifier(of: index)
    {
      append("id", style.identifierPrefix + identifier)
    }
    let classes = classes + (hasClasses ? attributes?.classes ?? [] : [])
    if !classes.isEmpty { append("class", classes.joined(separator: " ")) }
    var style = ""
    for pair in pairs ? attributes?.pairs ?? [] : [] {
      switch pair.name {
      case "caption", "index", "see", "see-also", "term", "also": break
      case "width", "height":
        if Length.pixels(pair.value) == nil {
          style += (style.isEmpty ? "" : ";") + "\(pair.name):\(pair.value)"
        } else if let pixels = Length.pixels(pair.value) {
          append(pair.name, String(pixels))
        }
      default: append(Self.isKnown(pair.name) ? pair.name : "data-" + pair.name, pair.value)
      }
    }
    if !style.isEmpty { append("style", style) }
  }

  /// Writes the id of something numbered for which the author gave none.
  ///
  /// - Parameters:
  ///   - index: the node with the number.
  ///   - carrier: the node whose attributes are written with it.
  mutating func appendAnchor(of index: Int, attributesOf carrier: Int) {
    guard let anchor = replacements.anchor(ofNode: index),
      document.attributes(of: carrier)?.identifier == nil
    else { return }
    append("id", anchor)
  }

  /// Begins a term of a definition list, which others can refer to.
  mutating func beginTerm(_ index: Int) {
    beginBlock("<dt")
    if document.attributes(of: index) == nil, let identifier = replacements.identifier(of: index) {
      append("id", identifier)
    }
    appendAttributes(of: index)
    html.append(">")
  }

  private mutating func append(_ name: String, _ value: String) {
    html.append(" ")
    html.append(name)
    html.append("=\"")
    html.append(escaping: value)
    html.append("\"")
  }

  /// Whether HTML knows an attribute on every element; any other is data.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("data-") || name.hasPrefix("aria-")
      || ["lang", "dir", "role", "rel", "target", "loading"].contains(name)
  }
}
