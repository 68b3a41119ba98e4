import Formula
import Numbers
import Optics
import Quantities

/// The named values of an optics block, worked out in the order in which they are listed.
struct LensValues {
  private(set) var values = NamedValues()
  private let units: UnitPreference
  private let choices: UnitChoices
  private let written: WrittenQuantities

  /// The names, in the order of the reference.
  static let names: [ValueName] = [
    "object.distance", "object.position", "object.vergence", "object.height", "object.angle",
    "object.kind", "object.from-focal-point", "object.beyond-optical-infinity",
    "lens.power", "lens.focal-length", "lens.first-focal-point", "lens.second-focal-point",
    "lens.power-in-air", "lens.front-power", "lens.back-power", "lens.index", "lens.aperture",
    "medium.before", "medium.after",
    "image.distance", "image.position", "image.side", "image.vergence", "image.height",
    "image.angle", "image.slope", "image.kind", "image.orientation", "image.size",
    "image.from-focal-point", "magnification",
    "parallel-ray.height", "parallel-ray.slope-before", "parallel-ray.slope-after",
    "central-ray.height", "central-ray.slope-before", "central-ray.slope-after",
    "focal-ray.height", "focal-ray.slope-before", "focal-ray.slope-after",
  ].map { ValueName($0.split(separator: ".").map { String($0) }) }

  /// The names with the phrases that describe them.
  static var descriptions: [ValueDescription] {
    names.map { ValueDescription($0, phrase: "reference.optics.value." + $0.text) }
  }

  init(
    _ object: OpticsObject, _ lens: OpticsLens, _ conjugates: Conjugates,
    units: UnitPreference, choices: UnitChoices, written: WrittenQuantities
  ) {
    self.units = units
    self.choices = choices
    self.written = written
    addObject(object, lens.model, conjugates)
    addLens(lens)
    addImage(object, lens.model, conjugates)
    addRays(object, lens.model)
  }

  private mutating func addObject(
    _ object: OpticsObject, _ lens: ThinLens, _ conjugates: Conjugates
  ) {
    add("object", "distance", object.distance, .length)
    add(
      "object", "position", object.distance.isInfinite ? -.infinity : 0 - object.distance, .length)
    add("object", "vergence", conjugates.objectVergence?.dioptres, .power)
    add("object", "height", object.height, .length)
    add("object", "angle", object.angle, .angle)
    add("object", "kind", conjugates.objectKind.rawValue)
    if let focus = lens.firstFocalPoint, object.distance.isFinite {
      add("object", "from-focal-point", 0 - object.distance - focus, .length)
    }
    if object.opticalInfinity != nil {
      values.add(ValueName("object", "beyond-optical-infinity"), .truth(object.isFarByRule))
    }
  }

  private mutating func addLens(_ lens: OpticsLens) {
    let model = lens.model
    add("lens", "power", model.power.dioptres, .power)
    // A lens without power has its focal points at infinity, on neither side.
    add("lens", "focal-length", model.secondFocalPoint ?? .infinity, .length)
    add("lens", "first-focal-point", model.firstFocalPoint ?? .infinity, .length)
    add("lens", "second-focal-point", model.secondFocalPoint ?? .infinity, .length)
    switch lens.source {
    case .powerInAir(let power, _): add("lens", "power-in-air", power.dioptres, .power)
    case .surfaces(let front, let back, let index):
      let first = Power(surfaceOfRadius: front, before: model.before.index, after: index)
      let second = Power(surfaceOfRadius: back, before: index, after: model.after.index)
      add("lens", "front-power", first.dioptres, .power)
      add("lens", "back-power", second.dioptres, .power)
    case .power, .focalLength: break
    }
    add("lens", "index", lens.index, .number)
    add("lens", "aperture", model.aperture, .length)
    add("medium", "before", model.before.index, .number)
    add("medium", "after", model.after.index, .number)
  }

  private mutating func addImage(
    _ object: OpticsObject, _ lens: ThinLens, _ conjugates: Conjugates
  ) {
    let image = conjugates.image
    add("image", "distance", image.position ?? .infinity, .length)
    add("image", "position", image.position ?? .infinity, .length)
    if let position = image.position, position != 0 {
      add("image", "side", position > 0 ? "behind" : "in front")
    }
    add("image", "vergence", conjugates.imageVergence?.dioptres, .power)
    let isTall = object.height != nil || object.angle != nil || object.distance.isInfinite
    if isTall { add("image", "height", image.height, .length) }
    if isTall, case .atInfinity(let tangent) = image {
      add("image", "angle", Elementary.atan(tangent), .angle)
      add("image", "slope", -tangent, .number)
    }
    add("image", "kind", conjugates.imageKind.rawValue)
    add("image", "orientation", conjugates.orientation?.rawValue)
    add("image", "size", conjugates.size?.rawValue)
    if let focus = lens.secondFocalPoint, let position = image.position {
      add("image", "from-focal-point", position - focus, .length)
    }
    if let magnification = conjugates.magnification {
      values.add(ValueName("magnification"), .quantity(.number(magnification)))
    }
  }

  private mutating func addRays(_ object: OpticsObject, _ lens: ThinLens) {
    guard object.height != nil || object.angle != nil else { return }
    for (name, kind) in [
      ("parallel-ray", PrincipalRay.parallel), ("central-ray", .central), ("focal-ray", .focal),
    ] {
      guard let ray = lens.principalRay(kind, of: object.seen) else { continue }
      add(name, "height", ray.height, .length)
      add(name, "slope-before", ray.slopeBefore, .number)
      add(name, "slope-after", ray.slopeAfter, .number)
    }
  }

  /// Adds a quantity in the unit that the author wants to see, unless it is undefined.
  private mutating func add(
    _ thing: String, _ property: String, _ value: Double?, _ dimension: Dimension
  ) {
    guard let value else { return }
    let name = ValueName(thing, property)
    // −0 is what arithmetic leaves of nothing.
    let plain = value == 0 ? 0 : value
    // A given value is shown as it was written.
    let own = written[property == "position" && thing == "object" ? "u" : property]
    let given = own.flatMap { $0.value.magnitude == plain.magnitude ? $0.unit : nil }
    let wanted = choices[name].unit ?? given ?? units.unit(for: plain, dimension)
    let unit = wanted?.dimension == dimension ? wanted : nil
    values.add(name, .quantity(Quantity(plain, dimension, in: unit)))
  }

  private mutating func add(_ thing: String, _ property: String, _ word: String?) {
    if let word { values.add(ValueName(thing, property), .name(word)) }
  }
}
