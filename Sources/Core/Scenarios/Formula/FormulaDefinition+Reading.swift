import Diagnostics
import Formula
import Nodes

extension FormulaDefinition {
  /// The formulas of a course's `formulas.yml`; what is wrong is added to `diagnostics`, and the rest is kept.
  public static func definitions(
    reading root: Node?, _ diagnostics: inout [Diagnostic]
  ) -> [FormulaDefinition] {
    guard let root else { return [] }
    guard let mapping = root.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "formula/not-a-mapping", at: root.range,
          "formulas.yml is a list of ids, each with a formula and its symbols",
          solutions: [Solution("write `id: {formula: V = U + P}`, one formula an id")]))
      return []
    }
    return mapping.entries.compactMap { definition(reading: $0, &diagnostics) }
  }

  private static func definition(
    reading entry: NodeMapping.Entry, _ diagnostics: inout [Diagnostic]
  ) -> FormulaDefinition? {
    if let fault = BlockSettings.fault(of: entry.key, as: "an id", stem: "formula", reserved: []) {
      diagnostics.append(fault)
      return nil
    }
    var body = entry.value.mapping
    if let scalar = entry.value.scalar, !scalar.text.isEmpty {
      // `vergence: V = U + P`, with nothing else to say.
      let key = Scalar("formula", at: entry.key.range)
      body = NodeMapping([NodeMapping.Entry(key: key, value: entry.value)], at: scalar.range)
    }
    guard let body else {
      diagnostics.append(
        Diagnostic(
          .error, "scenario/wrong-value", at: entry.value.range,
          "`\(entry.key.text)` is a formula, `{formula: V = U + P}` for example"))
      return nil
    }
    var reading = FormulaReading()
    let definition = reading.definition(
      body, id: entry.key.text, known: FormulaKeys.entry.names, at: entry.key.range)
    diagnostics += reading.diagnostics
    guard let definition else { return nil }
    guard let law = FormulaLibrary.laws.first(where: { $0.id == definition.id }) else {
      return definition
    }
    let text = body["formula"]?.value.range ?? entry.key.range
    if let fault = definition.disagreement(with: law, at: text) {
      diagnostics.append(fault)
      return nil
    }
    return definition
  }

  /// The formula of a block, for those that use it by its id; its faults are told where it is worked out.
  public init?(ofBlock block: ScenarioBlock, settings: BlockSettings) {
    guard block.kind == .formula, let id = settings.id else { return nil }
    var reading = FormulaReading()
    let known = FormulaKeys.block.names + BlockSettings.keys.map { $0.name }
    guard
      let definition = reading.definition(block.body, id: id.text, known: known, at: id.range)
    else { return nil }
    self = definition
  }
}
