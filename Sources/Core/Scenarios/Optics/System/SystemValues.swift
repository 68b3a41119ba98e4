import Formula
import Numbers
import Optics
import Quantities

/// The named values of a block about a system: of the whole, then of each element.
struct SystemValues {
  private var list: OpticsValueList

  var values: NamedValues { list.values }

  init(_ outcome: SystemOutcome, units: UnitPreference, choices: UnitChoices) {
    list = OpticsValueList(units: units, choices: choices)
    list.written = outcome.written
    addObject(outcome)
    addImage(outcome)
    list.written = WrittenQuantities()
    addSystem(outcome)
    addPupils(outcome)
    addUse(outcome)
    for item in outcome.items {
      for prefix in Self.prefixes(of: item, in: outcome.items) {
        list.written = item.written
        addItem(item, prefix, outcome)
        list.written = WrittenQuantities()
        addConjugates(item, prefix, outcome)
      }
    }
  }

  // MARK: The whole

  private mutating func addObject(_ outcome: SystemOutcome) {
    let object = outcome.object
    let pair = outcome.conjugates
    list.add("object", "distance", object.distance, .length)
    list.add(
      "object", "position", object.distance.isInfinite ? -.infinity : 0 - object.distance, .length)
    list.add("object", "vergence", pair.objectVergence?.dioptres, .power)
    list.add("object", "height", object.height, .length)
    list.add("object", "angle", object.angle, .angle)
    list.add("object", "kind", pair.objectKind.rawValue)
    if object.opticalInfinity != nil {
      list.add("object", "beyond-optical-infinity", object.isFarByRule)
    }
  }

  private mutating func addImage(_ outcome: SystemOutcome) {
    let image = outcome.conjugates.image
    let sign = outcome.endsReversed ? -1.0 : 1
    list.add("image", "distance", image.position ?? .infinity, .length)
    list.add("image", "position", sign * (image.position ?? .infinity), .length)
    if let position = image.position, position != 0 {
      list.add("image", "side", sign * position > 0 ? "behind" : "in front")
    }
    list.add("image", "vergence", outcome.conjugates.imageVergence?.dioptres, .power)
    let object = outcome.object
    let isTall = object.height != nil || object.angle != nil || object.distance.isInfinite
    if isTall { list.add("image", "height", image.height, .length) }
    if isTall, case .atInfinity(let tangent) = image {
      list.add("image", "angle", Elementary.atan(tangent), .angle)
    }
    list.add("image", "kind", outcome.conjugates.imageKind.rawValue)
    list.add("image", "orientation", outcome.conjugates.orientation?.rawValue)
    list.add("image", "size", outcome.conjugates.size?.rawValue)
    list.add("magnification", outcome.conjugates.magnification)
    for (index, distance) in outcome.use.downstream.enumerated() {
      list.add(
        "image", "vergence-at-\(index + 1)", outcome.vergence(at: distance), .power)
    }
  }

  private mutating func addSystem(_ outcome: SystemOutcome) {
    let system = outcome.system
    let points = system.cardinalPoints
    let matrix = system.matrix
    list.add(
      "system", "kind",
      points == nil ? "afocal" : system.power.dioptres > 0 ? "converging" : "diverging")
    list.add("system", "power", system.power.dioptres, .power)
    list.add("system", "length", system.backVertex - system.frontVertex, .length)
    list.add("system", "focal-length", points?.secondFocalLength, .length)
    list.add("system", "first-focal-length", points?.firstFocalLength, .length)
    list.add("system", "front-vertex-power", system.frontVertexPower, .power)
    list.add("system", "back-vertex-power", system.backVertexPower, .power)
    list.add("system", "focal-point-1", points?.firstFocal, .length)
    list.add("system", "focal-point-2", points?.secondFocal, .length)
    list.add("system", "principal-point-1", points?.firstPrincipal, .length)
    list.add("system", "principal-point-2", points?.secondPrincipal, .length)
    list.add("system", "nodal-point-1", points?.firstNodal, .length)
    list.add("system", "nodal-point-2", points?.secondNodal, .length)
    list.add(
      "system", "matrix",
      rows: [
        [.number(matrix.a), Quantity(matrix.b, .length)],
        [Quantity(matrix.c, .power), .number(matrix.d)],
      ])
    let (before, after) = (system.indexBefore, system.after.index)
    list.add(
      "system", "slope-matrix",
      rows: [
        [.number(matrix.a), Quantity(matrix.b * before, .length)],
        [Quantity(matrix.c / after, .power), .number(matrix.d * before / after)],
      ])
    list.add("system", "angular-magnification", system.angularMagnification, .number)
    if points == nil { list.add("system", "lateral-magnification", matrix.a, .number) }
    if outcome.items.filter({ $0.isOptical }).count > 1 {
      list.add("system", "adjusted-length", outcome.adjustedLength, .length)
    }
  }

