import Diagnostics
import Formula
import Nodes
import Optics
import Quantities

/// What came out of an `optics` block about prisms: everything that its figure draws and prints, and its named values.
public struct PrismOutcome: ScenarioOutcome {
  public let subject: PrismSubject
  /// Before which the prisms stand, if the author says so.
  public let eye: OpticsEyeSide?
  public let presentation: RayPresentation<PrismEquation>
  public let values: NamedValues
  public let style: QuantityStyle
  /// The given quantities as they were written.
  public let written: WrittenQuantities
  /// The light for which the index holds.
  public let line: SpectralLine
  /// What the author wants shown otherwise.
  public let choices: UnitChoices

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, PrismKeys.block, besides: BlockSettings.keys.map { $0.name })
    reading.readWavelength(of: block.body)
    eye = reading.eyeSide(of: block.body)
    let subject = reading.prismSubject(of: block.body, block: block.range, eye: eye)
    presentation = reading.rayPresentation(
      block.body, show: settings.show, diagram: RefractionKeys.diagram, of: PrismEquation.self)
    choices = UnitChoices(
      settings.units, course: context.defaults.units, names: PrismValues.possibleNames,
      &reading.diagnostics)
    reading.reportUseless(
      ["reflection"], in: block.body["diagram"]?.value.mapping,
      "a prism, whose reflections are not drawn")
    if let subject { reading.checkEquations(block.body) { subject.missing(for: $0) } }
    diagnostics += reading.diagnostics
    guard let subject, !reading.hasErrors else { return nil }
    self.subject = subject
    line = reading.line
    written = reading.written
    style = QuantityStyle(units: reading.unitPreference, choices: choices.byDimension)
    values = PrismValues(subject, units: reading.unitPreference, choices: choices).list.values
  }

  public static var keyTables: [KeyTable] {
    [
      PrismKeys.block, PrismKeys.prism, PrismKeys.item, RefractionKeys.ray, OpticsKeys.glass,
      OpticsKeys.sellmeier, RefractionKeys.diagram,
    ]
  }

  public static var valueDescriptions: [ValueDescription] { PrismValues.descriptions }

  /// The names of values that such a block can have.
  public var possibleNames: [ValueName] { PrismValues.possibleNames }

}
