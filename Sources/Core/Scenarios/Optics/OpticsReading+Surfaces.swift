import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// The index of a lens: known, not said, or said wrongly (which has been reported).
  enum LensIndex {
    case known(Medium)
    case absent
    case faulty

    var value: Double? { medium?.index }

    /// What the lens is made of.
    var medium: Medium? {
      if case .known(let medium) = self { medium } else { nil }
    }
  }

  /// `index` or `glass`.
  ///
  /// - Parameter subject: what it is that has one of them.
  mutating func lensIndex(_ mapping: NodeMapping, of subject: String = "a lens") -> LensIndex {
    if let glass = mapping["glass"] {
      if let index = mapping["index"] {
        report(
          "optics/index-and-glass", index.key.range,
          "\(subject) has an `index` or a `glass`, not both",
          notes: [DiagnosticNote(at: glass.key.range, "the glass")],
          [Solution("leave one of them out")])
        return .faulty
      }
      return self.glass(glass).map { .known($0) } ?? .faulty
    }
    guard let entry = mapping["index"] else { return .absent }
    return index(entry).map { .known(Medium(index: $0)) } ?? .faulty
  }

  /// A refractive index: a plain number greater than zero.
  mutating func index(_ entry: NodeMapping.Entry) -> Double? {
    guard let number = quantity(entry, as: .number, example: "1.5") else { return nil }
    return checkedIndex(number.value, of: entry.key.text, at: entry.value.range)
  }

  /// - Parameter key: what the author wrote it for.
  mutating func checkedIndex(
    _ index: Double, of key: String, at place: SourceRange
  ) -> Double? {
    if index >= 0.1, index <= 10 {
      if index < 1 { warnOfIndex(index, of: key, at: place) }
      return index
    }
    report(
      "optics/index-out-of-range", place,
      index > 0
        ? "the refractive index `\(key)` lies between 0.1 and 10"
        : "the refractive index `\(key)` is positive",
      [Solution("write `1.5`, for example")])
    return nil
  }

  /// No medium is faster for light than empty space; the ratio of two indices is meant, or a digit is missing.
  private mutating func warnOfIndex(_ index: Double, of key: String, at place: SourceRange) {
    let warning = Diagnostic(
      .warning, "optics/index-below-one", at: place,
      "the refractive index `\(key)` is less than 1, that of empty space",
      explanation: "No medium has such an index for visible light. The ratio of two indices is not "
        + "an index: each medium has its own, as in `medium: {before: 1.5, after: 1.33}`.",
      solutions: [Solution("write the index of the medium, `1.33` for example")])
    // A value may be read twice.
    if !diagnostics.contains(warning) { diagnostics.append(warning) }
  }

  /// The index that a key cannot do without.
  mutating func needed(_ index: LensIndex, by entry: NodeMapping.Entry) -> Double? {
    if case .absent = index {
      report(
        "optics/missing-index", entry.key.range,
        "`\(entry.key.text)` needs the `index` or the `glass` of the lens",
        [Solution("add `index: 1.5`")])
    }
    return index.value
  }

  /// The power by `radii`, or by `front` and `back`.
  mutating func powerOfSurfaces(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, index: LensIndex, _ media: OpticsMedia
  ) -> (power: Power, source: OpticsLens.Source)? {
    let radii = entry.key.text == "radii" ? self.radii(entry) : faces(mapping, entry)
    guard let radii, let index = needed(index, by: entry) else { return nil }
    let power = Power(
      lensOfRadii: radii, index: index, before: media.before.index, after: media.after.index)
    return (power, .surfaces(front: radii.front, back: radii.back, index: index))
  }

  /// `[20 cm, -20 cm]`: Cartesian.
  private mutating func radii(_ entry: NodeMapping.Entry) -> (front: Double, back: Double)? {
    guard let list = entry.value.list, list.items.count == 2 else {
      report(
        "scenario/wrong-value", entry.value.range,
        "`radii` is a list of two, `[20 cm, -20 cm]` for example")
      return nil
    }
    let radii = list.items.map { item -> Double? in
      guard let scalar = item.scalar, !scalar.isAbsent else {
        report("scenario/wrong-value", item.range, "a radius is a length, or `plane`")
        return nil
      }
      return isPlane(scalar.text) ? .infinity : radius(scalar)
    }
    guard let front = radii[0], let back = radii[1] else { return nil }
    return (front, back)
  }

  func isPlane(_ word: String) -> Bool { ["plane", "plano", "flat"].contains(word) }

  mutating func radius(_ scalar: Scalar) -> Double? {
    guard let radius = quantity(scalar, as: .length, of: "the radius") else { return nil }
    if radius.value != 0 { return radius.value.isInfinite ? .infinity : radius.value }
    report(
      "optics/no-radius", scalar.range, "a radius is not zero",
      [Solution("write `plane` for a surface without curvature", replacement: "plane")])
    return nil
  }

  /// `front: convex 20 cm` and `back: plano`: as seen from outside.
  private mutating func faces(_ mapping: NodeMapping, _ entry: NodeMapping.Entry)
    -> (front: Double, back: Double)?
  {
    guard let front = mapping["front"], let back = mapping["back"] else {
      let missing = mapping["front"] == nil ? "front" : "back"
      report(
        "optics/missing-surface", entry.key.range, "a lens has a `front` and a `back`",
        [Solution("add `\(missing): plano`")])
      return nil
    }
    let first = face(front)
    let second = face(back)
    guard let first, let second else { return nil }
    // Convex to the left has its centre to the right.
    return (first, second.isInfinite ? second : -second)
  }

  /// The radius of a face, positive for a convex one.
  mutating func face(_ entry: NodeMapping.Entry) -> Double? {
    let scalar = entry.value.scalar
    let text = scalar?.text ?? ""
    if isPlane(text) { return .infinity }
    let shapes = ["convex", "concave"]
    let word = String(text.prefix { $0 != " " })
    guard let scalar, shapes.contains(word), text.count > word.count + 1 else {
      let near = word.isEmpty ? nil : NearMiss.of(word, among: shapes + ["plano"])
      report(
        "optics/unknown-face", entry.value.range,
        "`\(entry.key.text)` is `convex 20 cm`, `concave 20 cm` or `plano`",
        near.map { [Solution("did you mean `\($0)`?")] } ?? [])
      return nil
    }
    var rest = scalar
    let offset = word.unicodeScalars.count + 1 + (scalar.style == .quoted ? 1 : 0)
    rest.text = String(text.dropFirst(word.count + 1))
    rest.style = .plain
    rest.range = scalar.range.part(offset: offset, count: rest.text.unicodeScalars.count)
    guard let radius = radius(rest) else { return nil }
    if radius > 0 { return word == "convex" ? radius : radius.isInfinite ? radius : -radius }
    report(
      "optics/negative-face", rest.range, "a face has a shape and a positive radius",
      explanation: "`convex` and `concave` say the sign; signed radii are written as `radii`.")
    return nil
  }
}
