import Diagnostics
import Formula
import Nodes
import Numbers
import Optics
import Quantities

/// What came out of an `optics` block about an eye.
public struct EyeOutcome: ScenarioOutcome {
  public let subject: EyeSubject
  public let presentation: EyePresentation
  public let values: NamedValues
  public let style: QuantityStyle
  /// The given quantities as they were written.
  public let written: WrittenQuantities
  private let choices: UnitChoices

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, EyeKeys.block, besides: BlockSettings.keys.map { $0.name })
    let subject = reading.eye(of: block.body, block: block.range)
    let presentation = reading.eyePresentation(block.body, show: settings.show)
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: EyeValues.names,
      &reading.diagnostics)
    if let subject { reading.checkEquations(block.body) { subject.missing(for: $0) } }
    diagnostics += reading.diagnostics
    guard let subject, !reading.hasErrors else { return nil }
    self.subject = subject
    self.presentation = presentation
    self.choices = choices
    written = reading.written
    style = QuantityStyle(
      units: reading.unitPreference,
      choices: choices.byDimension + [(.power, DisplayChoice(format: .signedPlaces(2)))])
    values = EyeValues(subject, choices: choices, written: reading.written).values
  }

  public static var keyTables: [KeyTable] {
    [EyeKeys.block, EyeKeys.eye, EyeKeys.surface, EyeKeys.lens, EyeKeys.diagram]
  }

  public static var valueDescriptions: [ValueDescription] { EyeValues.descriptions }

  /// What the author asks for one value.
  public func choice(of name: ValueName) -> DisplayChoice { choices[name] }
}
