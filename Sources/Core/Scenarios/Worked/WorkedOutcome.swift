import Diagnostics
import Formula
import Nodes
import Quantities

/// What came out of a `worked` block: what is given and what is found, step by step.
public struct WorkedOutcome: ScenarioOutcome {
  public let given: [WorkedQuantity]
  /// What is to be found, in the order in which the author asks for it.
  public let sought: [FormulaSymbol]
  public let steps: [WorkedStep]
  /// Whether every rearrangement is shown, and not the last alone.
  public let isFull: Bool
  public let parts: [WorkedPart]
  public let values: NamedValues
  /// The symbols that have no value here: there is no solution, or no second one.
  public let undefinedNames: [ValueName]
  public let style: QuantityStyle
  private let choices: UnitChoices

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = WorkedReading(context)
    let problem = reading.problem(block.body, at: block.range)
    isFull = reading.isFull
    var showing = FormulaReading()
    parts = showing.parts(settings.show, of: WorkedPart.self)
    reading.diagnostics += showing.diagnostics
    let names =
      (problem?.given.map { $0.symbol.name } ?? []) + (problem?.sought.map { $0.name } ?? [])
    choices = UnitChoices(
      settings.units, course: context.defaults.units, names: names, &reading.diagnostics)
    let steps = problem.flatMap { reading.isFaulty ? nil : reading.steps(of: $0) }
    diagnostics += reading.diagnostics
    guard let problem, let steps, !reading.isFaulty else { return nil }
    given = problem.given
    sought = problem.sought
    self.steps = steps
    let own = problem.given.filter { !problem.constants.contains($0.symbol.name) }
      .compactMap { $0.quantity.unit }
    let units = UnitPreference(
      own + (problem.given.map { $0.symbol } + problem.sought).compactMap { $0.unit })
    style = QuantityStyle(units: units, choices: choices.byDimension)
    (values, undefinedNames) = Self.values(problem.given, steps, units, choices)
  }

  /// The quantity in the unit in which it is shown.
  public func shown(_ quantity: Quantity, of symbol: FormulaSymbol) -> Quantity {
    Self.shown(quantity, of: symbol, style.units, choices)
  }

  private static func shown(
    _ quantity: Quantity, of symbol: FormulaSymbol, _ units: UnitPreference, _ choices: UnitChoices
  ) -> Quantity {
    var shown = quantity
    let wanted = choices[symbol.name].unit
    if let wanted, wanted.dimension == quantity.dimension {
      if wanted != quantity.unit { shown.places = nil }
      shown.unit = wanted
    } else if quantity.unit == nil {
      let own = symbol.unit?.dimension == quantity.dimension ? symbol.unit : nil
      let isOwn = own.map { unit in
        let amount = unit.amount(of: quantity.value).magnitude
        return amount == 0 || amount >= 0.1 && amount < 1000
      }
      shown.unit = isOwn == true ? own : units.unit(for: quantity.value, quantity.dimension)
      // A power of another unit than metres is what the author names.
      if let own, quantity.dimension != .number, shown.unit?.dimension != quantity.dimension {
        shown.unit = own
      }
    }
    return shown
  }

  private static func values(
    _ given: [WorkedQuantity], _ steps: [WorkedStep], _ units: UnitPreference,
    _ choices: UnitChoices
  ) -> (NamedValues, [ValueName]) {
    var values = NamedValues()
    var undefined: [ValueName] = []
    for entry in given {
      values.add(
        entry.symbol.name, .quantity(shown(entry.quantity, of: entry.symbol, units, choices)))
    }
    for step in steps {
      let name = step.symbol.name
      for (index, quantity) in step.values.enumerated() {
        let value = shown(quantity, of: step.symbol, units, choices)
        values.add(index == 0 ? name : numbered(name, index + 1), .quantity(value))
      }
      if step.values.isEmpty { undefined.append(name) }
      if step.values.count < 2 { undefined.append(numbered(name, 2)) }
    }
    return (values, undefined)
  }

  /// The name of another solution: `r-2`.
  static func numbered(_ name: ValueName, _ number: Int) -> ValueName {
    ValueName(name.text + "-\(number)")
  }

  public static var keyTables: [KeyTable] { [WorkedKeys.block] }

  public static var valueDescriptions: [ValueDescription] {
    [
      ValueDescription(ValueName("SYMBOL"), phrase: "reference.worked.value.SYMBOL"),
      ValueDescription(ValueName("SYMBOL-2"), phrase: "reference.worked.value.SYMBOL-2"),
    ]
  }
}
