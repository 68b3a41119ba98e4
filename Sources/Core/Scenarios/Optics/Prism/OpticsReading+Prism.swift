import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// A prism by its apex angle, with the material and the medium around it.
  struct PrismDescription {
    var prism: Prism
    var material: Medium
    var surroundings: Medium
    var apex: Quantity
  }

  /// Reads `prism: {apex: 60 deg, index: 1.5}`.
  mutating func thickPrism(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, _ apexEntry: NodeMapping.Entry,
    medium: NodeMapping.Entry?
  ) -> PrismDescription? {
    for key in ["power", "base", "displacement-at"] {
      guard let other = mapping[key] else { continue }
      report(
        "optics/two-prisms", other.key.range,
        "`\(key)` belongs to a prism with a power, `apex` to one with faces",
        notes: [DiagnosticNote(at: apexEntry.key.range, "the apex")],
        [Solution("leave one of them out")])
      return nil
    }
    let index = lensIndex(mapping, of: "a prism")
    guard let surroundings = oneMedium(medium),
      let apex = quantity(apexEntry, as: .angle, example: "60 deg")
    else { return nil }
    guard apex.value > 0, apex.value < .pi, apex.value > 1e-9, apex.value < .pi - 1e-9 else {
      report(
        "optics/apex-out-of-range", apexEntry.value.range,
        "the apex angle of a prism lies between 0° and 180°",
        [Solution("write `60 deg`, for example")])
      return nil
    }
    switch index {
    case .known(let material):
      return PrismDescription(
        prism: Prism(
          apex: apex.value, index: material.index, surroundings: surroundings.index),
        material: material, surroundings: surroundings, apex: apex)
    case .absent:
      report(
        "optics/missing-index", entry.key.range, "the prism needs an `index` or a `glass`",
        [Solution("add `index: 1.5`")])
    case .faulty: break
    }
    return nil
  }

  /// What is around a prism: one medium.
  private mutating func oneMedium(_ entry: NodeMapping.Entry?) -> Medium? {
    guard let entry else { return .air }
    return medium(entry.value, of: "medium")
  }

  /// Reads `ray` at a prism: an incidence between −90° and 90°, or `minimum deviation`.
  mutating func prismRay(
    of body: NodeMapping, block: SourceRange, prism: Prism
  ) -> (ray: PrismRay, given: Quantity?)? {
    guard let entry = body["ray"] else {
      report(
        "optics/missing-ray", body["prism"]?.key.range ?? block,
        "a prism with an apex needs a `ray`",
        explanation: "How far light is deviated depends on how it arrives.",
        [Solution("add `ray: minimum deviation`")])
      return nil
    }
    var node = entry.value
    if let mapping = entry.value.mapping {
      checkKeys(of: mapping, RefractionKeys.ray)
      guard let angle = mapping["angle"] else {
        if hasOnlyKeys(of: RefractionKeys.ray, mapping) { reportMissingAngle(entry) }
        return nil
      }
      node = angle.value
    }
    guard let scalar = node.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", node.range,
        "`ray` is an angle or `minimum deviation`, `30 deg` for example")
      return nil
    }
    if scalar.text == "minimum deviation" {
      guard let incidence = prism.minimumIncidence else {
        report(
          "optics/no-minimum-deviation", scalar.range,
          "no ray goes through this prism symmetrically",
          explanation: "Its apex angle is more than twice the critical angle: whatever enters is "
            + "totally reflected at the second face.")
        return nil
      }
      return (PrismRay(prism, incidence: incidence), nil)
    }
    guard let angle = quantity(scalar, as: .angle, of: "ray") else { return nil }
    guard angle.value.magnitude <= .pi / 2 * (1 + 1e-12) else {
      report(
        "optics/incidence-out-of-range", scalar.range,
        "an angle of incidence at a prism lies between −90° and 90°",
        explanation:
          "It is measured from the normal of the first face, positive on the side of the "
          + "base.")
      return nil
    }
    let incidence = max(-.pi / 2, min(angle.value, .pi / 2))
    return (PrismRay(prism, incidence: incidence), angle)
  }

  /// Reads `wavelengths`: the lines of the fan; those that are usual where nothing is said.
  mutating func wavelengths(of body: NodeMapping) -> [SpectralLine]? {
    guard let entry = body["wavelengths"] else { return [.c, .d, .f] }
    return wavelengths(entry)
  }

  /// A list of lines, each once.
  mutating func wavelengths(_ entry: NodeMapping.Entry) -> [SpectralLine]? {
    var lines: [SpectralLine] = []
    for item in items(entry.value) {
      guard let line = spectralLine(item, of: "wavelengths") else { return nil }
      if !lines.contains(line) { lines.append(line) }
    }
    guard (1...8).contains(lines.count) else {
      report(
        "optics/ray-count", entry.value.range, "`wavelengths` takes 1 to 8 lines",
        [Solution("write `[C, d, F]`, for example")])
      return nil
    }
    return lines
  }
}
