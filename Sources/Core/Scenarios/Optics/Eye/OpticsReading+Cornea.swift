import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `cornea`; `nil` if it is too faulty.
  mutating func cornea(of body: NodeMapping) -> KeratometrySubject? {
    guard let entry = body["cornea"] else { return nil }
    if let scalar = entry.value.scalar, !scalar.isAbsent { return readings(scalar) }
    guard let mapping = mapping(entry, example: "{radius: 7.8 mm}") else { return nil }
    checkKeys(of: mapping, EyeKeys.cornea)
    var index = Keratometry.usualIndex
    if mapping["index"] != nil {
      guard let given = eyeIndex(mapping) else { return nil }
      index = given
    }
    let given = ["radius", "power", "flat"].compactMap { mapping[$0] }
    guard let first = given.first else {
      if hasOnlyKeys(of: EyeKeys.cornea, mapping) {
        report(
          "optics/missing-radius", entry.key.range, "a cornea needs a radius",
          explanation: "Write `radius`, or its keratometer `power`, or `flat` and `steep`.",
          [Solution("add `radius: 7.8 mm`")])
      }
      return nil
    }
    if given.count > 1 {
      report(
        "optics/two-corneas", given[1].key.range,
        "`\(given[1].key.text)` and `\(first.key.text)` both say how curved the cornea is",
        notes: [DiagnosticNote(at: first.key.range, "the first of them")],
        [Solution("leave one of them out")])
      return nil
    }
    if first.key.text == "power" {
      guard let power = eyePower(first) else { return nil }
      return KeratometrySubject(
        flat: Keratometry(power: Power(dioptres: power), index: index), steep: nil,
        flatMeridian: .horizontal, isGivenByPower: true)
    }
    if first.key.text == "flat" {
      guard let curve = corneaCurve(first, index) else { return nil }
      return steep(mapping, besides: curve, of: first)
    }
    guard let radius = corneaRadius(first) else { return nil }
    return steep(mapping, besides: (Keratometry(radius: radius, index: index), false), of: first)
  }

  private mutating func steep(
    _ mapping: NodeMapping, besides curve: (model: Keratometry, isPower: Bool),
    of first: NodeMapping.Entry
  ) -> KeratometrySubject? {
    let flat = curve.model
    var subject = KeratometrySubject(flat: flat, steep: nil, flatMeridian: .horizontal)
    guard first.key.text == "flat" else {
      for key in ["steep", "flat-meridian"] {
        guard let entry = mapping[key] else { continue }
        report(
          "optics/two-corneas", entry.key.range, "`\(key)` belongs to `flat`",
          [Solution("write `flat` for `radius`")])
      }
      return subject
    }
    guard let entry = mapping["steep"] else {
      report(
        "optics/missing-radius", first.key.range, "`flat` needs `steep` beside it",
        [Solution("add `steep: 7.6 mm`")])
      return nil
    }
    guard let (steep, isPower) = corneaCurve(entry, flat.index) else { return nil }
    subject.isGivenByPower = curve.isPower && isPower
    if steep.radius > flat.radius {
      report(
        "optics/flat-and-steep", entry.value.range,
        isPower
          ? "the steep meridian has the greater power"
          : "the steep meridian has the smaller radius",
        notes: [DiagnosticNote(at: first.value.range, "the flat one")],
        [Solution("exchange the two")])
      return nil
    }
    subject.steep = steep
    if let entry = mapping["flat-meridian"] {
      guard let meridian = meridian(entry) else { return nil }
      subject.flatMeridian = meridian
    }
    return subject
  }

  /// How curved one meridian is: by its radius, or by the power that a keratometer shows.
  private mutating func corneaCurve(_ entry: NodeMapping.Entry, _ index: Double) -> (
    model: Keratometry, isPower: Bool
  )? {
    var ignored: [Diagnostic] = []
    let written = entry.value.scalar?.quantity(nil, of: entry.key.text, in: scope, &ignored)
    if written?.dimension == .power {
      return eyePower(entry).map {
        (Keratometry(power: Power(dioptres: $0), index: index), true)
      }
    }
    return corneaRadius(entry).map { (Keratometry(radius: $0, index: index), false) }
  }

  private mutating func corneaRadius(_ entry: NodeMapping.Entry) -> Double? {
    guard let radius = quantity(entry, as: .length, example: "7.8 mm") else { return nil }
    if (0.001...0.1).contains(radius.value) { return radius.value }
    report(
      "optics/eye-out-of-range", entry.value.range,
      "the radius of a cornea lies between 1 mm and 100 mm",
      [Solution("write `7.8 mm`, for example")])
    return nil
  }
}
