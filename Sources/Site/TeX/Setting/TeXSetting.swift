import Markup

/// Sets items as MathML Core.
struct TeXSetting {
  var style: MathStyle
  /// What stands in the place of each line's number; an empty list shows tags only.
  var numbers: [TeXNumber?] = []
  var lines: [TeXLine] = []

  /// Items as one node: the only one, or a row.
  func single(_ items: [MathItem]) -> MarkupNode {
    let nodes = row(items)
    return nodes.count == 1 ? nodes[0] : .element("mrow", [], nodes)
  }

  /// One item, without regard to its neighbours.
  func node(_ item: MathItem, _ place: Neighbourhood = .alone) -> MarkupNode {
    switch item {
    case .letter(let text, let isUpright): letter(text, isUpright)
    case .word(let text): word(text)
    case .number(let digits): .element("mn", [], [.text(digits)])
    case .symbol(let symbol): sign(symbol, place)
    case .function(let name, _): Self.functionName(name)
    case .text(let text, let style): words(text, style)
    case .space(let width): Self.space(width)
    case .group(let items): single(items)
    case .classed(let atomClass, let items): classed(atomClass, items, place)
    case .named(let items, _): named(items)
    case .scripts(let scripts): corners(scripts, place)
    case .fraction(let fraction): self.fraction(fraction)
    case .root(let items, let index): root(items, index)
    case .fenced(let fenced): self.fenced(fenced)
    case .middle(let delimiter):
      .element(
        "mo", [Self.stretchy, Attribute("lspace", "0.05em"), Attribute("rspace", "0.05em")],
        [.text(delimiter)])
    case .bigDelimiter(let delimiter, let height, let atomClass):
      sizedDelimiter(delimiter, height, atomClass)
    case .accented(let items, let mark): accented(items, mark)
    case .stacked(let base, let above, let below): stacked(base, above, below, place)
    case .arrow(let sign, let above, let below): arrow(sign, above, below)
    case .negated(let items): negated(items, place)
    case .framed(let items, let frame): framed(items, frame)
    case .padded(let items, let padding): padded(items, padding)
    case .styled(let style, let items): styled(style, items, place)
    case .sized(let items, let factor):
      .element("mstyle", [Attribute("mathsize", Self.em(factor))], row(items, after: place))
    case .colored(let items, let color):
      .element("mstyle", Self.attributes(of: color), row(items, after: place))
    case .table(let table): self.table(table)
    case .rule(let width, let height, let raise): rule(width, height, raise)
    case .choice(let choices): single(choices.count == 4 ? choices[choiceIndex] : [])
    case .lineBreak: .element("mspace", [Attribute("linebreak", "newline")])
    }
  }

  private var choiceIndex: Int {
    switch style {
    case .display: 0
    case .text: 1
    case .script: 2
    case .scriptScript: 3
    }
  }

  private func styled(
    _ style: MathStyle, _ items: [MathItem], _ place: Neighbourhood
  ) -> MarkupNode {
    .element("mstyle", Self.attributes(of: style), inStyle(style).row(items, after: place))
  }

  static func attributes(of style: MathStyle) -> [Attribute] {
    let level =
      switch style {
      case .display, .text: "0"
      case .script: "1"
      case .scriptScript: "2"
      }
    return [
      Attribute("displaystyle", style == .display ? "true" : "false"),
      Attribute("scriptlevel", level),
    ]
  }

  static let stretchy = Attribute("stretchy", "true")
  static let unstretched = Attribute("stretchy", "false")
  static let isFence = Attribute("fence", "true")

  static func attributes(of color: TeXColor) -> [Attribute] {
    let literal = Attribute("mathcolor", color.hex)
    guard let name = color.name else { return [literal] }
    return [Attribute("class", "tex-\(name)"), literal]
  }

  /// A length in em with at most four decimals.
  static func em(_ length: Double) -> String {
    let rounded = (length * 10_000).rounded() / 10_000
    guard rounded != rounded.rounded() else { return "\(Int(rounded))em" }
    return "\(rounded)em"
  }

  static func space(_ width: Double) -> MarkupNode {
    .element("mspace", [Attribute("width", em(width))])
  }
}
