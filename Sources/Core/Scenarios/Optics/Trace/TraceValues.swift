import Formula
import Optics
import Quantities

/// The named values of exact rays: of the single ray, of the aberrations, of each surface.
struct TraceValues {
  private var list: OpticsValueList

  var values: NamedValues { list.values }

  init(
    _ outcome: SystemOutcome, _ result: TraceResult, _ request: TraceRequest,
    units: UnitPreference
  ) {
    list = OpticsValueList(units: units, choices: outcome.choices)
    if let ray = result.ray { addRay(ray, outcome, result, screen: request.screen) }
    if let aberrations = result.aberrations {
      addAberrations(aberrations, result, field: request.field ?? outcome.object.angle)
    }
    for item in outcome.items where item.kind == .surface || item.kind == .mirror {
      for prefix in SystemValues.prefixes(of: item, in: outcome.items) {
        addSurface(item, prefix, outcome)
      }
    }
  }

  // MARK: The ray

  private mutating func addRay(
    _ ray: TracedRay, _ outcome: SystemOutcome, _ result: TraceResult, screen: Double?
  ) {
    switch ray.fate {
    case .passed: list.add("ray", "kind", "passed")
    case .missed: list.add("ray", "kind", "missed")
    case .totallyReflected: list.add("ray", "kind", "totally reflected")
    case .stopped, .shaded: list.add("ray", "kind", "stopped")
    }
    list.add("ray", "surface", ray.fate.surface.map { Double($0) }, .number)
    list.add("ray", "height", ray.incoming.point(at: result.system.frontVertex)?.y, .length)
    list.add("ray", "angle", ray.incoming.slopeAngle, .angle)
    if let outgoing = ray.outgoing { addOutgoing(outgoing, outcome, result, screen: screen) }
    for (number, crossing) in ray.crossings.enumerated() {
      addPoint("point-\(number + 1)", crossing, result.system.surfaces[number])
    }
  }

  private mutating func addOutgoing(
    _ outgoing: LightRay, _ outcome: SystemOutcome, _ result: TraceResult, screen: Double?
  ) {
    let end = result.system.backVertex
    let crossing = outgoing.axisCrossing
    switch crossing {
    case .at(let x): list.add("ray", "axis-crossing", x - end, .length)
    case .never: list.add("ray", "axis-crossing", .infinity, .length)
    }
    list.add("ray", "exit-angle", outgoing.slopeAngle, .angle)
    if case .at(let image) = result.image {
      let height = outgoing.point(at: image)?.y
      list.add("ray", "height-at-image", height, .length)
      if let height, let wanted = result.imageHeight {
        list.add("ray", "transverse-aberration", height - wanted, .length)
      }
      if case .at(let x) = crossing, result.source == result.source.onAxis,
        result.ray.map({ result.source.contains($0.incoming) }) ?? false
      {
        list.add("ray", "longitudinal-aberration", x - image, .length)
      }
    }
    let places = TracedSystem.places(of: outcome.system)
    let screens = zip(outcome.system.elements, places).filter { $0.0.kind == .screen }
    if let place = screen.map({ end + $0 }) ?? screens.first?.1 {
      list.add("ray", "height-at-screen", outgoing.point(at: place)?.y, .length)
    }
  }

  private mutating func addPoint(
    _ name: String, _ crossing: SurfaceCrossing, _ surface: TracedSurface
  ) {
    list.add("ray", name + ".height", crossing.point.y, .length)
    list.add("ray", name + ".sag", crossing.point.x - surface.position, .length)
    list.add("ray", name + ".incidence", crossing.incidence, .angle)
    guard let direction = crossing.direction else { return }
    let light = LightRay(from: crossing.point, towards: direction)
    list.add("ray", name + ".angle", light.slopeAngle, .angle)
    list.add("ray", name + ".cosine-across", direction.y, .number)
    list.add("ray", name + ".cosine-along", direction.x, .number)
  }

  // MARK: Aberrations

  private mutating func addAberrations(
    _ aberrations: AberrationResult, _ result: TraceResult, field: Double?
  ) {
    let seidel = aberrations.seidel
    list.add("aberration", "aperture", 2 * aberrations.pupil.radius, .length)
    list.add("aberration", "field", field?.magnitude, .angle)
    list.add("aberration", "invariant", seidel.invariant, .length)
    let names = ["spherical", "coma", "astigmatism", "field-curvature", "distortion"]
    for (name, sum) in zip(names, seidel.total.all) { list.add("aberration", name, sum, .length) }
    list.add(
      "aberration", "by-surface",
      rows: seidel.surfaces.map { $0.all.map { Quantity($0 == 0 ? 0 : $0, .length) } })
    list.add("aberration", "longitudinal-third-order", seidel.longitudinal, .length)
    list.add("aberration", "longitudinal", aberrations.edge?.longitudinal, .length)
    list.add("aberration", "transverse", aberrations.edge?.transverse, .length)
    guard let focus = aberrations.focus else { return }
    list.add("aberration", "spot-radius", aberrations.spot.radius(at: focus), .length)
    guard let best = aberrations.bestFocus else { return }
    list.add("aberration", "best-focus", best - result.system.backVertex, .length)
    list.add("aberration", "best-spot-radius", aberrations.spot.radius(at: best), .length)
  }

  // MARK: Surfaces

  private mutating func addSurface(
    _ item: SystemItem, _ prefix: String, _ outcome: SystemOutcome
  ) {
    guard let number = item.elements.first, outcome.system.elements.indices.contains(number)
    else { return }
    let element = outcome.system.elements[number]
    let radius: Double
    switch element.kind {
    case .surface(let own), .mirror(let own): radius = own
    default: return
    }
    let profile = ConicProfile(radius: radius, conic: element.conic)
    if let aperture = element.aperture {
      list.add(prefix, "sag", profile.sag(at: aperture / 2), .length)
      list.add(prefix, "approximate-sag", profile.approximateSag(at: aperture / 2), .length)
    }
    if element.conic != 0 { list.add(prefix, "conic", element.conic, .number) }
    guard case .surface = element.kind, element.conic == 0,
      let points = AplanaticPoints(
        radius: radius, before: outcome.system.medium(before: number).index,
        after: element.after.index)
    else { return }
    list.add(prefix, "aplanatic-object", points.object, .length)
    list.add(prefix, "aplanatic-image", points.image, .length)
    list.add(prefix, "aplanatic-magnification", points.magnification, .number)
  }
}

extension TraceSource {
  /// True if a ray is one of this light, and not one that the author sent from elsewhere.
  fileprivate func contains(_ ray: LightRay) -> Bool {
    switch self {
    case .parallel(let angle): (ray.slopeAngle - angle).magnitude < 1e-12
    case .point(let point):
      ray.point(at: point.x).map { ($0.y - point.y).magnitude < 1e-12 } ?? false
    }
  }
}
