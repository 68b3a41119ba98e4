import Markup
import Numbers
import Quantities

extension MathSetting {
  /// A number written in the formula, with its zeros.
  func number(_ value: Double, places: Int) -> MarkupNode {
    let format = places > 0 ? NumberFormat.places(places) : .exact
    return number(PrintedNumber(value, format))
  }

  /// A rounded number; extreme ones with their power of ten.
  func number(_ printed: PrintedNumber) -> MarkupNode {
    var nodes: [MarkupNode] = []
    switch printed.sign {
    case .none: break
    case .plus: nodes.append(Self.sign("+", form: "prefix"))
    case .minus: nodes.append(Self.sign("\u{2212}", form: "prefix"))
    }
    nodes.append(.element("mn", [], [.text(printed.unsigned(in: style.quantities.numbers))]))
    if let exponent = printed.exponent {
      let power = exponent < 0 ? "\u{2212}\(exponent.magnitude)" : "\(exponent)"
      nodes.append(.element("mo", [], [.text("×")]))
      nodes.append(
        .element(
          "msup", [], [.element("mn", [], [.text("10")]), .element("mn", [], [.text(power)])]))
    }
    return row(nodes)
  }

  /// A quantity with its unit upright behind a thin space; one that the author gave is marked.
  func quantity(_ quantity: Quantity, _ origin: Expression.Origin) -> MarkupNode {
    let printed = style.printed(quantity)
    var nodes = [number(printed.number)]
    if let unit = printed.unit {
      if !unit.isAttached { nodes.append(Self.thinSpace) }
      nodes.append(Self.upright(unit.symbol))
    }
    guard origin == .given else { return row(nodes) }
    return .element("mrow", [Attribute("class", "given")], nodes)
  }

  /// Nodes side by side; one by itself needs no row.
  func row(_ nodes: [MarkupNode]) -> MarkupNode {
    nodes.count == 1 ? nodes[0] : .element("mrow", [], nodes)
  }

  /// Something in parentheses, or between other signs that grow with it.
  func fenced(_ node: MarkupNode, _ open: String = "(", _ close: String = ")") -> MarkupNode {
    let opening = MarkupNode.element("mo", [Attribute("form", "prefix")], [.text(open)])
    let closing = MarkupNode.element("mo", [Attribute("form", "postfix")], [.text(close)])
    return .element("mrow", [], [opening, node, closing])
  }

  static func sign(_ sign: String, form: String) -> MarkupNode {
    .element("mo", [Attribute("form", form)], [.text(sign)])
  }

  /// A unit or a function's name: never slanted.
  static func upright(_ text: String) -> MarkupNode {
    .element("mi", [Attribute("mathvariant", "normal")], [.text(text)])
  }

  static let thinSpace = MarkupNode.element("mspace", [Attribute("width", "0.167em")])
}

extension Function {
  /// The name on a page.
  var shown: String {
    switch self {
    case .asin: "arcsin"
    case .acos: "arccos"
    case .atan: "arctan"
    default: rawValue
    }
  }

  /// Whether it is set by its name, not by a sign of its own.
  var isNamed: Bool {
    switch self {
    case .sqrt, .root, .sum, .abs, .floor, .ceil: false
    default: true
    }
  }
}

extension Expression {
  var isSum: Bool {
    if case .sum = form { true } else { false }
  }

  var isQuotient: Bool {
    if case .quotient = form { true } else { false }
  }

  /// A function's name or a long name, which needs space between itself and its neighbours.
  var isWord: Bool {
    switch form {
    case .call(let function, _): function.isNamed
    case .power(let base, _): base.isWord
    case .name(let name): SymbolSetting.isWord(name)
    default: false
    }
  }

  /// Whether a function's name can stand before it without parentheses.
  var isPlainArgument: Bool {
    switch form {
    case .name: true
    case .number: true
    case .quantity(let quantity, _):
      quantity.value >= 0
        && (quantity.unit ?? Unit.usual(for: quantity.dimension))?.isAttached != false
    default: false
    }
  }
}
