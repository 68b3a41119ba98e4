import Formula
import Numbers
import Optics
import Quantities

/// The named values of a block about an eye, in the order in which they are listed.
struct EyeValues {
  private(set) var values = NamedValues()
  private let choices: UnitChoices
  /// Distances before the eye.
  private let distances: UnitPreference
  /// Lengths in the eye.
  private let lengths = UnitPreference([.millimetre])

  static let names: [ValueName] = [
    "eye.power", "eye.length", "eye.index", "eye.refraction", "eye.refraction-at-principal-point",
    "eye.dioptric-length", "eye.kind", "eye.far-point", "eye.vertex", "eye.correction",
    "eye.amplitude", "eye.near-vergence", "eye.near-point", "eye.corrected-near-point",
    "eye.far-point-with-lens", "eye.near-point-with-lens",
    "eye.focal-point-1", "eye.focal-point-2", "eye.principal-point-1", "eye.principal-point-2",
    "eye.nodal-point-1", "eye.nodal-point-2", "eye.focal-length-1", "eye.focal-length-2",
    "eye.pupil", "lens.power", "lens.vertex", "object.distance", "object.position",
    "object.vergence", "object.kind", "eye.vergence", "eye.demand", "eye.accommodation",
    "eye.clear", "eye.focus", "eye.focus-side", "eye.blur", "image.height",
  ].map { ValueName($0.split(separator: ".").map { String($0) }) }

  static var descriptions: [ValueDescription] {
    names.map { ValueDescription($0, phrase: "reference.optics.value." + $0.text) }
  }

  init(_ subject: EyeSubject, choices: UnitChoices, written: WrittenQuantities) {
    self.choices = choices
    let distance = written["distance"] ?? written["u"]
    distances = UnitPreference([distance?.unit].compactMap { $0 })
    addEye(subject)
    addPoints(subject.optics)
    add("eye", "pupil", subject.pupil, .length, lengths)
    if let lens = subject.lens {
      add("lens", "power", lens.power.dioptres, .power)
      add("lens", "vertex", lens.vertex, .length, lengths)
    }
    if subject.seeingLens != nil {
      add("eye", "far-point-with-lens", subject.seenFarPoint, .length, distances)
      add("eye", "near-point-with-lens", subject.seenNearPoint, .length, distances)
    }
    if let object = subject.object { add(object, subject, distance) }
    addSight(subject)
  }

  private mutating func addEye(_ subject: EyeSubject) {
    let optics = subject.optics
    let ametropia = subject.ametropia
    add("eye", "power", optics.power, .power)
    add("eye", "length", optics.eye.length, .length, lengths)
    add("eye", "index", optics.eye.index, .number)
    add("eye", "refraction", ametropia.refraction, .power)
    add("eye", "refraction-at-principal-point", optics.refraction, .power)
    add("eye", "dioptric-length", optics.dioptricLength, .power)
    values.add(ValueName("eye", "kind"), .name(ametropia.kind.rawValue))
    add("eye", "far-point", ametropia.farPoint, .length, distances)
    add("eye", "vertex", subject.vertex, .length, lengths)
    add("eye", "correction", subject.correction.dioptres, .power)
    guard let amplitude = subject.amplitude else { return }
    add("eye", "amplitude", amplitude, .power)
    add("eye", "near-vergence", ametropia.nearVergence(amplitude: amplitude), .power)
    add("eye", "near-point", ametropia.nearPoint(amplitude: amplitude), .length, distances)
    let corrected = Ametropia(refraction: 0)
    add(
      "eye", "corrected-near-point", corrected.nearPoint(amplitude: amplitude), .length, distances)
  }

  private mutating func addPoints(_ optics: EyeOptics) {
    let points = optics.points
    for (name, place) in [
      ("focal-point-1", points.firstFocal), ("focal-point-2", points.secondFocal),
      ("principal-point-1", points.firstPrincipal), ("principal-point-2", points.secondPrincipal),
      ("nodal-point-1", points.firstNodal), ("nodal-point-2", points.secondNodal),
      ("focal-length-1", points.firstFocalLength), ("focal-length-2", points.secondFocalLength),
    ] {
      add("eye", name, place, .length, lengths)
    }
  }

  private mutating func add(
    _ object: OpticsObject, _ subject: EyeSubject, _ distance: Quantity?
  ) {
    add("object", "distance", object.distance, .length, distances, unit: distance?.unit)
    add(
      "object", "position", object.distance.isInfinite ? -.infinity : -object.distance, .length,
      distances, unit: distance?.unit)
    let own = SpectacleLens(power: .plano, vertex: subject.lens?.vertex ?? 0)
    add("object", "vergence", own.arriving(from: subject.target), .power)
    values.add(ValueName("object", "kind"), .name(object.point.kindAsObject.rawValue))
  }

  private mutating func addSight(_ subject: EyeSubject) {
    add("eye", "vergence", subject.vergence, .power)
    add("eye", "demand", subject.demand, .power)
    add("eye", "accommodation", subject.accommodation, .power)
    if let isClear = subject.isClear { values.add(ValueName("eye", "clear"), .truth(isClear)) }
    add("eye", "focus", subject.focus, .length, lengths)
    if let side = subject.focusSide {
      values.add(ValueName("eye", "focus-side"), .name(side.rawValue))
    }
    add("eye", "blur", subject.blur, .length, lengths)
    add("image", "height", subject.imageHeight, .length, lengths)
  }

  /// Adds a quantity in the unit that the author wants to see, unless it is undefined.
  private mutating func add(
    _ thing: String, _ property: String, _ value: Double?, _ dimension: Dimension,
    _ preference: UnitPreference = UnitPreference(), unit: Unit? = nil
  ) {
    guard let value, !value.isNaN else { return }
    let name = ValueName(thing, property)
    let plain = value == 0 ? 0 : value
    let wanted = choices[name].unit ?? unit ?? preference.unit(for: plain, dimension)
    var quantity = Quantity(plain, dimension, in: wanted?.dimension == dimension ? wanted : nil)
    if property == "index" { quantity.places = Quantity.index(plain).places }
    values.add(name, .quantity(quantity))
  }
}
