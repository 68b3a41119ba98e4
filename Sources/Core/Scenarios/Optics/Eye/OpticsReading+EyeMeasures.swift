import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  // MARK: Measures

  mutating func eyePower(_ entry: NodeMapping.Entry) -> Double? {
    guard let power = quantity(entry, as: .power, example: "60 D") else { return nil }
    if (1...1000).contains(power.value) { return power.value }
    report(
      "optics/eye-out-of-range", entry.value.range,
      "the power of an eye lies between 1 D and 1000 D",
      [Solution("write `60 D`, for example")])
    return nil
  }

  mutating func eyeLength(_ entry: NodeMapping.Entry) -> Double? {
    guard let length = quantity(entry, as: .length, example: "24 mm") else { return nil }
    if (0.001...0.2).contains(length.value) { return length.value }
    report(
      "optics/eye-out-of-range", entry.value.range,
      "the length of an eye lies between 1 mm and 20 cm", [Solution("write `24 mm`, for example")])
    return nil
  }

  /// `index` of a reduced eye, 4/3 unless said.
  mutating func eyeIndex(_ mapping: NodeMapping) -> Double? {
    guard let entry = mapping["index"] else { return 4.0 / 3 }
    guard let index = quantity(entry, as: .number, example: "4/3") else { return nil }
    if index.value > 1, index.value <= 2 { return index.value }
    report(
      "optics/eye-out-of-range", entry.value.range, "the index of an eye lies between 1 and 2",
      [Solution("write `4/3`, for example")])
    return nil
  }

  /// A refraction or an accommodation that an eye can have.
  mutating func refraction(_ entry: NodeMapping.Entry) -> Double? {
    guard let power = quantity(entry, as: .power, example: "-3 D") else { return nil }
    if power.value.magnitude <= 100 { return power.value }
    report(
      "optics/eye-out-of-range", entry.value.range,
      "`\(entry.key.text)` lies between −100 D and 100 D", [Solution("write `-3 D`, for example")])
    return nil
  }

  private mutating func accommodation(_ entry: NodeMapping.Entry) -> Double? {
    guard let power = refraction(entry) else { return nil }
    if power >= 0 { return power }
    report(
      "optics/negative-accommodation", entry.value.range,
      "`\(entry.key.text)` is not negative",
      explanation: "An eye can make itself stronger, and not weaker than it is relaxed.",
      [Solution("change the sign")])
    return nil
  }

  /// What the eye does, beside what it is.
  mutating func readState(_ mapping: NodeMapping, into subject: inout EyeSubject) {
    if let entry = mapping["amplitude"] { subject.amplitude = accommodation(entry) }
    if let entry = mapping["accommodation"] {
      subject.statedAccommodation = accommodation(entry)
      if let stated = subject.statedAccommodation, let most = subject.amplitude, stated > most {
        report(
          "optics/accommodation-beyond-amplitude", entry.value.range,
          "an eye accommodates no more than its `amplitude`")
      }
    }
    if let entry = mapping["pupil"] {
      subject.pupil = positive(entry, example: "4 mm")
      if let pupil = subject.pupil, pupil > 0.02 {
        report(
          "optics/eye-out-of-range", entry.value.range, "a pupil is at most 2 cm wide",
          [Solution("write `4 mm`, for example")])
      }
    }
  }

  // MARK: Lenses before it

  mutating func readWorn(
    _ mapping: NodeMapping, _ body: NodeMapping, into subject: inout EyeSubject
  ) {
    if let entry = mapping["vertex"] { subject.vertex = eyeVertex(entry) }
    if let entry = mapping["corrected"] {
      switch entry.value.scalar?.text ?? "" {
      case "true", "yes": subject.isCorrected = true
      case "false", "no": break
      default: _ = choice(entry.value, of: "corrected", among: ["true", "false"])
      }
    }
    if let entry = body["lens"] {
      if subject.isCorrected, let corrected = mapping["corrected"] {
        report(
          "optics/two-corrections", entry.key.range,
          "an eye that is `corrected` wears its correction, and no other lens",
          notes: [DiagnosticNote(at: corrected.key.range, "it is corrected here")],
          [Solution("leave one of them out")])
        return
      }
      subject.lens = worn(entry)
      if let lens = subject.lens {
        if subject.vertex == nil { subject.vertex = lens.vertex }
        let needed = subject.ametropia.correction(atVertex: lens.vertex).dioptres
        subject.isCorrected = (needed - lens.power.dioptres).magnitude <= 0.005
      }
    } else if subject.isCorrected {
      let power = subject.correction
      guard power.dioptres.isFinite else {
        report(
          "optics/no-correction", mapping["corrected"]?.key.range ?? mapping.range,
          "no lens corrects an eye whose far point lies in its plane")
        return
      }
      subject.lens = SpectacleLens(power: power, vertex: subject.vertex ?? 0)
    }
  }

  private mutating func eyeVertex(_ entry: NodeMapping.Entry) -> Double? {
    guard let distance = quantity(entry, as: .length, example: "12 mm") else { return nil }
    if distance.value >= 0, distance.value <= 1 { return distance.value }
    report(
      "optics/vertex-out-of-range", entry.value.range,
      "a vertex distance lies between 0 and 1 m",
      explanation: "It is measured from the cornea to the back of the lens, 12 mm to 14 mm in most "
        + "spectacles.",
      [Solution("write `12 mm`, for example")])
    return nil
  }

  /// A lens before the eye: a power, or a prescription without cylinder.
  private mutating func worn(_ entry: NodeMapping.Entry) -> SpectacleLens? {
    if let scalar = entry.value.scalar, !scalar.isAbsent {
      return quantity(scalar, as: .power, of: "lens").map {
        SpectacleLens(power: Power(dioptres: $0.value), vertex: 0)
      }
    }
    guard let mapping = mapping(entry, example: "{power: -3 D, vertex: 12 mm}") else { return nil }
    checkKeys(of: mapping, EyeKeys.lens)
    var power: Power?
    if let rx = mapping["rx"] {
      guard let lens = self.rx(rx) else { return nil }
      guard lens.model.isSpherical else {
        report(
          "optics/cylinder-before-eye", rx.value.range,
          "the lens before an eye is without cylinder here",
          explanation: "An eye by itself has one power in all meridians. Work one meridian out "
            + "after the other.")
        return nil
      }
      power = lens.model.sphere
    } else if let entry = mapping["power"] {
      power = finitePower(entry, example: "-3 D").map { Power(dioptres: $0.value) }
    } else if hasOnlyKeys(of: EyeKeys.lens, mapping) {
      report(
        "optics/missing-power", entry.key.range, "a lens needs a power",
        [Solution("add `power: -3 D`")])
    }
    var vertex = 0.0
    if let entry = mapping["vertex"] {
      guard let distance = eyeVertex(entry) else { return nil }
      vertex = distance
    }
    return power.map { SpectacleLens(power: $0, vertex: vertex) }
  }
}
