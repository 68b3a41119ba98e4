/// Collects a formula's plain text, putting spaces around relations and operators.
struct PlainTextWriter {
  private var text = ""
  private var previous: AtomClass?

  /// The text without spaces at its ends or side by side.
  var finished: String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\u{A0}"
      if isSpace, result.isEmpty || result.last == " " { continue }
      result.unicodeScalars.append(isSpace ? " " : scalar)
    }
    if result.last == " " { result.removeLast() }
    return result
  }

  mutating func write(_ items: [MathItem]) {
    for (index, item) in items.enumerated() {
      guard let atomClass = item.atomClass else {
        if case .space(let width) = item, width > 0.1 { text += " " }
        if case .lineBreak = item { text += "; " }
        continue
      }
      let isUnary = atomClass == .binary && !(previous?.isOperand ?? false)
      if item.isFunction, previous?.isOperand == true { text += " " }
      write(item, isUnary: isUnary)
      if atomClass == .large, index + 1 < items.count, needsSpace(item, items[index + 1]) {
        text += " "
      }
      previous = isUnary ? .ordinary : item.lastClass ?? atomClass
    }
  }

  /// Whether a space stands between an operator or a function's name and what it is applied to.
  private func needsSpace(_ item: MathItem, _ next: MathItem) -> Bool {
    guard next.atomClass != .opening, !next.isFenced else { return !item.isFunction }
    return item.isFunction || item.hasScripts
  }

  private mutating func write(_ item: MathItem, isUnary: Bool) {
    switch item {
    case .letter(let letter, _): text += letter
    case .word(let word), .number(let word), .text(let word, _): text += word
    case .function(let name, _):
      text += name.split(separator: "\u{2009}").joined(separator: " ")
    case .symbol(let symbol): write(symbol, isUnary: isUnary)
    case .space: break
    case .lineBreak: text += "; "
    case .group(let items), .framed(let items, _):
      previous = nil
      write(items)
    case .named(let items, _), .styled(_, let items), .sized(let items, _),
      .colored(let items, _):
      write(items)
    case .classed(let atomClass, let items): write(items, as: atomClass)
    case .scripts(let scripts): write(scripts)
    case .fraction(let fraction): write(fraction)
    case .root(let items, let index): writeRoot(items, index)
    case .fenced(let fenced):
      text += fenced.opening
      previous = .opening
      write(fenced.items)
      text += fenced.closing
    case .middle(let delimiter): text += " \(delimiter) "
    case .bigDelimiter(let delimiter, _, _): text += delimiter
    case .accented(let items, let mark): write(items, mark)
    case .stacked(let base, let above, let below): write(base, above, below)
    case .arrow(let sign, let above, let below): write(sign, above, below)
    case .negated(let items):
      write(items)
      text += "\u{338}"
    case .padded(let items, let padding):
      if case .phantom = padding { return }
      write(items)
    case .table(let table): write(table)
    case .rule: break
    case .choice(let choices): write(choices.first ?? [])
    }
  }

  private mutating func write(_ symbol: MathSymbol, isUnary: Bool) {
    switch symbol.atomClass {
    case .relation: text += " \(symbol.text) "
    case .binary: text += isUnary ? symbol.text : symbol.text == "⋅" ? "·" : " \(symbol.text) "
    case .punctuation: text += symbol.text + " "
    default: text += symbol.text
    }
  }

  private mutating func write(_ items: [MathItem], as atomClass: AtomClass) {
    let isSpaced = atomClass == .binary || atomClass == .relation
    if isSpaced { text += " " }
    write(items)
    if isSpaced { text += " " }
  }

  /// Small enough for superscripts and subscripts that Unicode has, otherwise `^` and `_`.
  private mutating func write(_ scripts: MathItem.Scripts) {
    write(scripts.base)
    if case .accented(_, let mark)? = scripts.base.first, mark.takesLimits {
      let notes = [scripts.lower, scripts.upper].compactMap { $0.map(PlainTextReading.text) }
      text += " (\(notes.joined(separator: ", "))) "
      return
    }
    if let lower = scripts.lower { writeScript(lower, "_", ScriptCharacter.loweredByPlain) }
    if let upper = scripts.upper { writeScript(upper, "^", ScriptCharacter.raisedByPlain) }
  }

  private mutating func writeScript(
    _ items: [MathItem], _ mark: String, _ table: [Unicode.Scalar: Unicode.Scalar]
  ) {
    let whole = PlainTextReading.text(items)
    if whole == "∘" {
      text += "°"
      return
    }
    // Primes are raised by themselves, whatever stands behind them: x′².
    let primes = whole.prefix { "′″‴⁗°".contains($0) }
    text += primes
    let inner = String(whole.dropFirst(primes.count))
    if inner.isEmpty { return }
    var small = ""
    for scalar in inner.unicodeScalars where scalar != " " {
      guard let script = table[scalar] else {
        text += mark + Self.enclosed(inner)
        return
      }
      small.unicodeScalars.append(script)
    }
    text += small
  }

  private mutating func write(_ fraction: MathItem.Fraction) {
    let above = PlainTextReading.text(fraction.above)
    let below = PlainTextReading.text(fraction.below)
    if fraction.form.line == 0 {
      text += "\(fraction.form.opening)\(above) \(below)\(fraction.form.closing)"
    } else {
      text += "\(Self.enclosed(above))/\(Self.enclosed(below))"
    }
  }

  private mutating func writeRoot(_ items: [MathItem], _ index: [MathItem]?) {
    switch index.map({ PlainTextReading.text($0) }) {
    case nil, "2"?: text += "√"
    case "3"?: text += "∛"
    case "4"?: text += "∜"
    case let index?:
      let raised = index.unicodeScalars.compactMap { ScriptCharacter.raisedByPlain[$0] }
      if raised.count == index.unicodeScalars.count {
        text.unicodeScalars.append(contentsOf: raised)
      } else {
        text += "(\(index))"
      }
      text += "√"
    }
    text += Self.enclosed(PlainTextReading.text(items))
  }

  private mutating func write(_ items: [MathItem], _ mark: AccentMark) {
    let inner = PlainTextReading.text(items)
    if inner.unicodeScalars.count == 1, let combining = mark.combining {
      text += inner
      text.unicodeScalars.append(combining)
    } else {
      text += inner
    }
  }

  /// `=(!)` for a relation with a note, `x^(a)` for anything else.
  private mutating func write(_ base: [MathItem], _ above: [MathItem]?, _ below: [MathItem]?) {
    let notes = [above, below].map { $0.map(PlainTextReading.text) }
    if base.count == 1, base[0].atomClass == .relation {
      let note = notes.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      text += " \(PlainTextReading.text(base))(\(note)) "
      return
    }
    write(base)
    if let below = notes[1] { text += "_" + Self.enclosed(below) + " " }
    if let above = notes[0] { text += "^" + Self.enclosed(above) + " " }
  }

  private mutating func write(_ sign: String, _ above: [MathItem], _ below: [MathItem]?) {
    let note = [above, below ?? []].map { PlainTextReading.text($0) }.filter { !$0.isEmpty }
    text += note.isEmpty ? " \(sign) " : " \(sign)[\(note.joined(separator: "; "))] "
  }

  private mutating func write(_ table: MathTable) {
    text += table.opening
    let separator = table.kind.isMatrix ? ", " : " "
    text += table.rows.map { row in
      row.cells.map { PlainTextReading.text($0) }.filter { !$0.isEmpty }
        .joined(separator: separator)
    }.joined(separator: "; ")
    text += table.closing
    previous = .ordinary
  }

  /// In parentheses, unless it is one name or number, or a differential: `dx`, `∂f`.
  private static func enclosed(_ text: String) -> String {
    let plain = text.unicodeScalars.filter { scalar in
      !scalar.isMark && ScriptCharacter.raised[scalar] == nil
        && ScriptCharacter.lowered[scalar] == nil && !"′″‴⁗°".unicodeScalars.contains(scalar)
    }
    let isNumber = plain.allSatisfy { $0.properties.numericType != nil || $0 == "." || $0 == "," }
    let isDifferential =
      plain.count == 2 && (plain.first == "d" || plain.first == "∂")
      && plain.last?.properties.isAlphabetic == true
    let isOne = plain.count == 1 || isNumber || isDifferential
    return isOne && !text.isEmpty ? text : "(\(text))"
  }
}

extension MathItem {
  fileprivate var isFenced: Bool { if case .fenced = self { true } else { false } }

  fileprivate var hasScripts: Bool { if case .scripts = self { true } else { false } }
}

extension MathTable.Kind {
  /// Whether cells stand for themselves, so that a comma between them helps.
  fileprivate var isMatrix: Bool {
    switch self {
    case .matrix, .small, .array, .cases: true
    case .aligned, .gathered, .multiline, .substack: false
    }
  }
}
