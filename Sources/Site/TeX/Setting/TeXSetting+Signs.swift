import Markup

extension TeXSetting {
  func letter(_ text: String, _ isUpright: Bool) -> MarkupNode {
    guard isUpright else { return .element("mi", [], [.text(text)]) }
    return Self.upright(text)
  }

  /// One letter is slanted unless it is told not to be; several are upright by themselves.
  static func upright(_ text: String) -> MarkupNode {
    .element("mi", [Attribute("mathvariant", "normal")], [.text(text)])
  }

  /// A word is one name: a unit, an abbreviation.
  func word(_ text: String) -> MarkupNode {
    let scalars = text.unicodeScalars
    if scalars.count == 1, let first = scalars.first, first.value < 0x1D400 {
      return Self.upright(text)
    }
    return .element("mi", [], [.text(text)])
  }

  static func functionName(_ name: String) -> MarkupNode {
    name.unicodeScalars.count == 1 ? upright(name) : .element("mi", [], [.text(name)])
  }

  /// An operator, a relation, a delimiter that does not grow.
  func sign(_ symbol: MathSymbol, _ place: Neighbourhood) -> MarkupNode {
    switch symbol.kind {
    case .letter: return letter(symbol.text, false)
    case .upright: return Self.upright(symbol.text)
    case .big: return .element("mo", [], [.text(symbol.text)])
    case .delimiter(let atomClass): return delimiter(symbol.text, atomClass)
    case .sign(.ordinary) where Self.primes.contains(symbol.text):
      return .element("mo", [Attribute("class", "tex-prime")], [.text(symbol.text)])
    case .sign(let atomClass):
      return .element("mo", attributes(symbol.text, atomClass, place), [.text(symbol.text)])
    }
  }

  private func attributes(_ text: String, _ atomClass: AtomClass, _ place: Neighbourhood)
    -> [Attribute]
  {
    switch atomClass {
    case .binary:
      if place.isPrefix, Self.signs.contains(text) {
        return place.isFirst ? [] : [Attribute("form", "prefix")]
      }
      if place.isTight || !style.isSpacious { return Self.tight }
      return place.isFirst && Self.signs.contains(text) ? [Attribute("form", "infix")] : []
    case .relation: return relationAttributes(text, place)
    case .punctuation:
      if text == ":" { return [Attribute("lspace", "0"), Attribute("rspace", "0.1667em")] }
      return style.isSpacious ? [] : Self.tight
    case .ordinary: return Self.spaceless.contains(text) ? [] : Self.tight
    default: return Self.tight
    }
  }

  /// MathML gives every relation its room, TeX only between operands; and to MathML a colon is punctuation.
  private func relationAttributes(_ text: String, _ place: Neighbourhood) -> [Attribute] {
    if !style.isSpacious { return Self.tight }
    let usual = text == ":" ? "0.2778em" : nil
    let before = place.isCloseBefore ? "0" : usual
    let behind = place.isCloseBehind ? "0" : usual
    return [before.map { Attribute("lspace", $0) }, behind.map { Attribute("rspace", $0) }]
      .compactMap { $0 }
  }

  /// Signs that MathML knows as prefixes too.
  private static let signs: Set<String> = ["+", "−", "±", "∓"]
  /// Signs that have no space in MathML's own table.
  private static let spaceless: Set<String> = ["‵", "¬"]
  private static let primes: Set<String> = ["′", "″", "‴", "⁗"]
  static let tight = [Attribute("lspace", "0"), Attribute("rspace", "0")]

  /// A delimiter of the size of a letter.
  private func delimiter(_ text: String, _ atomClass: AtomClass) -> MarkupNode {
    var attributes = [Self.unstretched]
    if Self.isAmbiguous(text) {
      switch atomClass {
      case .opening: attributes.append(Attribute("form", "prefix"))
      case .closing: attributes.append(Attribute("form", "postfix"))
      default: attributes += Self.tight
      }
    }
    return .element("mo", attributes, [.text(text)])
  }

