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
    var attributes = [
      Attribute("class", "ink-\(role.rawValue)" + (hasHalo ? " halo" : "")),
      Attribute("x", Coordinate.text(anchor.x)), Attribute("y", Coordinate.text(baseline)),
      Attribute("font-size", Coordinate.text(text.size)),
      Attribute("fill", role.style.ink.lightText),
    ]
    switch alignment {
    case .start: break
    case .middle: attributes.append(Attribute("text-anchor", "middle"))
    case .end: attributes.append(Attribute("text-anchor", "end"))
    }
    if hasHalo {
      attributes.append(Attribute("stroke", Swatch.page.lightText))
      attributes.append(Attribute("stroke-width", "4"))
      attributes.append(Attribute("stroke-linejoin", "round"))
      attributes.append(Attribute("paint-order", "stroke"))
    }
    if line.contains(where: { Self.runsRightToLeft($0.text) }) {
      attributes.append(Attribute("unicode-bidi", "plaintext"))
    }
    if line.count == 1, line[0].script == .baseline {
      return .element("text", attributes + line[0].face.attributes, [.text(line[0].text)])
    }
    return .element("text", attributes, spans(of: line))
  }

  /// Runs with the baseline moved for small characters and moved back behind them.
  private func spans(of line: [TextRun]) -> [MarkupNode] {
    var shift = 0.0
    return line.map { run in
      let wanted =
        switch run.script {
        case .baseline: 0.0
        case .lower: LabelText.sinking * text.size
        case .upper: -LabelText.rising * text.size
        }
      var attributes = run.face.attributes
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
  private static func runsRightToLeft(_ text: String) -> Bool {
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
    if isBold { attributes.append(Attribute("font-weight", "bold")) }
    if isItalic { attributes.append(Attribute("font-style", "italic")) }
    return attributes
  }
}
