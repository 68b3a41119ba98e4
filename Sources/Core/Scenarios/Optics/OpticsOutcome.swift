import Diagnostics
import Formula
import Nodes
import Quantities

/// What came out of an `optics` block: an outcome for each subject that such a block can have.
public enum OpticsOutcome: ScenarioOutcome {
  case lens(LensOutcome)
  case system(SystemOutcome)
  case refraction(RefractionOutcome)
  case prism(PrismOutcome)
  case prescription(PrescriptionOutcome)
  case trace(TraceOutcome)
  case eye(EyeOutcome)
  case cornea(KeratometryOutcome)
  case sweep(SweepOutcome)

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    switch OpticsSubject(of: block.body) {
    case .sweep:
      guard let sweep = SweepOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .sweep(sweep)
    case .lens:
      guard let lens = LensOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .lens(lens)
    case .system:
      guard
        let system = SystemOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .system(system)
    case .refraction:
      guard
        let refraction = RefractionOutcome(
          reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .refraction(refraction)
    case .prism:
      guard
        let prism = PrismOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .prism(prism)
    case .prescription:
      guard
        let prescription = PrescriptionOutcome(
          reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .prescription(prescription)
    case .trace:
      guard let trace = TraceOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .trace(trace)
    case .eye:
      guard let eye = EyeOutcome(reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .eye(eye)
    case .cornea:
      guard
        let cornea = KeratometryOutcome(
          reading: block, settings: settings, in: context, &diagnostics)
      else { return nil }
      self = .cornea(cornea)
    }
  }

  /// The keys of all subjects, those of one mapping in one table.
  public static var keyTables: [KeyTable] {
    KeyTable.merged(
      LensOutcome.keyTables, SystemOutcome.keyTables, RefractionOutcome.keyTables,
      PrismOutcome.keyTables, PrescriptionOutcome.keyTables, TraceOutcome.keyTables,
      EyeOutcome.keyTables,
      KeratometryOutcome.keyTables, SweepOutcome.keyTables)
  }

  /// The values of all subjects, each once.
  public static var valueDescriptions: [ValueDescription] {
    ValueDescription.merged(
      LensOutcome.valueDescriptions, SystemOutcome.valueDescriptions,
      RefractionOutcome.valueDescriptions,
      PrismOutcome.valueDescriptions, PrescriptionOutcome.valueDescriptions,
      TraceOutcome.valueDescriptions, EyeOutcome.valueDescriptions,
      KeratometryOutcome.valueDescriptions, SweepOutcome.valueDescriptions)
  }

  public var values: NamedValues {
    switch self {
    case .lens(let outcome): outcome.values
    case .system(let outcome): outcome.values
    case .refraction(let outcome): outcome.values
    case .prism(let outcome): outcome.values
    case .prescription(let outcome): outcome.values
    case .trace(let outcome): outcome.values
    case .eye(let outcome): outcome.values
    case .cornea(let outcome): outcome.values
    case .sweep(let outcome): outcome.values
    }
  }

  public var style: QuantityStyle {
    switch self {
    case .lens(let outcome): outcome.style
    case .system(let outcome): outcome.style
    case .refraction(let outcome): outcome.style
    case .prism(let outcome): outcome.style
    case .prescription(let outcome): outcome.style
    case .trace(let outcome): outcome.style
    case .eye(let outcome): outcome.style
    case .cornea(let outcome): outcome.style
    case .sweep(let outcome): outcome.style
    }
  }

  /// The names of values that blocks of this subject can have.
  public var possibleNames: [ValueName] {
    switch self {
    case .lens: LensValues.names
    case .system(let outcome): outcome.possibleNames
    case .refraction(let outcome): outcome.possibleNames
    case .prism(let outcome): outcome.possibleNames
    case .prescription(let outcome): outcome.possibleNames
    case .trace(let outcome): outcome.possibleNames
    case .eye: EyeValues.names
    case .cornea: KeratometryOutcome.names
    case .sweep(let outcome): outcome.possibleNames
    }
  }

  /// What is wrong with what the course says for all optics blocks, under `optics:` in its configuration.
  public static func faults(inDefaults defaults: NodeMapping) -> [Diagnostic] {
    LensOutcome.faults(inDefaults: defaults)
  }
}
