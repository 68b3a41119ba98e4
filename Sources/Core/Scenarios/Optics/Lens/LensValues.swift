import Formula
import Numbers
import Optics
import Quantities

/// The named values of an optics block, worked out in the order in which they are listed.
struct LensValues {
  private var list: OpticsValueList

  var values: NamedValues { list.values }

  /// The names, in the order of the reference.
  static let names: [ValueName] = [
    "object.distance", "object.position", "object.vergence", "object.height", "object.angle",
    "object.kind", "object.from-focal-point", "object.beyond-optical-infinity",
    "lens.power", "lens.focal-length", "lens.first-focal-point", "lens.second-focal-point",
    "lens.power-in-air", "lens.front-power", "lens.back-power", "lens.index", "lens.aperture",
    "lens.index-d", "lens.index-e", "lens.index-F", "lens.index-C", "lens.abbe-number",
    "lens.abbe-number-e", "lens.power-d", "lens.power-F", "lens.power-C",
    "lens.chromatic-aberration", "lens.chromatic-focal-shift", "lens.crown-power",
    "lens.flint-power", "lens.crown-abbe-number", "lens.flint-abbe-number",
    "lens.secondary-spectrum",
    "medium.before", "medium.after",
    "image.distance", "image.position", "image.side", "image.vergence", "image.height",
    "image.angle", "image.slope", "image.kind", "image.orientation", "image.size",
    "image.from-focal-point", "image.distance-F", "image.distance-C", "image.chromatic-shift",
    "magnification",
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
    list = OpticsValueList(units: units, choices: choices)
    list.written = written
    addObject(object, lens.model, conjugates)
    addLens(lens)
    list.addDispersion(of: lens)
    addImage(object, lens.model, conjugates)
    addRays(object, lens.model)
    list.addColours(of: object, lens)
  }

  private mutating func addObject(
    _ object: OpticsObject, _ lens: ThinLens, _ conjugates: Conjugates
  ) {
    list.add("object", "distance", object.distance, .length)
    list.add(
      "object", "position", object.distance.isInfinite ? -.infinity : 0 - object.distance, .length)
    list.add("object", "vergence", conjugates.objectVergence?.dioptres, .power)
    list.add("object", "height", object.height, .length)
    list.add("object", "angle", object.angle, .angle)
    list.add("object", "kind", conjugates.objectKind.rawValue)
    if let focus = lens.firstFocalPoint, object.distance.isFinite {
      list.add("object", "from-focal-point", 0 - object.distance - focus, .length)
    }
    if object.opticalInfinity != nil {
      list.add("object", "beyond-optical-infinity", object.isFarByRule)
    }
  }

  private mutating func addLens(_ lens: OpticsLens) {
    let model = lens.model
    list.add("lens", "power", model.power.dioptres, .power)
    // A lens without power has its focal points at infinity, on neither side.
    list.add("lens", "focal-length", model.secondFocalPoint ?? .infinity, .length)
    list.add("lens", "first-focal-point", model.firstFocalPoint ?? .infinity, .length)
    list.add("lens", "second-focal-point", model.secondFocalPoint ?? .infinity, .length)
    switch lens.source {
    case .powerInAir(let power, _): list.add("lens", "power-in-air", power.dioptres, .power)
    case .surfaces(let front, let back, let index):
      let first = Power(surfaceOfRadius: front, before: model.before.index, after: index)
      let second = Power(surfaceOfRadius: back, before: index, after: model.after.index)
      list.add("lens", "front-power", first.dioptres, .power)
      list.add("lens", "back-power", second.dioptres, .power)
    case .power, .focalLength: break
    }
    list.add("lens", "index", lens.index, .number)
    list.add("lens", "aperture", model.aperture, .length)
    list.add("medium", "before", model.before.index, .number)
    list.add("medium", "after", model.after.index, .number)
  }

  private mutating func addImage(
    _ object: OpticsObject, _ lens: ThinLens, _ conjugates: Conjugates
  ) {
    let image = conjugates.image
    list.add("image", "distance", image.position ?? .infinity, .length)
    list.add("image", "position", image.position ?? .infinity, .length)
    if let position = image.position, position != 0 {
      list.add("image", "side", position > 0 ? "behind" : "in front")
    }
    list.add("image", "vergence", conjugates.imageVergence?.dioptres, .power)
    let isTall = object.height != nil || object.angle != nil || object.distance.isInfinite
    if isTall { list.add("image", "height", image.height, .length) }
    if isTall, case .atInfinity(let tangent) = image {
      list.add("image", "angle", Elementary.atan(tangent), .angle)
      list.add("image", "slope", -tangent, .number)
    }
    list.add("image", "kind", conjugates.imageKind.rawValue)
    list.add("image", "orientation", conjugates.orientation?.rawValue)
    list.add("image", "size", conjugates.size?.rawValue)
    if let focus = lens.secondFocalPoint, let position = image.position {
      list.add("image", "from-focal-point", position - focus, .length)
    }
    list.add("magnification", conjugates.magnification)
  }

  private mutating func addRays(_ object: OpticsObject, _ lens: ThinLens) {
    guard object.height != nil || object.angle != nil else { return }
    for (name, kind) in [
      ("parallel-ray", PrincipalRay.parallel), ("central-ray", .central), ("focal-ray", .focal),
    ] {
      guard let ray = lens.principalRay(kind, of: object.seen) else { continue }
      list.add(name, "height", ray.height, .length)
      list.add(name, "slope-before", ray.slopeBefore, .number)
      list.add(name, "slope-after", ray.slopeAfter, .number)
    }
  }
}
