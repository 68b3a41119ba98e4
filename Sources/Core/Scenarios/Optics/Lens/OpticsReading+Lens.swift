import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `lens` of a block, between two media.
  mutating func lens(of body: NodeMapping, block: SourceRange, _ media: OpticsMedia) -> OpticsLens?
  {
    guard let entry = body["lens"] else {
      if isMisspelt("lens", in: body) { return nil }
      report(
        "optics/missing-lens", block, "an optics block needs a lens",
        [Solution("add `lens: {power: 5 D}`")])
      return nil
    }
    return lens(entry, OpticsKeys.lens, media)
  }

  /// Reads what stands under `lens`.
  ///
  /// - Parameter table: the keys that it may have.
  mutating func lens(_ entry: NodeMapping.Entry, _ table: KeyTable, _ media: OpticsMedia)
    -> OpticsLens?
  {
    if let scalar = entry.value.scalar, !scalar.isAbsent {
      guard let written = quantity(scalar, as: .power, of: "lens"),
        let power = finite(written, scalar)
      else { return nil }
      note(written, as: "power")
      return OpticsLens(media.lens(power), source: .power)
    }
    guard let mapping = mapping(entry, example: "{power: 5 D}") else { return nil }
    checkKeys(of: mapping, table)
    let index = lensIndex(mapping)
    guard let source = powerEntry(mapping, of: entry, table),
      let found = power(mapping, source, index: index, media)
    else { return nil }
    var lens = OpticsLens(media.lens(found.power), source: found.source)
    lens.index = index.value
    lens.glass = index.medium.flatMap { $0.dispersion == nil ? nil : $0 }
    if let entry = mapping["achromat"] {
      guard let achromat = achromat(entry, mapping, of: found.power, media) else { return nil }
      lens.achromat = achromat
    }
    if let aperture = mapping["aperture"] {
      guard let diameter = positive(aperture, example: "5 cm") else { return nil }
      lens.model.aperture = diameter
    }
    return lens
  }

  /// The one key that says how strong the lens is.
  private mutating func powerEntry(
    _ mapping: NodeMapping, of lens: NodeMapping.Entry, _ table: KeyTable
  ) -> NodeMapping.Entry? {
    let keys = ["power", "focal-length", "power-in-air", "radii", "front", "back"]
    var found = mapping.entries.filter { keys.contains($0.key.text) }
    if found.contains(where: { $0.key.text == "front" }) {
      found.removeAll { $0.key.text == "back" }
    }
    guard let first = found.first else {
      if hasOnlyKeys(of: table, mapping) {
        report(
          "optics/missing-power", lens.key.range, "a lens needs a power",
          explanation: "Write `power`, `focal-length`, `power-in-air` with `index`, or `front` "
            + "and `back` (or `radii`) with `index`.",
          [Solution("add `power: 5 D`")])
      }
      return nil
    }
    guard found.count > 1 else { return first }
    report(
      "optics/two-powers", found[1].key.range,
      "`\(found[1].key.text)` and `\(first.key.text)` both say how strong the lens is",
      notes: [DiagnosticNote(at: first.key.range, "the first of them")],
      [Solution("leave one of them out")])
    return nil
  }

  private typealias FoundPower = (power: Power, source: OpticsLens.Source)

  private mutating func power(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, index: LensIndex, _ media: OpticsMedia
  ) -> FoundPower? {
    switch entry.key.text {
    case "power":
      guard let scalar = entry.value.scalar,
        let power = quantity(entry, as: .power, example: "5 D").flatMap({ finite($0, scalar) })
      else { return wrongPower(entry, "5 D") }
      return (power, .power)
    case "focal-length":
      guard let length = quantity(entry, as: .length, example: "20 cm") else { return nil }
      if length.value == 0 {
        report(
          "optics/no-focal-length", entry.value.range, "a focal length is not zero",
          [Solution("write `infinity` for a lens without power", replacement: "infinity")])
        return nil
      }
      return (Power(focalLength: length.value, index: media.after.index), .focalLength)
    case "power-in-air": return powerInAir(entry, index: index, media)
    default: return powerOfSurfaces(mapping, entry, index: index, media)
    }
  }

  /// Reports a power that is no scalar; whatever else is wrong has been reported.
  private mutating func wrongPower(_ entry: NodeMapping.Entry, _ example: String) -> FoundPower? {
    if entry.value.scalar == nil { _ = quantity(entry, as: .power, example: example) }
    return nil
  }

  mutating func finite(_ power: Quantity, _ scalar: Scalar) -> Power? {
    if power.value.isFinite { return Power(dioptres: power.value) }
    report("optics/infinite-power", scalar.range, "the power of a lens is finite")
    return nil
  }

  private mutating func powerInAir(
    _ entry: NodeMapping.Entry, index: LensIndex, _ media: OpticsMedia
  ) -> FoundPower? {
    guard let scalar = entry.value.scalar,
      let power = quantity(entry, as: .power, example: "5 D").flatMap({ finite($0, scalar) })
    else { return wrongPower(entry, "5 D") }
    guard let index = needed(index, by: entry) else { return nil }
    if index == 1 {
      report(
        "optics/index-of-air", entry.key.range,
        "a lens with the index of air has no power in air")
      return nil
    }
    guard media.before.index == media.after.index else {
      report(
        "optics/two-media", entry.key.range,
        "`power-in-air` needs the same medium on both sides",
        explanation: "How the power is shared between the two surfaces is not known.",
        [Solution("describe the lens by `front` and `back`")])
      return nil
    }
    return (
      power.inMedium(media.before.index, index: index), .powerInAir(power, index: index)
    )
  }
}
