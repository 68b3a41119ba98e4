import Diagnostics
import Formula
import Nodes
import Numbers
import Optics
import Quantities

/// What came out of an `optics` block about a prescription: a sphero-cylinder by itself, before an eye, or with others.
public struct PrescriptionOutcome: ScenarioOutcome {
  public let subject: PrescriptionSubject
  public let presentation: PrescriptionPresentation
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
      of: block.body, PrescriptionKeys.block, besides: BlockSettings.keys.map { $0.name })
    let subject = reading.prescription(of: block.body, block: block.range)
    let presentation = reading.prescriptionPresentation(block.body, show: settings.show)
    if let subject {
      reading.checkParts(presentation, of: subject, at: settings.show)
      reading.checkEquations(block.body) { subject.missing(for: $0) }
    }
    let names = subject.map { PrescriptionValues.names(of: $0) } ?? PrescriptionValues.names
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: names, &reading.diagnostics)
    diagnostics += reading.diagnostics
    guard let subject, !reading.hasErrors else { return nil }
    self.subject = subject
    self.presentation = presentation
    self.choices = choices
    written = reading.written
    // Powers are signed and have two decimals in prescriptions, whatever else is said about lengths.
    style = QuantityStyle(
      units: reading.unitPreference,
      choices: choices.byDimension + [(.power, DisplayChoice(format: .signedPlaces(2)))])
    values = PrescriptionValues(subject, choices: choices, written: reading.written).values
  }

  public static var keyTables: [KeyTable] {
    [
      PrescriptionKeys.block, PrescriptionKeys.lens, PrescriptionKeys.rx, PrescriptionKeys.vertex,
      PrescriptionKeys.diagram,
    ]
  }

  public static var valueDescriptions: [ValueDescription] { PrescriptionValues.descriptions }

  /// The names of values that a block with these lenses can have.
  var possibleNames: [ValueName] { PrescriptionValues.names(of: subject) }

  /// What the author asks for one value.
  public func choice(of name: ValueName) -> DisplayChoice { choices[name] }
}
