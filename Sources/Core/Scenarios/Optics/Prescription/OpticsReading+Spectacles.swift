import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads what is asked of a lens before an eye.
  mutating func readQuestions(
    _ lens: NodeMapping, of body: NodeMapping, into subject: inout PrescriptionSubject
  ) {
    if let entry = lens["aperture"] { subject.aperture = positive(entry, example: "5 mm") }
    if let entry = lens["meridian"] { subject.meridian = meridian(entry) }
    if let entry = lens["vertex"] { subject.vertex = vertex(entry, subject.total) }
    readDecentration(lens, side: lens["eye"] ?? body["eye"], into: &subject)
    readMagnification(lens, into: &subject)
  }

  /// A meridian from 0° to 180°.
  mutating func meridian(_ entry: NodeMapping.Entry) -> Meridian? {
    guard let angle = quantity(entry, as: .angle, example: "90 deg") else { return nil }
    let degrees = Unit.degree.amount(of: angle.value)
    if (0...180).contains(degrees.rounded(.toNearestOrAwayFromZero)), degrees >= 0 {
      return Meridian(degrees: degrees)
    }
    report(
      "optics/axis-out-of-range", entry.value.range, "a meridian lies between 0° and 180°",
      explanation: "A meridian is a line, and 190° is the same line as 10°.")
    return nil
  }

  /// `12 mm`, or `{from: 12 mm, to: 0 mm}`: from the cornea, positive in front of it.
  private mutating func vertex(_ entry: NodeMapping.Entry, _ lens: SpheroCylinder) -> VertexShift? {
    var shift = VertexShift(from: 0, to: 0, lens: lens)
    if let mapping = entry.value.mapping {
      checkKeys(of: mapping, PrescriptionKeys.vertex)
      guard let from = mapping["from"] else {
        report(
          "optics/missing-vertex", entry.key.range, "`vertex` says where the lens is",
          [Solution("add `from: 12 mm`")])
        return nil
      }
      guard let distance = vertexDistance(from) else { return nil }
      shift.from = distance
      if let to = mapping["to"] {
        guard let distance = vertexDistance(to) else { return nil }
        shift.to = distance
      }
    } else {
      guard let distance = vertexDistance(entry) else { return nil }
      shift.from = distance
    }
    warnOfFarPoint(shift, at: entry.value.range)
    return shift
  }

  private mutating func vertexDistance(_ entry: NodeMapping.Entry) -> Double? {
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

  /// Beyond the far point the sign of the power changes, which nobody means.
  private mutating func warnOfFarPoint(_ shift: VertexShift, at place: SourceRange) {
    guard shift.reachesFarPoint || shift.passesFarPoint else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "optics/vertex-at-far-point", at: place,
        shift.reachesFarPoint
          ? "the far point of the lens lies in the new plane, and no power is enough there"
          : "the new plane lies beyond the far point of the lens, and the power changes its sign",
        explanation: "The light has come together before it arrives."))
  }

  // MARK: Prism

  private mutating func readDecentration(
    _ lens: NodeMapping, side written: NodeMapping.Entry?, into subject: inout PrescriptionSubject
  ) {
    let side = written.map { eyeSide($0) }
    if let side, side == nil { return }
    guard let entry = lens["decentration"] else {
      if let entry = written {
        report(
          "optics/idle-eye", entry.key.range, "`eye` says on which side `decentration` is in",
          [Solution("add `decentration: 2 mm in`")])
      }
      return
    }
    guard let place = decentration(entry) else { return }
    let eye = side ?? nil
    let drawn = eye ?? .right
    let effect = PrismaticEffect(
      subject.total, horizontal: drawn.nasalDirection * place.inward, vertical: place.upward)
    if eye == nil, place.inward != 0 || effect.horizontalPrism != 0 {
      report(
        "optics/missing-eye", entry.key.range, "in and out need the eye before which the lens is",
        [Solution("add `eye: right`")])
      return
    }
    subject.decentration = LensDecentration(
      inward: place.inward, upward: place.upward, eye: eye, effect: effect)
  }

  /// `right` or `left`, also by their letters.
  private mutating func eyeSide(_ entry: NodeMapping.Entry) -> EyeSide? {
    switch entry.value.scalar?.text ?? "" {
    case "R", "OD", "RE": return .right
    case "L", "OS", "LE": return .left
    default:
      return choice(entry.value, of: "eye", among: EyeSide.allCases.map { $0.rawValue })
        .flatMap { EyeSide(rawValue: $0) }
    }
  }

  /// `2 mm up`, `3 mm in, 2 mm up`: where the optical centre lies from the pupil.
  private mutating func decentration(_ entry: NodeMapping.Entry)
    -> (inward: Double, upward: Double)?
  {
    guard let scalar = entry.value.scalar, !scalar.isAbsent else {
      return wrongDecentration(entry.value.range)
    }
    if let mended = scalar.text.withDecimalPoints {
      report(
        "optics/decentration-direction", scalar.textRange,
        "a decentration is written with decimal points",
        explanation:
          "The decimal sign is a point in every language; pages print it as their language does.",
        [Solution("write `\(mended)`", replacement: mended)])
      return nil
    }
    var place = (inward: 0.0, upward: 0.0)
    var offset = 0
    for piece in scalar.text.split(separator: ",", omittingEmptySubsequences: false) {
      let count = piece.unicodeScalars.count
      defer { offset += count + 1 }
      let range = scalar.place(of: offset..<offset + count)
      let words = piece.split(separator: " ")
      guard let last = words.last, words.count >= 2,
        ["in", "out", "up", "down"].contains(String(last))
      else { return wrongDecentration(range) }
      let leading = piece.unicodeScalars.prefix { $0 == " " }.count
      var length = Scalar(words.dropLast().joined(separator: " "), at: range)
      length.range = scalar.place(
        of: offset + leading..<offset + leading + length.text.unicodeScalars.count)
      guard let distance = quantity(length, as: .length, of: "decentration") else { return nil }
      guard distance.value.magnitude <= 1 else {
        report(
          "optics/decentration-out-of-range", length.range,
          "a lens is decentred by less than its size", [Solution("write `3 mm`, for example")])
        return nil
      }
      note(distance, as: "decentration")
      switch last {
      case "in": place.inward += distance.value
      case "out": place.inward -= distance.value
      case "up": place.upward += distance.value
      default: place.upward -= distance.value
      }
    }
    return place
  }

  private mutating func wrongDecentration(_ range: SourceRange) -> (inward: Double, upward: Double)?
  {
    report(
      "optics/decentration-direction", range,
      "a decentration is a length and `in`, `out`, `up` or `down`",
      explanation: "It says where the optical centre lies beside the pupil: `3 mm in, 2 mm up`.",
      [Solution("write `2 mm up`, for example")])
    return nil
  }

  // MARK: Magnification

  private mutating func readMagnification(
    _ lens: NodeMapping, into subject: inout PrescriptionSubject
  ) {
    let keys = ["front-power", "thickness", "index", "glass", "eye-distance"]
    guard let first = lens.entries.first(where: { keys.contains($0.key.text) }) else {
      if let entry = lens["back-vertex-power"], subject.vertex == nil, subject.conoid == nil {
        reportMagnification(entry.key, missing: "eye-distance", "15 mm")
      }
      return
    }
    for (key, example) in [
      ("front-power", "6 D"), ("thickness", "3 mm"), ("eye-distance", "15 mm"),
    ]
    where lens[key] == nil {
      return reportMagnification(first.key, missing: key, example)
    }
    guard let front = lens["front-power"], let thickness = lens["thickness"],
      let distance = lens["eye-distance"],
      let power = finitePower(front, example: "6 D"),
      let depth = positiveOrZero(thickness, example: "3 mm"),
      let eye = positiveOrZero(distance, example: "15 mm")
    else { return }
    let index = lensIndex(lens)
    guard let index = needed(index, by: front) else { return }
    subject.magnification = SpectacleMagnification(
      frontPower: power.value, thickness: depth, index: index, eyeDistance: eye)
  }

  private mutating func reportMagnification(_ key: Scalar, missing: String, _ example: String) {
    report(
      "optics/missing-shape", key.range,
      "spectacle magnification needs `\(missing)`",
      explanation: "It follows from `front-power`, `thickness`, `index`, the back vertex power and "
        + "`eye-distance`.",
      [Solution("add `\(missing): \(example)`")])
  }

  private mutating func positiveOrZero(_ entry: NodeMapping.Entry, example: String) -> Double? {
    guard let length = quantity(entry, as: .length, example: example) else { return nil }
    if length.value >= 0, length.value <= 1 { return length.value }
    report(
      "optics/thickness-out-of-range", entry.value.range,
      "`\(entry.key.text)` lies between 0 and 1 m", [Solution("write `\(example)`, for example")])
    return nil
  }
}