  private mutating func addPupils(_ outcome: SystemOutcome) {
    guard let pupils = outcome.pupils else { return }
    let stop = outcome.items.first { $0.elements.contains(pupils.stop) }
    list.add("system", "aperture-stop", stop.map { Self.name(of: $0, in: outcome.items) })
    for (name, pupil) in [("entrance-pupil", pupils.entrance), ("exit-pupil", pupils.exit)] {
      list.add("system", name + ".position", pupil.position ?? .infinity, .length)
      list.add("system", name + ".diameter", pupil.diameter ?? .infinity, .length)
    }
    list.add("system", "telecentric", pupils.telecentricity?.rawValue)
    list.add("system", "f-number", outcome.fNumber, .number)
    let field = pupils.fieldStop.flatMap { index in
      outcome.items.first { $0.elements.contains(index) }
    }
    list.add("system", "field-stop", field.map { Self.name(of: $0, in: outcome.items) })
    list.add("system", "half-field", pupils.fieldTangent.map { Elementary.atan($0) }, .angle)
  }

  private mutating func addUse(_ outcome: SystemOutcome) {
    guard outcome.items.filter({ $0.isOptical }).count > 1 else { return }
    list.add("system", "magnifying-power", outcome.magnifyingPower(atNearPoint: false), .number)
    list.add(
      "system", "magnifying-power-at-near-point", outcome.magnifyingPower(atNearPoint: true),
      .number)
  }

  // MARK: Each element

  private mutating func addItem(_ item: SystemItem, _ prefix: String, _ outcome: SystemOutcome) {
    let part = outcome.part(item)
    let first = outcome.system.elements[item.elements.lowerBound]
    if item.isOptical {
      list.add(prefix, "power", part.power.dioptres, .power)
      let isBare = part.power == .plano
      let points = part.cardinalPoints
      list.add(
        prefix, "focal-length", isBare ? .infinity : points?.secondFocalLength, .length)
      list.add(
        prefix, "first-focal-length", isBare ? .infinity : points?.firstFocalLength, .length)
    }
    switch first.kind {
    case .mirror(let radius):
      list.add(prefix, "radius", radius, .length)
      list.add(prefix, "focal-point", radius / 2, .length)
    case .surface(let radius) where item.kind == .surface:
      list.add(prefix, "radius", radius, .length)
    case .surface where item.kind == .lens:
      let last = outcome.system.elements[item.elements.upperBound - 1]
      list.add(prefix, "front-power", first.power.dioptres, .power)
      list.add(prefix, "back-power", last.power.dioptres, .power)
      list.add(prefix, "thickness", last.position - first.position, .length)
      list.add(prefix, "front-vertex-power", part.frontVertexPower, .power)
      list.add(prefix, "back-vertex-power", part.backVertexPower, .power)
    default: break
    }
    list.add(prefix, "index", item.index, .number)
    list.add(prefix, item.kind == .stop ? "diameter" : "aperture", first.aperture, .length)
    guard item.kind == .lens, let q = outcome.use.nearPoint else { return }
    let power = part.power.dioptres
    list.add(prefix, "magnifying-power", outcome.magnifierRelaxed(power, q), .number)
    list.add(prefix, "magnifying-power-at-near-point", outcome.magnifierNear(power, q), .number)
    list.add(
      prefix, "nominal-magnifying-power", outcome.magnifierRelaxed(power, 0.25), .number)
  }

  private mutating func addConjugates(
    _ item: SystemItem, _ prefix: String, _ outcome: SystemOutcome
  ) {
    guard outcome.items.count > 1, item.isOptical else { return }
    let pair = outcome.conjugates(at: item)
    list.add(
      prefix, "object.distance", 0 - (pair.object.position ?? -.infinity), .length)
    list.add(prefix, "object.position", pair.object.position ?? -.infinity, .length)
    list.add(prefix, "object.vergence", pair.objectVergence?.dioptres, .power)
    list.add(prefix, "object.kind", pair.objectKind.rawValue)
    list.add(prefix, "image.distance", pair.image.position ?? .infinity, .length)
    list.add(prefix, "image.position", pair.image.position ?? .infinity, .length)
    list.add(prefix, "image.vergence", pair.imageVergence?.dioptres, .power)
    if outcome.object.height != nil || outcome.object.angle != nil {
      list.add(prefix, "image.height", pair.image.height, .length)
    }
    list.add(prefix, "image.kind", pair.imageKind.rawValue)
    // The image of one element at infinity is no object that the next could enlarge.
    let isBetween = pair.objectKind == .atInfinity && outcome.object.seen.position != nil
    if !isBetween { list.add(prefix, "magnification", pair.magnification, .number) }
  }
}
