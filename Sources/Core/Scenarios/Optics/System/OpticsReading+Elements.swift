import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// The planes of one element, and the index of its glass.
  typealias ElementPlanes = (elements: [OpticalElement], index: Double?)

  /// A thin lens as one plane, a lens with thickness as its two surfaces.
  mutating func lensPlanes(_ entry: NodeMapping.Entry, at place: Double, _ media: OpticsMedia)
    -> ElementPlanes?
  {
    guard let lens = lens(entry, SystemKeys.lens, media) else { return nil }
    guard let mapping = entry.value.mapping, let thick = mapping["thickness"] else {
      let plane = OpticalElement(
        .lens, at: place, power: lens.model.power, after: media.after,
        aperture: lens.model.aperture)
      return ([plane], lens.index)
    }
    guard let thickness = notNegative(thick, example: "5 mm") else { return nil }
    guard case .surfaces(let front, let back, let index) = lens.source else {
      report(
        "optics/thick-without-surfaces", thick.key.range,
        "a lens with a thickness is described by its surfaces",
        [Solution("write `front`, `back` and `index` in the place of its power")])
      return nil
    }
    let inside = Medium(index: index)
    for radius in [front, back] where !fits(mapping["aperture"], radius: radius, conic: 0) {
      return nil
    }
    return (
      [
        refracting(front, at: place, media.before, inside, lens.model.aperture),
        refracting(back, at: place + thickness, inside, media.after, lens.model.aperture),
      ], index
    )
  }

  private func refracting(
    _ radius: Double, at place: Double, _ before: Medium, _ after: Medium, _ aperture: Double?
  ) -> OpticalElement {
    OpticalElement(
      .surface(radius: radius), at: place,
      power: Power(surfaceOfRadius: radius, before: before.index, after: after.index),
      after: after, aperture: aperture)
  }

  /// A length that may be zero, in metres.
  mutating func notNegative(_ entry: NodeMapping.Entry, example: String) -> Double? {
    guard let length = quantity(entry, as: .length, example: example) else { return nil }
    if length.value >= 0, length.value.isFinite { return length.value }
    report(
      "optics/not-positive", entry.value.range, "`\(entry.key.text)` is not negative",
      [Solution("write `\(example)`, for example")])
    return nil
  }

  // MARK: Surfaces and slabs

  mutating func surface(_ entry: NodeMapping.Entry, at place: Double, _ media: OpticsMedia)
    -> ElementPlanes?
  {
    guard let mapping = mapping(entry, example: "{radius: 10 cm, index: 1.5}") else { return nil }
    checkKeys(of: mapping, SystemKeys.surface)
    let index = lensIndex(mapping)
    guard let behind = needed(index, by: entry) else { return nil }
    guard let radius = surfaceRadius(mapping, entry, media.before.index, behind) else {
      return nil
    }
    var aperture: Double?
    if let entry = mapping["aperture"] {
      guard let diameter = positive(entry, example: "2 cm") else { return nil }
      aperture = diameter
    }
    var plane = refracting(radius, at: place, media.before, Medium(index: behind), aperture)
    guard readShape(mapping, of: &plane, radius: radius) else { return nil }
    return ([plane], behind)
  }

  /// The radius, or what it must be for the power.
  private mutating func surfaceRadius(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, _ before: Double, _ behind: Double
  ) -> Double? {
    if let radius = mapping["radius"], let power = mapping["power"] {
      report(
        "optics/two-powers", power.key.range, "`power` and `radius` both say how curved it is",
        notes: [DiagnosticNote(at: radius.key.range, "the first of them")],
        [Solution("leave one of them out")])
      return nil
    }
    if let radius = mapping["radius"] {
      guard let scalar = radius.value.scalar, !scalar.isAbsent else {
        report("scenario/wrong-value", radius.value.range, "a radius is a length, or `plane`")
        return nil
      }
      return curvedOrPlane(radius)
    }
    if let power = mapping["power"] {
      guard let scalar = power.value.scalar,
        let found = quantity(power, as: .power, example: "5 D").flatMap({ finite($0, scalar) })
      else { return nil }
      return found == .plano ? .infinity : (behind - before) / found.dioptres
    }
    report(
      "optics/missing-radius", entry.key.range, "a surface needs a radius",
      [Solution("add `radius: 10 cm`, or `radius: plane`")])
    return nil
  }

  /// `plane`, or a signed length that is not zero.
  mutating func curvedOrPlane(_ entry: NodeMapping.Entry) -> Double? {
    if let text = entry.value.scalar?.text, isPlane(text) { return .infinity }
    guard let scalar = entry.value.scalar, let radius = radius(scalar) else { return nil }
    note(Quantity(radius, .length), as: entry.key.text)
    return radius
  }

  mutating func slab(_ entry: NodeMapping.Entry, at place: Double, _ media: OpticsMedia)
    -> ElementPlanes?
  {
    guard let mapping = mapping(entry, example: "{thickness: 2 cm, index: 1.5}") else { return nil }
    checkKeys(of: mapping, SystemKeys.slab)
    let index = lensIndex(mapping)
    guard let thick = mapping["thickness"] else {
      report(
        "optics/missing-thickness", entry.key.range, "a slab needs a thickness",
        [Solution("add `thickness: 2 cm`")])
      return nil
    }
    guard let inside = needed(index, by: entry),
      let thickness = notNegative(thick, example: "2 cm")
    else { return nil }
    return (
      [
        refracting(.infinity, at: place, media.before, Medium(index: inside), nil),
        refracting(.infinity, at: place + thickness, Medium(index: inside), media.after, nil),
      ], inside
    )
  }

  // MARK: Stops

  mutating func stop(_ entry: NodeMapping.Entry, at place: Double, _ medium: Medium)
    -> OpticalElement?
  {
    guard let mapping = mapping(entry, example: "{diameter: 5 mm}") else { return nil }
    checkKeys(of: mapping, SystemKeys.stop)
    guard let entry = mapping["diameter"] else {
      report(
        "optics/missing-diameter", entry.key.range, "a stop needs a diameter",
        [Solution("add `diameter: 5 mm`")])
      return nil
    }
    return positive(entry, example: "5 mm").map {
      OpticalElement(.stop, at: place, after: medium, aperture: $0)
    }
  }

  /// `stop` beside an element that stands alone: `at` is measured from it, negative in front.
  mutating func readStop(_ entry: NodeMapping.Entry, into found: inout SystemDescription) {
    _ = takeWritten()
    guard let mapping = mapping(entry, example: "{diameter: 5 mm, at: -2 cm}") else { return }
    if let after = mapping["after"] {
      report(
        "scenario/unknown-key", after.key.range,
        "a stop beside an element stands `at` a distance from it",
        [Solution("write `at`", replacement: "at")])
      return
    }
    var place = 0.0
    if let at = mapping["at"] {
      guard let length = length(at, example: "-2 cm") else { return }
      place = length
    }
    let system = found.system
    let isBefore = place < (system.elements.first?.position ?? 0)
    let medium = isBefore ? system.before : system.after
    guard let plane = stop(entry, at: place, medium) else { return }
    let end = system.elements.last?.position ?? 0
    if !isBefore, place < end {
      report(
        "optics/overlapping-elements", mapping["at"]?.value.range ?? entry.key.range,
        "a stop does not stand inside a lens", [Solution("list the surfaces as `elements`")])
      return
    }
    found.addStop(plane, written: takeWritten(), inFront: isBefore, at: entry.key.range)
  }
}
