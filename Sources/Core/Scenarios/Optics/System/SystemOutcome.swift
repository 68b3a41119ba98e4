import Diagnostics
import Formula
import Nodes
import Optics
import Quantities

/// What came out of an `optics` block about a mirror, a surface, a lens with thickness, or several elements in a row.
public struct SystemOutcome: ScenarioOutcome {
  /// Where light comes from; without one in the block, from infinity along the axis.
  public let object: OpticsObject
  /// True if the author described an object.
  public let hasObject: Bool
  public let system: OpticalSystem
  public let items: [SystemItem]
  /// How the elements are used: what the author says besides them.
  public let use: SystemUse
  public private(set) var presentation: OpticsPresentation
  /// The light for which the indices of glasses hold.
  public let line: SpectralLine
  /// The object and the image of each plane, measured from it.
  public let steps: [Conjugates]
  /// Those of the whole: the object from the front vertex, the image from the back vertex, both along the light.
  public let conjugates: Conjugates
  public let pupils: Pupils?
  public private(set) var values: NamedValues
  public let style: QuantityStyle
  /// What the author wrote of the object.
  public let written: WrittenQuantities
  /// How the author wants values shown.
  public let choices: UnitChoices

  /// Works out what was read; `nil` for no object is light from infinity.
  public init(
    object: OpticsObject?, system: OpticalSystem, items: [SystemItem],
    use: SystemUse = SystemUse(),
    presentation: OpticsPresentation = OpticsPresentation(),
    units: UnitPreference = UnitPreference(), choices: UnitChoices = UnitChoices(),
    written: WrittenQuantities = WrittenQuantities(), line: SpectralLine = .d
  ) {
    let seen =
      object
      ?? OpticsObject(placement: .distance, distance: .infinity, point: .atInfinity(tangent: 0))
    self.object = seen
    hasObject = object != nil
    self.system = system
    self.items = items
    self.use = use
    self.presentation = presentation
    self.line = line
    self.choices = choices
    self.written = written
    steps = system.steps(from: seen.seen)
    conjugates = system.conjugates(of: seen.seen)
    pupils = system.pupils(for: seen.seen)
    style = QuantityStyle(units: units, choices: choices.byDimension)
    values = NamedValues()
    values = SystemValues(self, units: units, choices: choices).values
  }

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, SystemKeys.block, besides: BlockSettings.keys.map { $0.name })
    reading.readWavelength(of: block.body)
    let media = reading.media(block.body["medium"]) ?? OpticsMedia()
    let description = reading.system(of: block.body, block: block.range, media)
    _ = reading.takeWritten()
    let object = reading.objectIfAny(
      of: block.body, block: block.range, index: media.before.index)
    let written = reading.takeWritten()
    let use = reading.use(of: block.body)
    let presentation = reading.presentation(
      block.body, show: settings.show, defaults: context.defaults.optics)
    let names = SystemValues.names(of: description?.items ?? [])
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: names, &reading.diagnostics)
    diagnostics += reading.diagnostics
    guard let description, !reading.hasErrors else { return nil }
    self.init(
      object: object, system: description.system, items: description.items, use: use,
      presentation: presentation, units: reading.unitPreference, choices: choices,
      written: written, line: reading.line)
    let faults = reading.diagnostics.count
    let lack = missingForEquations()
    reading.checkEquations(block.body) { (_: LensEquation) in lack }
    reading.checkIdleKeys(of: self, block.body)
    reading.warnOfField(self, block.body)
    diagnostics += reading.diagnostics[faults...]
    guard !reading.hasErrors else { return nil }
  }

  /// The same as an exercise shows it, if it is one.
  func hidingAnswers(_ hides: Bool) -> SystemOutcome {
    var outcome = self
    outcome.presentation.diagram.hidesAnswers = hides
    return outcome
  }

  public static var keyTables: [KeyTable] { SystemKeys.all }

  public static var valueDescriptions: [ValueDescription] { SystemValues.descriptions }

  /// The values that this block could have in other cases.
  public var possibleNames: [ValueName] { SystemValues.names(of: items) }

  /// What the values of an element are called by first.
  public func prefix(of item: SystemItem) -> String { SystemValues.name(of: item, in: items) }

  /// An element by itself.
  public func part(_ item: SystemItem) -> OpticalSystem { system.part(item.elements) }

  /// True if light leaves to the left, after an odd number of mirrors.
  public var endsReversed: Bool { system.reflectionCount % 2 == 1 }
}
