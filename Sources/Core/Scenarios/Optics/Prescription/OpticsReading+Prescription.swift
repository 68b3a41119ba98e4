import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads what a block about prescriptions is about; `nil` if it is too faulty.
  mutating func prescription(of body: NodeMapping, block: SourceRange) -> PrescriptionSubject? {
    if let lens = body["lens"], let elements = body["elements"] {
      report(
        "optics/lens-and-elements", elements.key.range,
        "a block has one `lens` or a list of `elements`, not both",
        notes: [DiagnosticNote(at: lens.key.range, "the lens")],
        [Solution("put the lens into the list")])
      return nil
    }
    if let entry = body["elements"] { return crossed(entry, in: body) }
    guard let entry = body["lens"],
      let mapping = mapping(entry, example: "{rx: +1.50 -0.50 x 180}")
    else { return nil }
    checkKeys(of: mapping, PrescriptionKeys.lens)
    guard let lens = prescribedLens(mapping, of: entry) else { return nil }
    var subject = PrescriptionSubject([lens])
    readQuestions(mapping, of: body, into: &subject)
    readPencil(body, block: block, into: &subject)
    return subject
  }

  /// Lenses in contact.
  private mutating func crossed(_ entry: NodeMapping.Entry, in body: NodeMapping)
    -> PrescriptionSubject?
  {
    let faults = diagnostics.count
    var lenses: [PrescribedLens] = []
    var last: NodeMapping?
    for item in items(entry.value) {
      guard let element = item.mapping, let lens = element["lens"],
        let mapping = mapping(lens, example: "{rx: +1.50 -0.50 x 180}")
      else { continue }
      for other in element.entries where other.key.text != "lens" { reportApart(other.key) }
      checkKeys(of: mapping, PrescriptionKeys.lens, besides: ["after"])
      if let gap = mapping["after"], let distance = quantity(gap, as: .length, example: "0 mm"),
        distance.value != 0
      {
        reportApart(gap.key)
      }
      for key in Self.questions where mapping[key] != nil {
        if let entry = mapping[key] { reportQuestion(entry.key) }
      }
      if let prescribed = prescribedLens(mapping, of: lens) { lenses.append(prescribed) }
      last = mapping
    }
    guard diagnostics.count == faults, !lenses.isEmpty else { return nil }
    var subject = PrescriptionSubject(lenses)
    if let entry = last?["aperture"] { subject.aperture = positive(entry, example: "5 mm") }
    readPencil(body, block: entry.key.range, into: &subject)
    return subject
  }

  /// What can be asked of one lens only.
  private static let questions = [
    "vertex", "decentration", "eye", "meridian", "front-power", "thickness", "index", "glass",
    "eye-distance",
  ]

  private mutating func reportApart(_ key: Scalar) {
    report(
      "optics/crossed-apart", key.range, "lenses that are crossed are in contact",
      explanation: "Powers of lenses with cylinders add only where nothing is between them.",
      [Solution("leave `\(key.text)` out")])
  }

  private mutating func reportQuestion(_ key: Scalar) {
    report(
      "optics/crossed-question", key.range, "`\(key.text)` is asked of one lens",
      explanation: "Work the crossed lenses out in one block, and ask this in another, whose `rx` "
        + "is what came out.")
  }

  /// The strength of a lens, by `rx`, `power` or `back-vertex-power`.
  private mutating func prescribedLens(_ mapping: NodeMapping, of lens: NodeMapping.Entry)
    -> PrescribedLens?
  {
    let keys = ["rx", "power", "back-vertex-power"]
    let found = mapping.entries.filter { keys.contains($0.key.text) }
    guard let first = found.first else {
      if hasOnlyKeys(of: PrescriptionKeys.lens, mapping) {
        report(
          "optics/missing-power", lens.key.range, "a lens needs a power",
          explanation: "Write `rx` with sphere, cylinder and axis, or `power`.",
          [Solution("add `rx: -2.00 DS`")])
      }
      return nil
    }
    if found.count > 1 {
      report(
        "optics/two-powers", found[1].key.range,
        "`\(found[1].key.text)` and `\(first.key.text)` both say how strong the lens is",
        notes: [DiagnosticNote(at: first.key.range, "the first of them")],
        [Solution("leave one of them out")])
      return nil
    }
    var prescribed: PrescribedLens?
    if first.key.text == "rx" {
      prescribed = rx(first)
    } else if let power = finitePower(first, example: "-2 D") {
      let none = Quantity(0, .power, in: .dioptre, places: 2)
      prescribed = PrescribedLens(
        model: SpheroCylinder(sphere: Power(dioptres: power.value)), source: .power,
        hasWrittenAxis: false, sphere: power, cylinder: none,
        axis: Quantity(.pi, .angle, in: .degree, places: 0))
    }
    prescribed?.name = mapping["name"]?.value.scalar?.text
    return prescribed
  }

  /// The point of which an astigmatic lens makes a pencil.
  private mutating func readPencil(
    _ body: NodeMapping, block: SourceRange, into subject: inout PrescriptionSubject
  ) {
    guard let entry = body["object"] else {
      // An opening is asked about for the light through it.
      if subject.aperture != nil, subject.decentration == nil, subject.vertex == nil {
        subject.conoid = SturmConoid(subject.total, objectVergence: 0, pupil: subject.aperture)
      }
      return
    }
    if let mapping = entry.value.mapping {
      for key in ["height", "angle"] {
        guard let entry = mapping[key] else { continue }
        report(
          "optics/extended-object", entry.key.range,
          "the pencil of a lens with a cylinder starts at a point on the axis",
          [Solution("leave `\(key)` out")])
      }
    }
    guard let object = object(of: body, block: block, index: 1) else { return }
    subject.object = object
    guard let vergence = object.seen.vergence(index: 1) else { return }
    subject.conoid = SturmConoid(
      subject.total, objectVergence: vergence.dioptres, pupil: subject.aperture)
  }
}
