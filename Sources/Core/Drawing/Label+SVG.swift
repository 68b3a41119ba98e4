import Geometry
import Markup

extension Label {
  /// One `text` element a line.
  var markup: MarkupNode {
    var elements: [MarkupNode] = []
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      let baseline = anchor.y + Double(index) * LabelText.lineSpacing * text.size
      elements.append(element(of: line, baseline: baseline))
    }
    return elements.count == 1 ? elements[0] : .fragment(elements)
  }

  private func element(of line: [TextRun], baseline: Double) -> MarkupNode {
    let place = place(of: line, baseline: baseline)
    let ink = [
      Attribute("class", "ink-\(role.rawValue)" + (hasHalo && line.count == 1 ? " halo" : "")),
      Attribute("fill", role.style.ink.lightText),
    ]
    if line.count == 1, line[0].script == .baseline {
      return .element(
        "text", ink + place + (hasHalo ? Self.halo : []) + line[0].face.attributes,
        [.text(line[0].text)])
    }
    let isSerif = line.allSatisfy { $0.face.isSerif }
    let family = isSerif ? [Attribute("font-family", Face.serifFamily)] : []
    let spans = spans(of: line, inheritsFamily: isSerif)
    let text = MarkupNode.element("text", ink + place + family, spans)
    guard hasHalo else { return text }
    // Each run is stroked and filled before the next, whose halo would cut into it: so the whole halo comes first.
    let rim = [Attribute("class", "halo"), Attribute("fill", "none")] + Self.halo
    return .fragment([.element("text", rim + place + family, spans), text])
  }

  private static let halo = [
    Attribute("stroke", Swatch.page.lightText), Attribute("stroke-width", "4"),
    Attribute("stroke-linejoin", "round"), Attribute("paint-order", "stroke"),
  ]

  private func place(of line: [TextRun], baseline: Double) -> [Attribute] {
    var attributes = [
      Attribute("x", Coordinate.text(anchor.x)), Attribute("y", Coordinate.text(baseline)),
      Attribute("font-size", Coordinate.text(text.size)),
    ]
    switch alignment {
    case .start: break
    case .middle: attributes.append(Attribute("text-anchor", "middle"))
    case .end: attributes.append(Attribute("text-anchor", "end"))
    }
    if line.contains(where: { Self.runsRightToLeft($0.text) }) {
      attributes.append(Attribute("unicode-bidi", "plaintext"))
    }
    return attributes
  }

  /// Runs with the baseline moved for small characters and moved back behind them.
  private func spans(of line: [TextRun], inheritsFamily: Bool) -> [MarkupNode] {
    var shift = 0.0
    return line.indices.map { index in
      let run = line[index]
      let wanted =
        switch run.script {
        case .baseline: 0.0
        case .lower: LabelText.sinking * text.size
        case .upper: -LabelText.rising * text.size
        }
      var attributes = inheritsFamily ? run.face.cut : run.face.attributes
      let room = index > 0 ? LabelText.room(between: line[index - 1], and: run) : 0
      if room > 0 { attributes.append(Attribute("dx", Coordinate.text(room * text.size))) }
      if wanted != shift {
        attributes.append(Attribute("dy", Coordinate.text(wanted - shift)))
        shift = wanted
      }
      if run.script != .baseline {
        attributes.append(
          Attribute("font-size", Coordinate.text(LabelText.scriptScale * text.size)))
      }
      return .element("tspan", attributes, [.text(run.text)])
    }
  }

  /// True if text holds Hebrew, Arabic or another script that is read from right to left.
  public static func runsRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension Face {
  /// What differs from the drawing's own face, which is sans.
  var attributes: [Attribute] {
    var attributes: [Attribute] = []
    if isSerif { attributes.append(Attribute("font-family", Face.serifFamily)) }
    return attributes + cut
  }

  /// Weight and slant.
  var cut: [Attribute] {
    var attributes: [Attribute] = []
    if isBold { attributes.append(Attribute("font-weight", "bold")) }
    if isItalic { attributes.append(Attribute("font-style", "italic")) }
    return attributes
  }
}
