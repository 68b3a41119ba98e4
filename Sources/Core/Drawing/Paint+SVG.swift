import Markup

extension Paint {
  /// Class names that the style sheet colours.
  private var classes: String {
    switch parts {
    case .line: "line-\(role.rawValue)"
    case .fill: "fill-\(role.rawValue)"
    case .fillAndLine: "fill-\(role.rawValue) line-\(role.rawValue)"
    case .solid: "solid-\(role.rawValue)"
    }
  }

  /// The class and, as literal values that a style sheet overrides, the light colours.
  var attributes: [Attribute] {
    let style = role.style
    var attributes = [Attribute("class", classes)]
    switch parts {
    case .line: attributes.append(Attribute("fill", "none"))
    case .fill, .fillAndLine: attributes.append(Attribute("fill", style.fill.lightText))
    case .solid: attributes.append(Attribute("fill", style.line.lightText))
    }
    guard parts == .line || parts == .fillAndLine else { return attributes }
    attributes.append(Attribute("stroke", style.line.lightText))
    attributes.append(Attribute("stroke-width", Coordinate.text(lineWidth ?? style.lineWidth)))
    let lengths = (dash ?? style.dash).lengths
    if !lengths.isEmpty {
      attributes.append(Attribute("stroke-dasharray", Coordinate.text(lengths)))
    }
    if hasRoundEnds { attributes.append(Attribute("stroke-linecap", "round")) }
    return attributes
  }
}

extension Swatch {
  /// The colour on a light page.
  var lightText: String { Palette.standard.color(self, in: .light).text }
}
