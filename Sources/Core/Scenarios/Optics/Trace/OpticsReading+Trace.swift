import Diagnostics
import Nodes
import Numbers
import Optics
import Quantities

extension OpticsReading {
  /// The system as surfaces in space; `nil` with an error if an element has none, or two of them cross.
  mutating func tracedSystem(_ description: SystemDescription) -> TracedSystem? {
    guard let system = TracedSystem(of: description.system) else {
      for (item, place) in zip(description.items, description.places)
      where item.kind == .lens && item.elements.count == 1 {
        report(
          "optics/thin-lens-exact", place, "exact rays need surfaces, and a thin lens has none",
          explanation:
            "Exact rays bend where they meet the glass. A lens by its power says nothing of its faces.",
          [Solution("write `front`, `back`, `index` and `thickness` in the place of its power")])
        return nil
      }
      return nil
    }
    checkEdges(of: system, description)
    return hasErrors ? nil : system
  }

  /// Neighbouring surfaces with openings must not cross inside them.
  private mutating func checkEdges(of system: TracedSystem, _ description: SystemDescription) {
    var places: [SourceRange] = []
    for (item, place) in zip(description.items, description.places) {
      for element in description.system.elements[item.elements] {
        switch element.kind {
        case .lens, .screen, .reference: break
        case .surface, .mirror, .stop: places.append(place)
        }
      }
    }
    for number in system.surfaces.indices.dropLast() {
      let (first, second) = (system.surfaces[number], system.surfaces[number + 1])
      guard let half = [first.semiAperture, second.semiAperture].compactMap({ $0 }).min(),
        second.action != .limits, first.action != .limits,
        system.reach(behind: number, within: half) < half * (1 - 1e-9),
        places.indices.contains(number + 1)
      else { continue }
      report(
        "optics/negative-edge", places[number + 1],
        "two surfaces cross inside their opening",
        explanation:
          "The thickness at the edge would be negative: the lens is too thin for its diameter.",
        notes: [DiagnosticNote(at: places[number], "the surface before it")],
        [Solution("make the gap larger or the aperture smaller")])
    }
  }

  /// Reads `ray` and `aberration`, and what a bundle needs; `nil` with an error.
  mutating func traceRequest(
    _ body: NodeMapping, _ outcome: SystemOutcome, _ system: TracedSystem, bundle: Int
  ) -> TraceRequest? {
    var request = TraceRequest()
    request.bundle = bundle
    if let entry = body["ray"] {
      guard let ray = exactRay(entry, outcome) else { return nil }
      request.ray = ray
      if let screen = entry.value.mapping?["screen"] {
        guard let place = length(screen, example: "5 cm") else { return nil }
        request.screen = place
      }
    }
    var diameter: Double?
    if let entry = body["aberration"] {
      request.wantsAberrations = true
      guard let mapping = mapping(entry, example: "{aperture: 10 mm}") else { return nil }
      checkKeys(of: mapping, TraceKeys.aberration)
      guard hasOnlyKeys(of: TraceKeys.aberration, mapping) else { return nil }
      if let entry = mapping["aperture"] {
        guard let length = positive(entry, example: "10 mm") else { return nil }
        diameter = length
      }
      if let entry = mapping["field"] {
        guard let angle = angle(entry), isFieldFree(entry, outcome) else { return nil }
        request.field = angle
      }
    }
    guard request.wantsAberrations || bundle > 0 else { return request }
    let place = body["aberration"]?.key.range ?? body["diagram"]?.key.range
    guard let pupil = pupil(outcome, system, diameter: diameter, place ?? body.range) else {
      return nil
    }
    request.pupil = pupil
    return request
  }

  /// A field is an angle only where light comes from infinity.
  private mutating func isFieldFree(_ entry: NodeMapping.Entry, _ outcome: SystemOutcome) -> Bool {
    guard outcome.object.seen.position != nil else { return true }
    report(
      "optics/field-of-near-object", entry.key.range,
      "the field of an object at a distance is its height",
      [Solution("leave `field` out, and give the object a `height`")])
    return false
  }

  /// The opening that rays fill: the image of the stop, or one of the given diameter there or at the front vertex.
  private mutating func pupil(
    _ outcome: SystemOutcome, _ system: TracedSystem, diameter: Double?, _ place: SourceRange
  ) -> EntrancePupil? {
    if let entrance = outcome.pupils?.entrance {
      guard let position = entrance.position, let own = entrance.diameter else {
        report(
          "optics/pupil-at-infinity", place,
          "the stop stands in a focal plane, and the entrance pupil at infinity",
          explanation: "A bundle is aimed at the entrance pupil, which must lie at a distance.",
          [Solution("move the stop")])
        return nil
      }
      return EntrancePupil(
        at: position, radius: (diameter ?? own) / 2,
        stop: outcome.pupils.flatMap { outcome.system.surfaceNumber(ofElement: $0.stop) })
    }
    if let diameter { return EntrancePupil(at: system.frontVertex, radius: diameter / 2) }
    report(
      "optics/missing-aperture", place, "a bundle of rays needs an opening to fill",
      [
        Solution(
          "add `aperture: 10 mm` to the first element, or write `aberration: {aperture: 10 mm}`")
      ])
    return nil
  }

  /// `{height: 5 mm, angle: 2 deg}`: where the ray crosses the tangent plane of the front vertex, and how steeply it climbs.
  private mutating func exactRay(_ entry: NodeMapping.Entry, _ outcome: SystemOutcome)
    -> LightRay?
  {
    guard let mapping = mapping(entry, example: "{height: 5 mm}") else { return nil }
    checkKeys(of: mapping, TraceKeys.ray)
    guard hasOnlyKeys(of: TraceKeys.ray, mapping) else { return nil }
    var height: Double?
    var angle: Double?
    if let entry = mapping["height"] {
      guard let length = length(entry, example: "5 mm") else { return nil }
      height = length
    }
    if let entry = mapping["angle"] {
      guard let found = self.angle(entry) else { return nil }
      angle = found
    }
    if height == nil, angle == nil {
      report(
        "optics/missing-ray-height", entry.key.range, "a ray needs its height or its angle",
        [Solution("write `ray: {height: 5 mm}`")])
      return nil
    }
    switch TraceOutcome.source(of: outcome.object) {
    case .parallel(let direction):
      return LightRay(height: height ?? 0, angle: angle ?? direction)
    case .point(let point):
      return ray(from: point, height: height, angle: angle, mapping, outcome)
    }
  }

  private mutating func ray(
    from point: SpacePoint, height: Double?, angle: Double?, _ mapping: NodeMapping,
    _ outcome: SystemOutcome
  ) -> LightRay? {
    if let height, let angle {
      if point.x == 0 { return LightRay(height: height, angle: angle) }
      report(
        "optics/ray-overdetermined", mapping["height"]?.key.range ?? mapping.range,
        "a ray of an object at a distance is given by its `height` or its `angle`, not both",
        explanation: "It begins at the object’s tip.", [Solution("leave one of them out")])
      return nil
    }
    if let angle { return LightRay(height: point.y, at: point.x, angle: angle) }
    guard let height, point.x != 0 else {
      return LightRay(height: point.y, angle: 0)
    }
    return TraceSource.point(point).ray(through: SpacePoint(0, height))
  }
}
