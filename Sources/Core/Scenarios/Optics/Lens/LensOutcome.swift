import Diagnostics
import Formula
import Nodes
import Optics
import Quantities

/// What came out of an `optics` block with one thin lens: everything that its figure draws and prints, and its named values.
public struct LensOutcome: ScenarioOutcome {
  public let object: OpticsObject
  public let lens: OpticsLens
  public let presentation: OpticsPresentation
  /// The light for which the indices of glasses hold.
  public let line: SpectralLine
  public let conjugates: Conjugates
  public let values: NamedValues
  public let style: QuantityStyle
  /// The given quantities as they were written.
  public let written: WrittenQuantities
  /// How the author wants values shown.
  public let choices: UnitChoices

  /// Works out what was read.
  ///
  /// - Parameters:
  ///   - units: the units in which the block was written.
  ///   - choices: what the author wants shown otherwise.
  ///   - written: the given quantities with their units and digits.
  public init(
    object: OpticsObject, lens: OpticsLens, presentation: OpticsPresentation,
    units: UnitPreference = UnitPreference(), choices: UnitChoices = UnitChoices(),
    written: WrittenQuantities = WrittenQuantities(), line: SpectralLine = .d
  ) {
    self.object = object
    self.lens = lens
    self.presentation = presentation
    self.line = line
    self.choices = choices
    self.written = written
    conjugates = lens.model.conjugates(of: object.seen)
    style = QuantityStyle(units: units, choices: choices.byDimension)
    values =
      LensValues(
        object, lens, conjugates, units: units, choices: choices, written: written
      ).values
  }

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, OpticsKeys.block, besides: BlockSettings.keys.map { $0.name })
    reading.readWavelength(of: block.body)
    let media = reading.media(block.body["medium"])
    let lens = reading.lens(of: block.body, block: block.range, media ?? OpticsMedia())
    let object = reading.object(
      of: block.body, block: block.range, index: (media ?? OpticsMedia()).before.index)
    let presentation = reading.presentation(
      block.body, show: settings.show, defaults: context.defaults.optics)
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: LensValues.names,
      &reading.diagnostics)
    reading.checkColours(block.body, of: lens)
    diagnostics += reading.diagnostics
    guard let lens, let object, !reading.hasErrors else { return nil }
    self.init(
      object: object, lens: lens, presentation: presentation, units: reading.unitPreference,
      choices: choices, written: reading.written, line: reading.line)
  }

  public static var keyTables: [KeyTable] {
    [
      OpticsKeys.block, OpticsKeys.object, OpticsKeys.lens, OpticsKeys.medium,
      OpticsKeys.notation, OpticsKeys.diagram, OpticsKeys.glass, OpticsKeys.sellmeier,
    ]
  }

  /// The values that an optics block can have, for the author's reference; what is undefined in a case is absent.
  public static var valueDescriptions: [ValueDescription] { LensValues.descriptions }

  /// What the author asks for one value.
  public func choice(of name: ValueName) -> DisplayChoice { choices[name] }

  /// What is wrong with what the course says for all optics blocks, under `optics:` in its configuration.
  public static func faults(inDefaults defaults: NodeMapping) -> [Diagnostic] {
    var reading = OpticsReading(scope: ValueScope())
    reading.checkKeys(of: defaults, OpticsKeys.defaults)
    var presentation = OpticsPresentation()
    reading.read(defaults, into: &presentation)
    return reading.diagnostics
  }
}
