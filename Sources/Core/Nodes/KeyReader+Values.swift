import Diagnostics

extension KeyReader {
  /// A text: any scalar, an empty one in quotes too.
  public mutating func text(_ key: String) -> Scalar? {
    guard let node = value(key) else { return nil }
    if node.scalar == nil { reportKind(node, of: key, wanted: "a single value") }
    return node.scalar
  }

  /// A name: a scalar that is not empty.
  public mutating func name(_ key: String) -> Scalar? {
    guard let scalar = text(key) else { return nil }
    return named(scalar, of: key)
  }

  /// Names in the order written: a list, or a single name for a list of one.
  public mutating func names(_ key: String) -> [Scalar]? {
    guard let node = value(key) else { return nil }
    switch node {
    case .scalar(let scalar):
      reportComma(in: scalar)
      return named(scalar, of: key).map { [$0] }
    case .list(let list):
      var names: [Scalar] = []
      for item in list.items {
        guard let scalar = item.scalar else {
          reportKind(item, of: key, wanted: "names")
          continue
        }
        if let name = named(scalar, of: key) { names.append(name) }
      }
      return names
    case .mapping:
      reportKind(node, of: key, wanted: "a name or a list of names")
      return nil
    }
  }

  /// A truth value: `true`, `yes`, `false` or `no`.
  public mutating func truth(_ key: String) -> Bool? {
    guard let scalar = text(key) else { return nil }
    switch scalar.text {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      let near = NearMiss.of(scalar.text, among: ["true", "false", "yes", "no"])
      let words = near.map { [$0] } ?? ["true", "false"]
      report(
        "not-a-truth-value", at: scalar.range, "`\(key)` is `true` or `false`, `yes` or `no`",
        solutions: words.map { Solution("write `\($0)`", replacement: $0) })
      return nil
    }
  }

  /// A whole number.
  ///
  /// - Parameter range: the numbers that make sense.
  public mutating func wholeNumber(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let scalar = text(key) else { return nil }
    var digits = scalar.text[...]
    var isNegative = false
    if let sign = digits.first, sign == "-" || sign == "\u{2212}" || sign == "+" {
      isNegative = sign != "+"
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      report("not-a-whole-number", at: scalar.range, "`\(key)` is a whole number")
      return nil
    }
    // A number too long for an integer is out of every range.
    let number = Int((isNegative ? "-" : "") + digits)
    guard let number, range.contains(number) else {
      report(
        "out-of-range", at: scalar.range,
        "`\(key)` is from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// One of a set of names.
  public mutating func choice(_ key: String, of names: [String]) -> String? {
    guard let scalar = text(key) else { return nil }
    if names.contains(scalar.text) { return scalar.text }
    let near = NearMiss.of(scalar.text, among: names)
    report(
      "unknown-choice", at: scalar.range, "`\(scalar.text)` is not one of the choices for `\(key)`",
      explanation: "The choices are " + names.map { "`\($0)`" }.joined(separator: ", ") + ".",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
    return nil
  }

  /// One of the cases of an enumeration, by raw value.
  public mutating func choice<Choice: CaseIterable & RawRepresentable>(
    _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    choice(key, of: type.allCases.map { $0.rawValue }).flatMap { Choice(rawValue: $0) }
  }

  /// A mapping.
  public mutating func mapping(_ key: String) -> NodeMapping? {
    guard let node = value(key) else { return nil }
    if node.mapping == nil { reportKind(node, of: key, wanted: "a mapping of keys and values") }
    return node.mapping
  }

  /// A list; a single value or mapping is a list of one.
  public mutating func list(_ key: String) -> [Node]? {
    guard let node = value(key) else { return nil }
    return node.list?.items ?? [node]
  }

  private mutating func named(_ scalar: Scalar, of key: String) -> Scalar? {
    guard scalar.text.isEmpty else { return scalar }
    report("missing-value", at: scalar.range, "`\(key)` needs a name that is not empty")
    return nil
  }

  /// `topics: optics, lenses` is one name with a comma in it, which is hardly what was meant.
  private mutating func reportComma(in scalar: Scalar) {
    guard scalar.style == .plain, scalar.text.contains(",") else { return }
    let list = "[" + scalar.text + "]"
    let quoted = "\"" + scalar.text + "\""
    diagnostics.append(
      Diagnostic(
        .warning, area + "/comma-in-name", at: scalar.range,
        "`\(scalar.text)` is one name with a comma in it; several names stand in brackets",
        solutions: [
          Solution("write `\(list)` for several", replacement: list),
          Solution("write `\(quoted)` for one", replacement: quoted),
        ]))
  }
}
