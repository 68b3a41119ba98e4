import Diagnostics
import Formula
import Nodes
import Quantities

extension WorkedReading {
  /// Reports the given quantity whose dimension keeps a formula from agreeing: the last of those that alone would set it right.
  ///
  /// - Returns: false if the formula agrees, and if none of them would.
  mutating func reportMisfit(
    in formula: FormulaDefinition, _ problem: WorkedProblem, _ body: NodeMapping,
    _ dimension: (ValueName) -> Dimension?
  ) -> Bool {
    let open = formula.symbols.filter { dimension($0.name) == nil }
    guard open.count < 2 else { return false }
    var misfits: [(entry: NodeMapping.Entry, given: WorkedQuantity, needed: Dimension)] = []
    for entry in body["given"]?.value.mapping?.entries ?? [] {
      guard let name = FormulaReading.symbolName(entry.key.text),
        let given = problem.given.first(where: { $0.symbol.name == name }),
        formula[name] != nil,
        let needed = formula.equation.dimension(
          of: name, leaving: open.first?.name, dimension),
        needed != given.quantity.dimension
      else { continue }
      misfits.append((entry, given, needed))
    }
    guard let last = misfits.last else { return false }
    let name = last.given.symbol.name.text
    let others = misfits.dropLast().map {
      DiagnosticNote(
        at: $0.entry.value.range,
        "or `\($0.given.symbol.name.text)` is meant to be \($0.needed.described)")
    }
    diagnostics.append(
      Diagnostic(
        .error, "quantity/wrong-dimension", at: last.entry.value.range,
        "`\(name)` is \(last.needed.described) in this formula, and this is "
          + last.given.quantity.dimension.described,
        explanation: "Both sides of the formula must be of one kind, with all that is given.",
        notes: others, solutions: [Solution("write `\(name)` in a unit that fits")]))
    return true
  }
}
