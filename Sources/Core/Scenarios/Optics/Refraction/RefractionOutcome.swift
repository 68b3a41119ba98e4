import Diagnostics
import Formula
import Nodes
import Optics
import Quantities

/// What came out of an `optics` block with rays at a plane surface or a slab: everything that its figure draws and prints.
public struct RefractionOutcome: ScenarioOutcome {
  public let system: RefractingSystem
  /// At least one, in the order written.
  public let rays: [OpticsRay]
  public let presentation: RayPresentation<RefractionEquation>
  public let values: NamedValues
  public let style: QuantityStyle
  /// The given quantities as they were written.
  public let written: WrittenQuantities
  /// The light for which the indices hold.
  public let line: SpectralLine
  /// What the author wants shown otherwise.
  public let choices: UnitChoices

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, RefractionKeys.block, besides: BlockSettings.keys.map { $0.name })
    reading.readWavelength(of: block.body)
    let system = reading.refractingSystem(of: block.body)
    let rays = system.flatMap { reading.rays(of: block.body, in: $0) }
    presentation = reading.rayPresentation(
      block.body, show: settings.show, diagram: RefractionKeys.diagram,
      of: RefractionEquation.self)
    choices = UnitChoices(
      settings.units, course: context.defaults.units,
      names: RefractionValues.names(forRays: rays?.count ?? 1), &reading.diagnostics)
    if let system { reading.checkEquations(block.body) { system.missing(for: $0) } }
    diagnostics += reading.diagnostics
    guard let system, let rays, !rays.isEmpty, !reading.hasErrors else { return nil }
    self.system = system
    self.rays = rays
    line = reading.line
    written = reading.written
    style = QuantityStyle(units: reading.unitPreference, choices: choices.byDimension)
    values =
      RefractionValues(system, rays, units: reading.unitPreference, choices: choices).list.values
  }

  public static var keyTables: [KeyTable] {
    [
      RefractionKeys.block, RefractionKeys.ray, RefractionKeys.surface, RefractionKeys.slab,
      OpticsKeys.medium, OpticsKeys.glass, OpticsKeys.sellmeier, RefractionKeys.diagram,
    ]
  }

  public static var valueDescriptions: [ValueDescription] { RefractionValues.descriptions }

  /// The names of values that such a block with as many rays can have.
  public var possibleNames: [ValueName] { RefractionValues.names(forRays: rays.count) }

}
