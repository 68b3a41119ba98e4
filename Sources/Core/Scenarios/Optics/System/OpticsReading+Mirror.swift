import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// `plane`, `concave 40 cm`, or a mapping.
  mutating func mirror(_ entry: NodeMapping.Entry, at place: Double, _ media: OpticsMedia)
    -> OpticalElement?
  {
    let index = media.before.index
    var radius: Double?
    var aperture: Double?
    if let mapping = entry.value.mapping {
      checkKeys(of: mapping, SystemKeys.mirror)
      radius = mirrorRadius(mapping, entry, index)
      if let entry = mapping["aperture"] {
        guard let diameter = positive(entry, example: "10 cm") else { return nil }
        aperture = diameter
      }
    } else {
      // A face's radius is positive for a convex one, and a convex mirror has its centre behind it, to the right.
      radius = face(entry)
    }
    guard let radius else { return nil }
    let power = radius.isInfinite ? Power.plano : Power(dioptres: -2 * index / radius)
    var element = OpticalElement(
      .mirror(radius: radius), at: place, power: power, after: media.before, aperture: aperture)
    if let mapping = entry.value.mapping {
      guard readShape(mapping, of: &element, radius: radius) else { return nil }
    }
    return element
  }

  private mutating func mirrorRadius(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, _ index: Double
  ) -> Double? {
    let keys = ["radius", "focal-length", "power"]
    let found = mapping.entries.filter { keys.contains($0.key.text) }
    guard let first = found.first else {
      if hasOnlyKeys(of: SystemKeys.mirror, mapping) {
        report(
          "optics/missing-radius", entry.key.range, "a mirror needs a radius",
          explanation: "Write `radius`, `focal-length` or `power`, or `mirror: plane`.",
          [Solution("add `radius: 40 cm, shape: concave`")])
      }
      return nil
    }
    if found.count > 1 {
      report(
        "optics/two-powers", found[1].key.range,
        "`\(found[1].key.text)` and `\(first.key.text)` both say how curved it is",
        notes: [DiagnosticNote(at: first.key.range, "the first of them")],
        [Solution("leave one of them out")])
      return nil
    }
    guard let radius = signedRadius(first, index) else { return nil }
    guard let shape = mapping["shape"] else { return radius }
    return shaped(radius, shape, by: first)
  }

  private mutating func signedRadius(_ entry: NodeMapping.Entry, _ index: Double) -> Double? {
    switch entry.key.text {
    case "radius": return curvedOrPlane(entry)
    case "focal-length":
      guard let length = quantity(entry, as: .length, example: "20 cm") else { return nil }
      if length.value == 0 {
        report("optics/no-focal-length", entry.value.range, "a focal length is not zero")
        return nil
      }
      return length.value.isInfinite ? .infinity : -2 * length.value
    default:
      guard let scalar = entry.value.scalar,
        let power = quantity(entry, as: .power, example: "5 D").flatMap({ finite($0, scalar) })
      else { return nil }
      return power == .plano ? .infinity : -2 * index / power.dioptres
    }
  }

  /// The radius with the sign that its shape says: a concave mirror that faces the light has its centre in front.
  private mutating func shaped(
    _ radius: Double, _ entry: NodeMapping.Entry, by source: NodeMapping.Entry
  ) -> Double? {
    guard let word = choice(entry.value, of: "shape", among: ["concave", "convex"]) else {
      return nil
    }
    let isConcave = word == "concave"
    if source.key.text == "radius", radius > 0, radius.isFinite {
      return isConcave ? -radius : radius
    }
    if radius.isFinite, (radius < 0) == isConcave, source.key.text != "radius" { return radius }
    report(
      "optics/contradictory-shape", entry.value.range,
      radius.isInfinite
        ? "a plane mirror is neither concave nor convex"
        : "`\(source.key.text)` says that the mirror is \(isConcave ? "convex" : "concave")",
      explanation: "With `shape`, the radius is a length without a sign.",
      notes: [DiagnosticNote(at: source.value.range, "its curvature")],
      [Solution("leave `shape` out, or write the radius without its sign")])
    return nil
  }
}