  /// Signs that look the same on both sides, or that are no delimiters by themselves.
  private static func isAmbiguous(_ text: String) -> Bool {
    text == "|" || text == "‖" || text == "/" || text == "\\"
  }

  func sizedDelimiter(_ text: String, _ height: Double, _ atomClass: AtomClass) -> MarkupNode {
    guard !text.isEmpty else { return .element("mrow") }
    let size = Self.em(height)
    var attributes = [Self.stretchy, Attribute("minsize", size), Attribute("maxsize", size)]
    switch atomClass {
    case .opening: attributes.append(Attribute("form", "prefix"))
    case .closing: attributes.append(Attribute("form", "postfix"))
    case .relation: break
    default: attributes += Self.tight
    }
    return .element("mo", attributes, [.text(text)])
  }

  /// Items between delimiters that grow.
  func fenced(_ fenced: MathItem.FencedItems) -> MarkupNode {
    var nodes: [MarkupNode] = []
    if !fenced.opening.isEmpty { nodes.append(Self.fence(fenced.opening, form: "prefix")) }
    nodes += row(fenced.items)
    if !fenced.closing.isEmpty { nodes.append(Self.fence(fenced.closing, form: "postfix")) }
    return .element("mrow", [], nodes)
  }

  static func fence(_ text: String, form: String) -> MarkupNode {
    .element("mo", [stretchy, isFence, Attribute("form", form)], [.text(text)])
  }

  /// `\mathbin`, `\mathrel` and their kin.
  func classed(_ atomClass: AtomClass, _ items: [MathItem], _ place: Neighbourhood) -> MarkupNode {
    let text = Self.plainSign(items)
    switch atomClass {
    case .binary, .relation, .punctuation:
      if case .word(let word)? = items.first, items.count == 1 { return Self.wordOperator(word) }
      if let text {
        return sign(MathSymbol(text, .sign(atomClass)), place).spaced(atomClass, style)
      }
      let space = style.isSpacious && !place.isTight ? Self.gap(around: atomClass) : (0, 0)
      var nodes = [single(items)]
      if space.0 > 0 { nodes.insert(Self.space(space.0), at: 0) }
      if space.1 > 0 { nodes.append(Self.space(space.1)) }
      return nodes.count == 1 ? nodes[0] : .element("mrow", [], nodes)
    case .opening, .closing:
      if let text { return sign(MathSymbol(text, .delimiter(atomClass)), place) }
      return single(items)
    case .ordinary:
      if let text { return .element("mo", Self.tight, [.text(text)]) }
      return single(items)
    case .large, .inner: return single(items)
    }
  }

  /// A word between operands, as `mod`, which keeps its room in scripts.
  private static func wordOperator(_ word: String) -> MarkupNode {
    let room = em(2.0 / 9)
    return .element("mo", [Attribute("lspace", room), Attribute("rspace", room)], [.text(word)])
  }

  /// The spaces before and behind a binary operator, a relation, a comma, in em.
  static func gap(around atomClass: AtomClass) -> (Double, Double) {
    switch atomClass {
    case .binary: (2.0 / 9, 2.0 / 9)
    case .relation: (5.0 / 18, 5.0 / 18)
    case .punctuation: (0, 1.0 / 6)
    default: (0, 0)
    }
  }

  /// The sign that items are, if they are one.
  private static func plainSign(_ items: [MathItem]) -> String? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    case .symbol(let symbol):
      switch symbol.kind {
      case .letter, .upright: return nil
      default: return symbol.text
      }
    case .group(let inner): return plainSign(inner)
    default: return nil
    }
  }
}

extension MarkupNode {
  /// An operator with the spaces of a class that is not its own.
  fileprivate func spaced(_ atomClass: AtomClass, _ style: MathStyle) -> MarkupNode {
    guard case .element(var element) = self, element.name == "mo", element.attributes.isEmpty,
      style.isSpacious
    else { return self }
    let gap = TeXSetting.gap(around: atomClass)
    element.attributes = [
      Attribute("lspace", TeXSetting.em(gap.0)), Attribute("rspace", TeXSetting.em(gap.1)),
    ]
    return .element(element)
  }
}
