import Diagnostics
import Formula
import Nodes
import Quantities

/// Checks what a book says against what was worked out: the key `expect`.
public struct Expectation {
  private let values: NamedValues
  private let possibleNames: [ValueName]
  private let scope: ValueScope
  private let style: QuantityStyle
  private let remedy: (ValueName) -> String?

  /// - Parameters:
  ///   - possibleNames: the values that the block could have, also those that are undefined in this case.
  ///   - remedy: what would give a value that the block lacks.
  public init(
    _ values: NamedValues, amongPossible possibleNames: [ValueName] = [], in scope: ValueScope,
    shownIn style: QuantityStyle, remedy: @escaping (ValueName) -> String? = { _ in nil }
  ) {
    self.remedy = remedy
    self.values = values
    self.possibleNames = possibleNames
    self.scope = scope
    self.style = style
  }

  /// One error for each statement that does not agree, that names no value, or that cannot be read.
  public func faults(in expect: NodeMapping) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for entry in expect.entries { check(entry, &diagnostics) }
    return diagnostics
  }

  private func check(_ entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]) {
    let range = entry.key.textRange
    guard
      let expression = Expression(parsing: entry.key.text, at: range, reporting: &diagnostics)
    else { return }
    guard let name = expression.name else {
      diagnostics.append(
        Diagnostic(
          .error, "scenario/unknown-value", at: range,
          "`\(entry.key.text)` is not the name of a value",
          explanation: "What is expected stands behind the name: `image.distance: 20 cm`."))
      return
    }
    guard let value = values[name] else {
      if entry.value.scalar?.text == "undefined", isKindOfValue(name) { return }
      diagnostics.append(unknown(name, at: range))
      return
    }
    if !agrees(value, entry.value, name, &diagnostics) {
      diagnostics.append(
        Diagnostic(
          .error, "scenario/expectation", at: entry.value.range,
          "`\(name.text)` is \(text(of: value)), not \(text(of: entry.value))",
          explanation: "The value follows from this block; one of the two is wrong."))
    }
  }

  /// True if the statement agrees, and also if it could not be read (that has its own diagnostic then).
  private func agrees(
    _ value: Value, _ node: Node, _ name: ValueName, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    switch (value, node) {
    case (.quantity(let quantity), .scalar(let scalar)):
      return agrees(quantity, scalar, name, &diagnostics)
    case (.name(let word), .scalar(let scalar)): return scalar.text == word
    case (.truth(let truth), .scalar(let scalar)):
      return (truth ? ["true", "yes"] : ["false", "no"]).contains(scalar.text)
    case (.list(let items), .list(let list)):
      guard items.count == list.items.count else { return false }
      var all = true
      for (item, node) in zip(items, list.items) {
        if !agrees(item, node, name, &diagnostics) { all = false }
      }
      return all
    default: return false
    }
  }

  private func agrees(
    _ quantity: Quantity, _ scalar: Scalar, _ name: ValueName, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    if scalar.expressionText != nil {
      guard
        let wanted = scalar.quantity(
          quantity.dimension, of: "`\(name.text)`", in: scope, &diagnostics)
      else { return true }
      return StatedQuantity(wanted, tolerance: 0).agrees(with: quantity)
    }
    guard
      let stated = StatedQuantity(
        parsing: scalar.text, at: scalar.textRange, as: quantity.dimension,
        of: "`\(name.text)`", reporting: &diagnostics)
    else { return true }
    if quantity.unit == .prismDioptre, stated.quantity.unit == nil, stated.quantity.value != 0 {
      let mended = scalar.text + " prism D"
      diagnostics.append(
        Diagnostic(
          .error, "quantity/missing-unit", at: scalar.textRange,
          "`\(name.text)` is a prism power, which needs a unit",
          explanation: "A plain number would be a hundred prism dioptres.",
          solutions: [Solution("write `\(mended)`", replacement: mended)]))
      return true
    }
    return stated.agrees(with: quantity)
  }

  private func unknown(_ name: ValueName, at range: SourceRange) -> Diagnostic {
    let known = values.entries.map { $0.name.text }
    let leaves = values.names(beginningWith: name).map { $0.text }
    if let first = leaves.first {
      return Diagnostic(
        .error, "scenario/unknown-value", at: range, "`\(name.text)` is no value, but several",
        explanation: "They are \(list(leaves)).",
        solutions: [Solution("write `\(first)`, for example")])
    }
    if let step = values.firstStep(of: name)?.text {
      return Diagnostic(
        .error, "scenario/unknown-value", at: range,
        "`\(name.text)` is a value of each step of this block",
        explanation: "A sweep has its values once for each step, from `step-1` on.",
        solutions: [Solution("write `\(step)` for the first of them", replacement: step)])
    }
    let remedy = remedy(name)
    if remedy != nil || possibleNames.contains(name) {
      return Diagnostic(
        .error, "scenario/undefined-value", at: range, "`\(name.text)` is undefined here",
        explanation: "If that is what is meant, expect `\(name.text): undefined`.",
        solutions: remedy.map { [Solution($0)] } ?? [])
    }
    let near = NearMiss.of(name.text, among: known + possibleNames.map { $0.text })
    return Diagnostic(
      .error, "scenario/unknown-value", at: range, "`\(name.text)` is not a value of this block",
      explanation:
        "Its values are \(list(known)): what is undefined is absent.",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// Names in a row, no more of them than one reads.
  private func list(_ names: [String]) -> String {
    names.prefix(20).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  /// Whether a name that is absent could be a value: it is one in other cases, or its first part begins the name of one that is there.
  private func isKindOfValue(_ name: ValueName) -> Bool {
    possibleNames.contains(name) || values.entries.contains { $0.name.parts[0] == name.parts[0] }
  }

  private func text(of value: Value) -> String {
    switch value {
    case .quantity(let quantity): style.text(of: quantity)
    case .name(let name): "`\(name)`"
    case .truth(let truth): truth ? "`true`" : "`false`"
    case .list(let items): "[" + items.map { text(of: $0) }.joined(separator: ", ") + "]"
    }
  }

  private func text(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): "`\(scalar.text)`"
    case .list(let list): "[" + list.items.map { text(of: $0) }.joined(separator: ", ") + "]"
    case .mapping: "a mapping"
    }
  }
}
