import Markup

extension TeXSetting {
  /// Words; spaces at the ends are kept.
  func words(_ text: String, _ style: TextStyle) -> MarkupNode {
    var classes: [String] = []
    if style.isBold { classes.append("tex-bold") }
    if style.isItalic { classes.append("tex-italic") }
    switch style.family {
    case .roman: break
    case .sans: classes.append("tex-sans")
    case .mono: classes.append("tex-mono")
    }
    let attributes = classes.isEmpty ? [] : [Attribute("class", classes.joined(separator: " "))]
    return .element("mtext", attributes, [.text(Self.keepingSpaces(text))])
  }

  /// A browser drops spaces at the ends of an element.
  private static func keepingSpaces(_ text: String) -> String {
    guard text.first == " " || text.last == " " else { return text }
    var scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count, scalars[index] == " " {
      scalars[index] = "\u{A0}"
      index += 1
    }
    index = scalars.count - 1
    while index >= 0, scalars[index] == " " {
      scalars[index] = "\u{A0}"
      index -= 1
    }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars)
    return String(kept)
  }

  func framed(_ items: [MathItem], _ frame: MathItem.Frame) -> MarkupNode {
    func row(_ name: String, _ more: [Attribute] = []) -> MarkupNode {
      .element("mrow", [Attribute("class", name)] + more, self.row(items))
    }
    switch frame {
    case .box: return row("tex-boxed")
    case .slash: return row("tex-cancel")
    case .backslash: return row("tex-bcancel")
    case .cross: return row("tex-xcancel")
    case .strike: return row("tex-strike")
    case .cornered: return row("tex-angl")
    case .filled(let color, let edge):
      let ink = Attribute("mathcolor", color.isDark ? "#ffffff" : "#000000")
      var attributes = [Attribute("mathbackground", color.hex), ink]
      if let edge { attributes.append(Attribute("style", "border:1px solid \(edge.hex)")) }
      return row("tex-filled", attributes)
    case .arrowTo(let value):
      return .element("msup", [], [row("tex-cancel"), inStyle(style.ofScripts).single(value)])
    }
  }

  func padded(_ items: [MathItem], _ padding: MathItem.Padding) -> MarkupNode {
    let nodes = row(items)
    func padded(_ attributes: [(String, String)], _ content: [MarkupNode]) -> MarkupNode {
      .element("mpadded", attributes.map { Attribute($0.0, $0.1) }, content)
    }
    switch padding {
    case .phantom(let keepsWidth, let keepsHeight):
      let phantom = MarkupNode.element("mphantom", [], nodes)
      if keepsWidth, keepsHeight { return phantom }
      return padded(keepsHeight ? [("width", "0")] : [("height", "0"), ("depth", "0")], [phantom])
    case .smashed(let top, let bottom):
      return padded((top ? [("height", "0")] : []) + (bottom ? [("depth", "0")] : []), nodes)
    case .rightLap: return padded([("width", "0")], nodes)
    case .leftLap:
      return padded([("width", "0")], [.element("mrow", [Attribute("class", "tex-llap")], nodes)])
    case .centeredLap:
      return padded([("width", "0")], [.element("mrow", [Attribute("class", "tex-clap")], nodes)])
    case .raised(let height): return padded([("voffset", Self.em(height))], nodes)
    }
  }

  func rule(_ width: Double, _ height: Double, _ raise: Double) -> MarkupNode {
    let above = max(0, height + raise)
    let below = max(0, -raise)
    return .element(
      "mspace",
      [
        Attribute("width", Self.em(max(0, width))), Attribute("height", Self.em(above)),
        Attribute("depth", Self.em(below)), Attribute("mathbackground", "currentcolor"),
      ])
  }
}
