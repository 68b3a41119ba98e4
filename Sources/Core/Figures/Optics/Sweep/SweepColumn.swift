import Formula
import Phrases
import Scenarios

/// A column of a sweep's table.
struct SweepColumn {
  let name: ValueName
  let heading: String

  private init(_ name: ValueName, _ heading: String) {
    self.name = name
    self.heading = heading
  }

  /// The columns that the author asks for, else those of the subject that have something to say, else what differs between steps.
  static func all(of sweep: SweepOutcome, _ phrases: Phrases) -> [SweepColumn] {
    guard let first = sweep.steps.first?.outcome else { return [] }
    let known = known(for: first, phrases)
    if !sweep.columns.isEmpty {
      return sweep.columns.map { name in
        known.first { $0.name == name } ?? SweepColumn(name, name.text)
      }
    }
    var usual: [SweepColumn] = []
    for column in known where column.name.text != sweep.key {
      let values = sweep.steps.map { $0.outcome.values[column.name] }
      // What another column says already is not said again.
      let isSaid = usual.contains { other in
        values == sweep.steps.map { $0.outcome.values[other.name] }
      }
      if !isSaid, values.contains(where: { $0 != nil }) { usual.append(column) }
    }
    return usual.isEmpty ? differing(in: sweep) : usual
  }

  private static func known(for outcome: OpticsOutcome, _ phrases: Phrases) -> [SweepColumn] {
    switch outcome {
    case .lens, .system: list(of: images, phrases)
    case .refraction: list(of: rays, phrases)
    case .prism: list(of: prisms, phrases)
    case .prescription: list(of: prescriptions, phrases)
    case .eye: list(of: eyes, phrases)
    case .trace: list(of: exactRays, phrases)
    case .cornea, .sweep: []
    }
  }

  private static func list(
    of columns: [(name: String, phrase: some PhraseKey)], _ phrases: Phrases
  ) -> [SweepColumn] {
    columns.map { column in
      SweepColumn(
        ValueName(column.name.split(separator: ".").map { String($0) }), phrases(column.phrase))
    }
  }

  private static let images: [(name: String, phrase: SweepPhrase)] = [
    ("image.vergence", .imageVergence), ("image.distance", .imageDistance),
    ("magnification", .magnification), ("image.kind", .imageKind),
  ]
  private static let rays: [(name: String, phrase: RayPhrase)] = [
    ("ray.refraction", .propertyRefraction), ("ray.deviation", .propertyDeviation),
    ("ray.reflectance", .propertyReflectance), ("slab.displacement", .propertyDisplacement),
    ("ray.kind", .propertyKind),
  ]
  private static let prisms: [(name: String, phrase: RayPhrase)] = [
    ("prism.emergence", .propertyEmergence), ("prism.deviation", .propertyDeviation),
    ("prism.minimum-deviation", .propertyMinimum), ("prism.kind", .propertyKind),
  ]
  private static let prescriptions: [(name: String, phrase: PrescriptionPhrase)] = [
    ("lens.mean-sphere", .propertyMeanSphere), ("lens.power-along-axis", .propertyAlong),
    ("lens.power-across-axis", .propertyAcross),
  ]
  private static let eyes: [(name: String, phrase: EyePhrase)] = [
    ("eye.refraction", .propertyRefraction), ("eye.far-point", .propertyFarPoint),
    ("eye.near-point", .propertyNearPoint), ("eye.correction", .propertyCorrection),
    ("eye.demand", .propertyDemand), ("eye.blur", .propertyBlur), ("eye.kind", .propertyKind),
  ]
  private static let exactRays: [(name: String, phrase: TracePhrase)] = [
    ("ray.axis-crossing", .propertyCrossing),
    ("ray.longitudinal-aberration", .propertyLongitudinal),
    ("ray.transverse-aberration", .propertyTransverse), ("ray.exit-angle", .propertyExitAngle),
    ("ray.kind", .propertyKind),
  ]

  /// The most columns that a table without a choice has.
  private static let most = 5

  /// The first values that are not the same at every step.
  private static func differing(in sweep: SweepOutcome) -> [SweepColumn] {
    let names = sweep.steps[0].outcome.values.entries.map { $0.name }
    let found = names.filter { name in
      let first = sweep.steps[0].outcome.values[name]
      return name.text != sweep.key && sweep.steps.contains { $0.outcome.values[name] != first }
    }
    return found.prefix(most).map { SweepColumn($0, $0.text) }
  }
}
