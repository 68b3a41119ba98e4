import Diagnostics
import Formula
import Nodes
import Quantities

/// What came out of a `formula` block: an equation and what its symbols mean.
public struct FormulaOutcome: ScenarioOutcome {
  public let definition: FormulaDefinition
  /// The parts of the figure, in order.
  public let parts: [FormulaPart]
  /// The symbols that always have one value.
  public let values: NamedValues
  public let style: QuantityStyle

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = FormulaReading()
    let known = FormulaKeys.block.names + BlockSettings.keys.map { $0.name }
    let definition = reading.definition(
      block.body, id: settings.id?.text, known: known, at: settings.id?.range ?? block.range)
    if let definition, let law = FormulaLibrary.laws.first(where: { $0.id == definition.id }),
      let text = block.body["formula"]?.value.range,
      let fault = definition.disagreement(with: law, at: text)
    {
      reading.diagnostics.append(fault)
    }
    parts = reading.parts(settings.show, of: FormulaPart.self)
    let names = definition?.symbols.map { $0.name } ?? []
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: names, &reading.diagnostics)
    diagnostics += reading.diagnostics
    guard let definition, !reading.hasErrors else { return nil }
    self.definition = definition
    let units = UnitPreference(definition.symbols.compactMap { $0.unit })
    style = QuantityStyle(units: units, choices: choices.byDimension)
    var values = NamedValues()
    for symbol in definition.symbols {
      guard var value = symbol.value else { continue }
      if let unit = choices[symbol.name].unit { value.unit = unit }
      values.add(symbol.name, .quantity(value))
    }
    self.values = values
  }

  public static var keyTables: [KeyTable] { [FormulaKeys.block, FormulaKeys.symbol] }

  public static var valueDescriptions: [ValueDescription] {
    [ValueDescription(ValueName("SYMBOL"), phrase: "reference.formula.value.SYMBOL")]
  }
}

extension FormulaReading {
  /// True if the block cannot be worked out.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The parts that are shown; all of them unless said.
  mutating func parts<Part: CaseIterable & RawRepresentable & Equatable>(
    _ show: Node?, of type: Part.Type
  ) -> [Part] where Part.RawValue == String {
    guard let show else { return Array(Part.allCases) }
    let words = Part.allCases.map { $0.rawValue }
    var parts: [Part] = []
    for item in show.list?.items ?? [show] {
      guard let part = Part(rawValue: item.scalar?.text ?? "") else {
        let near = NearMiss.of(item.scalar?.text ?? "", among: words)
        diagnostics.append(
          Diagnostic(
            .error, "scenario/unknown-choice", at: item.range,
            "`\(item.scalar?.text ?? "")` is not a value of `show`",
            explanation: "Possible are " + words.map { "`\($0)`" }.joined(separator: ", ") + ".",
            solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
        continue
      }
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }
}
