import Diagnostics
import Nodes

extension OpticsReading {
  /// Reads all that says how the result is shown; what a block leaves open, the course may have said.
  mutating func presentation(
    _ body: NodeMapping, show: Node?, defaults: NodeMapping?
  ) -> OpticsPresentation {
    var presentation = OpticsPresentation()
    if let defaults {
      // What is wrong there is reported once, by `LensOutcome.faults(inDefaults:)`, and not with every block.
      let own = diagnostics
      read(defaults, into: &presentation)
      diagnostics = own
    }
    read(body, into: &presentation)
    if let show, let parts = parts(show) { presentation.parts = parts }
    if let entry = body["diagram"] { presentation.diagram = diagram(entry) }
    return presentation
  }

  /// The keys that a course may set for all blocks.
  mutating func read(_ mapping: NodeMapping, into presentation: inout OpticsPresentation) {
    if let entry = mapping["equations"], let equations = equations(entry) {
      presentation.equations = equations
    }
    if let entry = mapping["notation"], let notation = notation(entry) {
      presentation.notation = notation
    }
    if let entry = mapping["convention"],
      let word = choice(
        entry.value, of: "convention", among: OpticsSignConvention.allCases.map { $0.rawValue }),
      let convention = OpticsSignConvention(rawValue: word)
    {
      presentation.convention = convention
    }
  }

  mutating func parts(_ node: Node) -> [LensPart]? {
    let faults = diagnostics.count
    var parts: [LensPart] = []
    for item in items(node) {
      let word = choice(item, of: "show", among: LensPart.allCases.map { $0.rawValue })
      if let part = word.flatMap({ LensPart(rawValue: $0) }), !parts.contains(part) {
        parts.append(part)
      }
    }
    return diagnostics.count == faults ? parts : nil
  }

  private mutating func equations(_ entry: NodeMapping.Entry) -> [LensEquation]? {
    var equations: [LensEquation] = []
    for item in items(entry.value) {
      let word = choice(item, of: "equations", among: LensEquation.allCases.map { $0.rawValue })
      guard let equation = word.flatMap({ LensEquation(rawValue: $0) }) else { return nil }
      if !equations.contains(equation) { equations.append(equation) }
    }
    return equations
  }

  /// A notation by name, or letters one by one.
  private mutating func notation(_ entry: NodeMapping.Entry) -> OpticsNotation? {
    guard let mapping = entry.value.mapping else {
      let names = OpticsNotation.named.map { $0.name }
      let plain = entry.value.scalar?.text.map { $0 == "′" || $0 == "’" ? "'" : $0 }
      if let plain, let known = OpticsNotation.named.first(where: { $0.name == String(plain) }) {
        return known.notation
      }
      _ = choice(entry.value, of: "notation", among: names)
      return nil
    }
    checkKeys(of: mapping, OpticsKeys.notation)
    var notation = OpticsNotation.powerAsP
    for entry in mapping.entries {
      guard let quantity = OpticsNotation.Quantity(rawValue: entry.key.text) else { continue }
      guard let letter = entry.value.scalar, !letter.text.isEmpty,
        letter.text.unicodeScalars.count <= 8
      else {
        report(
          "optics/wrong-letter", entry.value.range,
          "a letter is a symbol like `u`, `d_o` or `s'`")
        return nil
      }
      notation[quantity] = letter.text
    }
    return notation
  }
}
