extension Lexer {
  /// Leaves a string for the code inside it.
  mutating func enter(_ enclosure: Enclosure, from start: Int) {
    append(.string, from: start)
    enclosures.append(enclosure)
    declaring = nil
  }

  mutating func open(_ grammar: Grammar) {
    let byte = source[position]
    if grammar.traits.contains(.regularExpressions), byte == UInt8(ascii: "(") {
      conditions.append(isBehindCondition(position, grammar))
    }
    if let last = enclosures.last, counts(byte, in: last) {
      enclosures[enclosures.count - 1].depth += 1
    }
    position += 1
  }

  mutating func close() {
    let byte = source[position]
    position += 1
    if byte == UInt8(ascii: ")"), conditions.popLast() == true { conditionEnd = position }
    guard let last = enclosures.last, counts(byte, in: last) else { return }
    if last.depth > 0 {
      enclosures[enclosures.count - 1].depth -= 1
      return
    }
    enclosures.removeLast()
    if last.form.interpolation == .element {
      lexElements(last.element)
    } else if last.isInFormat {
      lexFormat(last.form, from: position - 1)
    } else {
      lexString(last.form, from: position - 1)
    }
  }

  /// Whether a bracket is of the kind that ends the interpolation.
  private func counts(_ byte: UInt8, in enclosure: Enclosure) -> Bool {
    switch enclosure.form.interpolation {
    case .none: false
    case .swift: byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    case .template, .element: byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    case .python: true
    }
  }

  /// In an interpolation of Python a colon or `!r` that is in no bracket begins the format.
  mutating func lexColon() {
    guard let last = enclosures.last, last.form.interpolation == .python, last.depth == 0,
      peek() == UInt8(ascii: ":")
    else {
      position += 1
      return
    }
    let start = position
    position += 1
    lexFormat(last.form, from: start)
  }

  /// Reads on in the format of an interpolation: to its end, where the string goes on, or into an interpolation inside it.
  private mutating func lexFormat(_ form: StringForm, from start: Int) {
    while position < end {
      switch source[position] {
      case UInt8(ascii: "{"):
        position += 1
        return enter(Enclosure(form: form, isInFormat: true), from: start)
      case UInt8(ascii: "}"):
        let isInFormat = enclosures.popLast()?.isInFormat ?? false
        position += 1
        guard isInFormat else { return lexString(form, from: start) }
      case form.quote where run(of: form.quote, at: position, atMost: 3) >= form.count:
        position += form.count
        append(.string, from: start)
        _ = enclosures.popLast()
        return
      case UInt8(ascii: "\n") where !form.spansLines:
        return append(.string, from: start)
      default: position += 1
      }
    }
    append(.string, from: start)
  }

  /// A string of one line ends with it, whatever is open in its interpolations.
  mutating func endLine() {
    position += 1
    while let last = enclosures.last, !last.form.spansLines { enclosures.removeLast() }
  }
}
