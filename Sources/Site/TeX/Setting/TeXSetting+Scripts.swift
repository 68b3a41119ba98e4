import Markup

extension TeXSetting {
  /// A base with what stands at its corners, or above and below it.
  func corners(_ scripts: MathItem.Scripts, _ place: Neighbourhood) -> MarkupNode {
    let isStacked = hasLimits(scripts)
    let inner = inStyle(style.ofScripts)
    var base = scripts.base.first.map { node($0, place) } ?? .element("mrow")
    if isStacked, scripts.limits == true, style != .display { base = base.keepingLimits }
    let lower = scripts.lower.map { inner.single($0) }
    let upper = scripts.upper.map { inner.single($0) }
    switch (lower, upper) {
    case (let lower?, let upper?):
      return .element(isStacked ? "munderover" : "msubsup", [], [base, lower, upper])
    case (let lower?, nil): return .element(isStacked ? "munder" : "msub", [], [base, lower])
    case (nil, let upper?): return .element(isStacked ? "mover" : "msup", [], [base, upper])
    case (nil, nil): return base
    }
  }

  func inStyle(_ style: MathStyle) -> TeXSetting {
    guard style != self.style else { return self }
    var setting = self
    setting.style = style
    return setting
  }

  private func hasLimits(_ scripts: MathItem.Scripts) -> Bool {
    if let limits = scripts.limits { return limits }
    switch scripts.base.first {
    case .symbol(let symbol)?:
      if case .big(let hasLimits) = symbol.kind { return hasLimits && style == .display }
      return false
    case .function(_, let hasLimits)?, .named(_, let hasLimits)?:
      return hasLimits && style == .display
    case .accented(_, let mark)?: return mark.takesLimits
    default: return false
    }
  }

  func fraction(_ fraction: MathItem.Fraction) -> MarkupNode {
    let form = fraction.form
    let outer = inStyle(form.style ?? style)
    let inner = outer.inStyle(form.isContinued ? .display : outer.style.ofFraction)
    let line = form.line.map { [Attribute("linethickness", $0 == 0 ? "0" : Self.em($0))] } ?? []
    var parts = [inner.single(fraction.above), inner.single(fraction.below)]
    if form.isContinued {
      parts = parts.map { .element("mstyle", Self.attributes(of: .display), [$0]) }
    }
    var node = MarkupNode.element("mfrac", line, parts)
    if !form.opening.isEmpty || !form.closing.isEmpty {
      var nodes = [node]
      if !form.opening.isEmpty { nodes.insert(Self.fence(form.opening, form: "prefix"), at: 0) }
      if !form.closing.isEmpty { nodes.append(Self.fence(form.closing, form: "postfix")) }
      node = .element("mrow", [], nodes)
    }
    guard let style = form.style, !form.isContinued else { return node }
    return .element("mstyle", Self.attributes(of: style), [node])
  }

  func root(_ items: [MathItem], _ index: [MathItem]?) -> MarkupNode {
    guard let index else { return .element("msqrt", [], row(items)) }
    return .element("mroot", [], [single(items), inStyle(.scriptScript).single(index)])
  }

  func accented(_ items: [MathItem], _ mark: AccentMark) -> MarkupNode {
    let isNarrow = mark.narrow != nil && items.count == 1 && items[0].isLetter
    let text = isNarrow ? mark.narrow ?? mark.sign : mark.sign
    let sign = MarkupNode.element(
      "mo", [mark.isWide ? Self.stretchy : Self.unstretched], [.text(text)])
    var attributes: [Attribute] = []
    if !mark.takesLimits {
      attributes.append(Attribute(mark.isBelow ? "accentunder" : "accent", "true"))
    }
    if let name = mark.className { attributes.append(Attribute("class", name)) }
    return .element(mark.isBelow ? "munder" : "mover", attributes, [single(items), sign])
  }

  func stacked(
    _ items: [MathItem], _ above: [MathItem]?, _ below: [MathItem]?, _ place: Neighbourhood
  ) -> MarkupNode {
    let base = items.count == 1 ? node(items[0], place) : single(items)
    let inner = inStyle(style.ofScripts)
    switch (above, below) {
    case (let above?, let below?):
      return .element("munderover", [], [base, inner.single(below), inner.single(above)])
    case (let above?, nil): return .element("mover", [], [base, inner.single(above)])
    case (nil, let below?): return .element("munder", [], [base, inner.single(below)])
    case (nil, nil): return base
    }
  }

  /// An arrow with what stands above and below it, padded so that the arrow is longer than both.
  func arrow(_ sign: String, _ above: [MathItem], _ below: [MathItem]?) -> MarkupNode {
    let base = MarkupNode.element("mo", [Self.stretchy], [.text(sign)])
    let inner = inStyle(style.ofScripts)
    func padded(_ items: [MathItem]) -> MarkupNode {
      .element(
        "mrow", [], [Self.arrowSpace] + inner.row(items, isEnclosed: true) + [Self.arrowSpace])
    }
    guard let below else { return .element("mover", [], [base, padded(above)]) }
    if above.isEmpty { return .element("munder", [], [base, padded(below)]) }
    return .element("munderover", [], [base, padded(below), padded(above)])
  }

  private static let arrowSpace = space(0.5)

  /// An operator's name that is more than letters.
  func named(_ items: [MathItem]) -> MarkupNode { single(items) }

  /// Struck through with a slash.
  func negated(_ items: [MathItem], _ place: Neighbourhood) -> MarkupNode {
    guard items.count == 1 else {
      return .element("mrow", [Attribute("class", "tex-not")], row(items))
    }
    switch items[0] {
    case .symbol(let symbol):
      return sign(MathSymbol(symbol.text + "\u{338}", symbol.kind), place)
    case .letter(let text, let isUpright): return letter(text + "\u{338}", isUpright)
    default: return .element("mrow", [Attribute("class", "tex-not")], row(items))
    }
  }
}

extension MarkupNode {
  /// A big operator whose limits stay above and below it in a line of text.
  fileprivate var keepingLimits: MarkupNode {
    guard case .element(var element) = self, element.name == "mo" else { return self }
    element.attributes.append(Attribute("movablelimits", "false"))
    return .element(element)
  }
}

extension MathItem {
  fileprivate var isLetter: Bool { if case .letter = self { true } else { false } }
}
