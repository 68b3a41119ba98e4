import Diagnostics
import Nodes
import Optics

extension OpticsReading {
  /// Reports colours that are asked of a lens that treats all of them alike.
  mutating func checkColours(_ body: NodeMapping, of lens: OpticsLens?) {
    guard let lens, let entry = body["diagram"]?.value.mapping?["wavelengths"],
      lens.power(at: .f) == nil
    else { return }
    report(
      "optics/no-dispersion", entry.key.range,
      "without a `glass` the lens has one power for all wavelengths",
      [Solution("add `glass: N-BK7` to the lens, for example")])
  }

  /// Reads `achromat: [N-BK7, SF5]`: the crown and the flint of a doublet in air.
  mutating func achromat(
    _ entry: NodeMapping.Entry, _ lens: NodeMapping, of power: Power, _ media: OpticsMedia
  ) -> Achromat? {
    for key in ["index", "glass", "radii", "front", "power-in-air"] {
      guard let other = lens[key] else { continue }
      report(
        "optics/achromat-and-index", other.key.range,
        "`\(key)` describes one lens, `achromat` two",
        notes: [DiagnosticNote(at: entry.key.range, "the two glasses")],
        [Solution("leave one of them out")])
      return nil
    }
    guard let list = entry.value.list, list.items.count == 2 else {
      report(
        "scenario/wrong-value", entry.value.range,
        "`achromat` is a list of two glasses, `[N-BK7, SF5]` for example")
      return nil
    }
    guard media.before.index == 1, media.after.index == 1 else {
      report(
        "optics/achromat-in-medium", entry.key.range, "an achromat is worked out in air",
        [Solution("leave `medium` out")])
      return nil
    }
    guard let crown = glass(list.items[0], of: "achromat"),
      let flint = glass(list.items[1], of: "achromat")
    else { return nil }
    for (glass, item) in [(crown, list.items[0]), (flint, list.items[1])]
    where glass.dispersion == nil {
      report(
        "optics/no-dispersion", item.range, "the dispersion of this medium is not known",
        explanation: "An achromat is made of glasses, whose index for each colour is known.")
      return nil
    }
    if let achromat = Achromat(power: power, crown: crown, flint: flint) { return achromat }
    report(
      "optics/same-dispersion", entry.value.range,
      "an achromat needs two glasses with different Abbe numbers",
      explanation: "Of one glass, the colours come together only where the power is zero.",
      [Solution("write `[N-BK7, SF5]`, for example")])
    return nil
  }
}
