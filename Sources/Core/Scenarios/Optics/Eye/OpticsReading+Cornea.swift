import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `cornea`; `nil` if it is too faulty.
  mutating func cornea(of body: NodeMapping) -> KeratometrySubject? {
    guard let entry = body["cornea"], let mapping = mapping(entry, example: "{radius: 7.8 mm}")
    else { return nil }
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
    guard let radius = corneaRadius(first) else { return nil }
    let flat = Keratometry(radius: radius, index: index)
    return steep(mapping, besides: flat, of: first)
  }

  private mutating func steep(
    _ mapping: NodeMapping, besides flat: Keratometry, of first: NodeMapping.Entry
  ) -> KeratometrySubject? {
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
    guard let radius = corneaRadius(entry) else { return nil }
    if radius > flat.radius {
      report(
        "optics/flat-and-steep", entry.value.range,
        "the steep meridian has the smaller radius",
        notes: [DiagnosticNote(at: first.value.range, "the flat one")],
        [Solution("exchange the two")])
      return nil
    }
    subject.steep = Keratometry(radius: radius, index: flat.index)
    if let entry = mapping["flat-meridian"] {
      guard let meridian = meridian(entry) else { return nil }
      subject.flatMeridian = meridian
    }
    return subject
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
