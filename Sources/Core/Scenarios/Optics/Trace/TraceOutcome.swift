import Diagnostics
import Formula
import Geometry
import Nodes
import Numbers
import Optics
import Quantities

/// What came out of an `optics` block whose rays are traced exactly: the system as paraxial theory has it, and what exact rays show.
public struct TraceOutcome: ScenarioOutcome {
  /// The object, the elements and their paraxial images.
  public let system: SystemOutcome
  public let result: TraceResult
  public let presentation: TracePresentation
  public let values: NamedValues
  /// What the author wrote of the ray.
  public let written: WrittenQuantities

  /// Works out what was read.
  init(
    _ system: SystemOutcome, _ result: TraceResult, presentation: TracePresentation,
    units: UnitPreference, request: TraceRequest, written: WrittenQuantities
  ) {
    self.system = system.hidingAnswers(presentation.hidesAnswers)
    self.written = written
    self.result = result
    self.presentation = presentation
    var values = system.values
    let own = TraceValues(system, result, request, units: units).values
    for entry in own.entries where values[entry.name] == nil {
      values.add(entry.name, entry.value)
    }
    self.values = values
  }

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, TraceKeys.block, besides: BlockSettings.keys.map { $0.name })
    reading.readWavelength(of: block.body)
    let media = reading.media(block.body["medium"]) ?? OpticsMedia()
    let description = reading.system(of: block.body, block: block.range, media)
    _ = reading.takeWritten()
    let object = reading.objectIfAny(
      of: block.body, block: block.range, index: media.before.index)
    let written = reading.takeWritten()
    let presentation = reading.tracePresentation(block.body, show: settings.show)
    let use = reading.use(of: block.body)
    let choices = UnitChoices(
      settings.units, course: context.defaults.units,
      names: TraceValues.names(of: description?.items ?? []), &reading.diagnostics)
    guard let description, !reading.hasErrors else {
      diagnostics += reading.diagnostics
      return nil
    }
    let system = SystemOutcome(
      object: object, system: description.system, items: description.items, use: use,
      units: reading.unitPreference, choices: choices, written: written, line: reading.line)
    let traced = reading.tracedSystem(description)
    _ = reading.takeWritten()
    let request = traced.flatMap {
      reading.traceRequest(block.body, system, $0, bundle: presentation.diagram.bundle)
    }
    diagnostics += reading.diagnostics
    guard let traced, let request, !reading.hasErrors else { return nil }
    let source = TraceOutcome.source(of: system.object)
    let result = TraceResult(
      traced, source: source, ray: request.ray, bundle: request.bundle, pupil: request.pupil,
      field: request.wantsAberrations
        ? request.field.map { .parallel(angle: $0) } ?? source : nil)
    var shown = presentation
    shown.adapt(to: result, asked: block.body["diagram"]?.value.mapping)
    self.init(
      system, result, presentation: shown, units: reading.unitPreference, request: request,
      written: reading.takeWritten())
    let faults = reading.diagnostics.count
    reading.checkEquations(block.body) { missing(for: $0) }
    reading.checkIdleKeys(of: self, block.body)
    reading.checkParts(of: block.body, at: settings.show)
    diagnostics += reading.diagnostics[faults...]
    guard !reading.hasErrors else { return nil }
  }

  public static var keyTables: [KeyTable] {
    TraceKeys.all + SystemOutcome.keyTables
  }

  public static var valueDescriptions: [ValueDescription] { TraceValues.descriptions }

  /// The values that this block could have in other cases.
  public var possibleNames: [ValueName] { TraceValues.names(of: system.items) }

  public var style: QuantityStyle { system.style }

  /// The light of an object, as the surfaces meet it; the front vertex is at 0.
  static func source(of object: OpticsObject) -> TraceSource {
    switch object.seen {
    case .atInfinity(let tangent): .parallel(angle: Elementary.atan(0 - tangent))
    case .at(let tip): .point(SpacePoint(tip.x, object.height == nil ? 0 : tip.y))
    case .atElement(let height): .point(SpacePoint(0, object.height == nil ? 0 : height))
    }
  }
}
