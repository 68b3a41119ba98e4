import Diagnostics
import Nodes
import Optics

extension OpticsReading {
  /// Reads what a block about prisms is about.
  mutating func prismSubject(of body: NodeMapping, block: SourceRange, eye: OpticsEyeSide?)
    -> PrismSubject?
  {
    if let entry = body["elements"] {
      for key in ["prism", "ray", "wavelengths", "wavelength", "medium"] {
        if let other = body[key] { reportUseless(other, "prisms that are combined") }
      }
      guard let prisms = prismElements(entry, eye: eye) else { return nil }
      guard (1...8).contains(prisms.count), let whole = PrismPower(combining: prisms) else {
        report("optics/ray-count", entry.value.range, "1 to 8 prisms can be combined")
        return nil
      }
      return .combination(prisms, whole)
    }
    guard let entry = body["prism"],
      let mapping = mapping(entry, example: "{apex: 60 deg, index: 1.5}")
    else { return nil }
    checkKeys(of: mapping, PrismKeys.prism)
    guard let apex = mapping["apex"] else { return power(mapping, entry, body, eye: eye) }
    guard
      let description = thickPrism(mapping, entry, apex, medium: body["medium"]),
      let ray = prismRay(of: body, block: block, prism: description.prism),
      let lines = wavelengths(of: body)
    else { return nil }
    if let asked = body["wavelengths"], description.material.dispersion == nil {
      report(
        "optics/no-dispersion", asked.key.range,
        "without a `glass` the prism has one index for all wavelengths",
        [Solution("write `glass: N-BK7` in place of the index, for example")])
      return nil
    }
    return .refracting(
      RefractingPrism(description, ray: ray.ray, incidence: ray.given, lines: lines))
  }

  private mutating func power(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, _ body: NodeMapping, eye: OpticsEyeSide?
  ) -> PrismSubject? {
    for key in ["ray", "wavelengths", "wavelength", "medium"] {
      if let other = body[key], mapping["power"] != nil {
        reportUseless(other, "a prism with a power")
      }
    }
    let index = lensIndex(mapping, of: "a prism")
    if case .faulty = index { return nil }
    guard let power = prismPower(mapping, entry, eye: eye),
      let distances = displacementDistances(mapping["displacement-at"])
    else { return nil }
    return .power(power, index: index.value, distances: distances)
  }
}
