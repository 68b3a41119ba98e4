import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads what a block about an eye is about; `nil` if it is too faulty.
  mutating func eye(of body: NodeMapping, block: SourceRange) -> EyeSubject? {
    guard let entry = body["eye"] else { return nil }
    guard let mapping = eyeMapping(entry) else { return nil }
    checkKeys(of: mapping, EyeKeys.eye)
    guard var subject = eyeSubject(mapping, of: entry) else { return nil }
    readState(mapping, into: &subject)
    readWorn(mapping, body, into: &subject)
    if body["object"] != nil {
      guard let object = object(of: body, block: block, index: 1) else { return nil }
      subject.object = object
    }
    return subject
  }

  /// The keys of the eye; a name alone is that of a model.
  private mutating func eyeMapping(_ entry: NodeMapping.Entry) -> NodeMapping? {
    guard let scalar = entry.value.scalar, !scalar.isAbsent else {
      return mapping(entry, example: "{error: -3 D}")
    }
    let key = Scalar("model", at: entry.key.range)
    return NodeMapping([NodeMapping.Entry(key: key, value: entry.value)], at: scalar.range)
  }

  // MARK: The eye

  private mutating func eyeSubject(_ mapping: NodeMapping, of entry: NodeMapping.Entry)
    -> EyeSubject?
  {
    guard agreesOnKind(mapping) else { return nil }
    if let model = mapping["model"] { return eye(model: model, mapping) }
    if let surfaces = mapping["surfaces"] { return eye(surfaces: surfaces, mapping) }
    if mapping["power"] != nil || mapping["length"] != nil { return reducedEye(mapping, of: entry) }
    guard let error = mapping["error"] else {
      if hasOnlyKeys(of: EyeKeys.eye, mapping) {
        report(
          "optics/missing-eye-data", entry.key.range, "an eye is described",
          explanation: "Write a `model`, or `power` and `length`, or its refractive `error`.",
          [Solution("add `error: 0 D` for an eye without one")])
      }
      return nil
    }
    guard let refraction = refraction(error) else { return nil }
    return eye(ofError: refraction, mapping)
  }

  /// False if two keys describe the eye in different ways.
  private mutating func agreesOnKind(_ mapping: NodeMapping) -> Bool {
    let groups = [["model"], ["surfaces"], ["power"]]
    let found = mapping.entries.filter { entry in groups.contains { $0 == [entry.key.text] } }
    if found.count > 1 {
      report(
        "optics/two-eyes", found[1].key.range,
        "`\(found[1].key.text)` and `\(found[0].key.text)` describe two eyes",
        notes: [DiagnosticNote(at: found[0].key.range, "the first of them")],
        [Solution("leave one of them out")])
      return false
    }
    let measures = mapping.entries.filter {
      ["power", "length", "error"].contains($0.key.text)
    }
    let isModel = mapping["model"] != nil || mapping["surfaces"] != nil
    if measures.count > (isModel ? 1 : 2), let last = measures.last {
      report(
        "optics/overdetermined-eye", last.key.range,
        "an eye's `\(last.key.text)` follows from the others",
        explanation: "Power, length and error belong together: two of them give the third.",
        [Solution("leave one of them out")])
      return false
    }
    return true
  }

  private mutating func eye(model entry: NodeMapping.Entry, _ mapping: NodeMapping) -> EyeSubject? {
    guard
      let word = choice(
        entry.value, of: "model", among: EyeModel.allCases.map { $0.rawValue }),
      let model = EyeModel(rawValue: word)
    else { return nil }
    refuse(["index"], in: mapping, because: "of a model is that of the book")
    return adjusted(Eye(model), mapping, source: .model(model), at: entry.value.range)
  }

  /// An eye whose surfaces are known, with the length or the error that was asked for.
  mutating func adjusted(
    _ eye: Eye, _ mapping: NodeMapping, source: EyeSubject.Source, at place: SourceRange
  ) -> EyeSubject? {
    var eye = eye
    if let entry = mapping["length"] {
      guard let length = eyeLength(entry) else { return nil }
      eye.length = length
    }
    if let entry = mapping["error"] {
      guard let refraction = refraction(entry) else { return nil }
      if mapping["cause"]?.value.scalar?.text == "refractive" {
        report(
          "optics/cause-of-error", mapping["cause"]?.key.range ?? place,
          "the error of an eye with given surfaces is axial",
          [Solution("leave `cause` out")])
        return nil
      }
      guard let length = EyeOptics(eye)?.length(focusing: refraction), length > 0 else {
        reportImpossible(entry.value.range)
        return nil
      }
      eye.length = length
    }
    guard let optics = EyeOptics(eye), let found = optics.refractionAtCornea,
      eye.length > eye.backVertex
    else {
      reportImpossible(place)
      return nil
    }
    return EyeSubject(
      optics, Ametropia(refraction: found, tolerance: eye.isReduced ? 1e-7 : 0.01), source: source)
  }

  // MARK: Reduced eyes

  private mutating func reducedEye(_ mapping: NodeMapping, of entry: NodeMapping.Entry)
    -> EyeSubject?
  {
    guard let index = eyeIndex(mapping) else { return nil }
    let power = mapping["power"].map { eyePower($0) }
    let length = mapping["length"].map { eyeLength($0) }
    let error = mapping["error"].map { refraction($0) }
    switch (power, length, error) {
    case (let power?, let length?, nil):
      guard let power, let length else { return nil }
      return reduced(power, index, length, source: .reduced, at: entry.key.range)
    case (let power?, nil, let error?):
      guard let power, let error else { return nil }
      return reduced(power, index, index / (error + power), source: .reduced, at: entry.key.range)
    case (nil, let length?, let error?):
      guard let length, let error else { return nil }
      return reduced(
        index / length - error, index, length, source: .reduced, at: entry.key.range)
    case (let power?, nil, nil):
      guard let power else { return nil }
      // A power alone: the retina of the standard eye.
      return reduced(power, index, index / 60, source: .reduced, at: entry.key.range)
    default:
      guard let length, let value = length else { return nil }
      return reduced(60, index, value, source: .reduced, at: entry.key.range)
    }
  }

  /// The standard eye with an error, because of its length unless its power is to blame.
  private mutating func eye(ofError refraction: Double, _ mapping: NodeMapping) -> EyeSubject? {
    guard let index = eyeIndex(mapping), let place = mapping["error"]?.value.range else {
      return nil
    }
    var cause = "axial"
    if let entry = mapping["cause"] {
      guard let word = choice(entry.value, of: "cause", among: ["axial", "refractive"]) else {
        return nil
      }
      cause = word
    }
    guard refraction > -60 else {
      reportImpossible(place)
      return nil
    }
    var subject =
      cause == "axial"
      ? reduced(60, index, index / (60 + refraction), source: .error, at: place)
      : reduced(60 - refraction, index, index / 60, source: .error, at: place)
    // As it was said, without what rounding made of it.
    subject?.ametropia = Ametropia(refraction: refraction)
    return subject
  }

  private mutating func reduced(
    _ power: Double, _ index: Double, _ length: Double, source: EyeSubject.Source,
    at place: SourceRange
  ) -> EyeSubject? {
    guard power > 0, power.isFinite, length > 0, length.isFinite,
      let optics = EyeOptics(Eye(reducedPower: power, index: index, length: length))
    else {
      reportImpossible(place)
      return nil
    }
    return EyeSubject(optics, Ametropia(refraction: optics.refraction), source: source)
  }

  private mutating func reportImpossible(_ place: SourceRange) {
    report(
      "optics/impossible-eye", place, "no eye is like that",
      explanation: "The retina lies behind the last surface, and the power of the eye is positive: "
        + "its length and its error must allow for both.")
  }

  private mutating func refuse(_ keys: [String], in mapping: NodeMapping, because reason: String) {
    for key in keys {
      guard let entry = mapping[key] else { continue }
      report(
        "optics/two-eyes", entry.key.range, "the `\(key)` \(reason)",
        [Solution("leave `\(key)` out")])
    }
  }
}
