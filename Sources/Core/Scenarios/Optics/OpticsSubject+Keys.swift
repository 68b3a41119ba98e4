import Nodes

extension OpticsSubject {
  /// The keys of blocks of this subject.
  var tables: [KeyTable] {
    switch self {
    case .sweep: SweepOutcome.keyTables
    case .lens: LensOutcome.keyTables
    case .system: SystemOutcome.keyTables
    case .refraction: RefractionOutcome.keyTables
    case .prism: PrismOutcome.keyTables
    case .prescription: PrescriptionOutcome.keyTables
    case .trace: TraceOutcome.keyTables
    case .eye: EyeOutcome.keyTables
    case .cornea: KeratometryOutcome.keyTables
    }
  }

  /// What blocks of this subject are about, with what makes them so.
  var described: String {
    switch self {
    case .sweep: "several values of a key (with `sweep`)"
    case .lens: "one thin lens (with `object` and `lens`)"
    case .system:
      "mirrors, surfaces and several elements (with `elements`, `mirror`, `surface`, `slab`, or a "
        + "`lens` with `thickness`)"
    case .refraction: "rays at a plane (with `ray`, and a plane `surface` or a `slab`)"
    case .prism: "prisms (with `prism`)"
    case .prescription: "prescriptions (with `rx`, `vertex` or `decentration` in `lens`)"
    case .trace: "exact rays (with `ray` or `aberration` beside the elements)"
    case .eye: "eyes (with `eye`)"
    case .cornea: "a cornea (with `cornea`)"
    }
  }

  /// The parts that `show` has in blocks of this subject.
  var parts: [String] {
    switch self {
    case .sweep: SweepPart.allCases.map { $0.rawValue }
    case .lens, .system, .refraction, .prism: LensPart.allCases.map { $0.rawValue }
    case .prescription: PrescriptionPart.allCases.map { $0.rawValue }
    case .trace: TracePart.allCases.map { $0.rawValue }
    case .eye: EyePart.allCases.map { $0.rawValue }
    case .cornea: [EyePart.diagram, .equations, .properties].map { $0.rawValue }
    }
  }

  /// True if a mapping of such blocks has that key.
  private func has(_ key: String, place: String) -> Bool {
    tables.contains { $0.place == place && $0.names.contains(key) }
  }

  /// True if a key of such blocks takes that word.
  private func takes(_ word: String, key: String) -> Bool {
    if key == "show" { return parts.contains(word) }
    return tables.contains { table in
      table.keys.contains { description in
        guard description.name == key else { return false }
        return switch description.takes {
        case .choice(let words), .choices(let words): words.contains(word)
        default: false
        }
      }
    }
  }

  /// Says to which blocks a key belongs that is not one here; `nil` if there are none.
  static func owners(ofKey key: String, in place: String) -> String? {
    said("`\(key)`", allCases.filter { $0.has(key, place: place) })
  }

  /// The same for a word under a key.
  static func owners(ofWord word: String, of key: String) -> String? {
    said("`\(word)`", allCases.filter { $0.takes(word, key: key) })
  }

  /// The mappings inside a block that have a key which stands beside them.
  static func mappings(with key: String, in body: NodeMapping) -> [String] {
    body.entries.map { $0.key.text }.filter { outer in
      allCases.contains { $0.has(key, place: "of `\(outer)`") }
    }
  }

  private static func said(_ what: String, _ subjects: [OpticsSubject]) -> String? {
    if subjects.isEmpty { return nil }
    return "\(what) belongs to blocks about "
      + subjects.map { $0.described }.joined(separator: ", or ") + "."
  }
}
