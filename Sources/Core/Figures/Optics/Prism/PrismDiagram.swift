import Drawing
import Geometry
import Numbers
import Optics
import Scenarios

/// The drawing of light through a prism: apex up, light from the left, one scale in all directions.
struct PrismDiagram {
  let subject: RefractingPrism
  let words: PrismWords
  var canvas: AxialCanvas
  var front: [Shape] = []
  /// Apex, right and left end of the base, pixels with y down.
  let corners: [Point]
  /// Where the ray meets the first face.
  let entry: Point
  /// At which the ray arrives in the drawing, radians: at an angle like any other where the true one is a hidden answer.
  private let incidence: Double

  static let arc = 38.0

  init(_ subject: RefractingPrism, words: PrismWords) {
    self.subject = subject
    self.words = words
    let half = subject.prism.apex / 2
    let tangent = Elementary.tan(min(half, 1.57))
    let height = min(212, 200 / max(1e-9, tangent))
    let base = height * tangent
    corners = [Point(0, -height), Point(base, 0), Point(-base, 0)]
    let hidesAnswers = words.hidesAnswers
    incidence = words.hidesIncidence(of: subject) ? .pi / 4 : subject.ray.incidence
    // The place of the entry would tell of the path.
    entry =
      hidesAnswers ? corners[0].toward(corners[2], by: 0.5) : Self.entry(of: subject, corners)
    let incoming = Self.direction(-half + incidence)
    let colours = subject.colours.map { $0.ray }
    let rays = hidesAnswers ? [] : colours.isEmpty ? [subject.ray] : colours
    let lowest = Self.lowest(of: rays, corners, from: entry, incoming)
    let frame = Rectangle(
      minX: -310, minY: -max(height, 120) - 60, maxX: 310,
      maxY: min(110, max(26, lowest + 20)))
    canvas = AxialCanvas(
      AxialScale(along: 1, across: 1, origin: Point(0, 0)), frame: frame)
  }

  /// A direction on the page by its angle above the horizontal; y down.
  static func direction(_ angle: Double) -> Vector {
    Vector(Elementary.cos(angle), -Elementary.sin(angle))
  }

  /// The direction of the light inside.
  static func inside(_ ray: PrismRay) -> Vector? {
    ray.firstRefraction.map { direction(-ray.prism.apex / 2 + $0) }
  }

  /// The direction in which the ray arrives.
  var incoming: Vector { Self.direction(-subject.prism.apex / 2 + incidence) }

  /// How far down light gets at the left and right edges of the picture, pixels below the base.
  private static func lowest(
    of rays: [PrismRay], _ corners: [Point], from entry: Point, _ incoming: Vector
  ) -> Double {
    var lowest = entry.y
    if incoming.dx > 0 { lowest = entry.y + (entry.x + 310) * -incoming.dy / incoming.dx }
    for ray in rays {
      guard let way = inside(ray) else { continue }
      let trace = PrismTrace(
        from: entry, way, corners: corners, ratio: ray.prism.index / ray.prism.surroundings)
      guard let exit = trace.exit, exit.direction.dx > 0.01 else { return 110 }
      let y = exit.point.y + (310 - exit.point.x) * exit.direction.dy / exit.direction.dx
      lowest = max(lowest, y)
    }
    return lowest
  }

  /// A place on the first face from which the path lies well inside the prism.
  private static func entry(of subject: RefractingPrism, _ corners: [Point]) -> Point {
    let middle = corners[0].toward(corners[2], by: 0.5)
    guard let way = inside(subject.ray) else { return middle }
    var best: (cost: Double, point: Point) = (.infinity, middle)
    for step in 4...46 {
      let share = Double(step) / 50
      let point = corners[0].toward(corners[2], by: share)
      let long = Segment(point, point + 5_000 * way)
      guard let hit = long.intersection(with: Segment(corners[0], corners[1])) else { continue }
      let length = corners[0].distance(to: corners[1])
      let other = corners[0].distance(to: hit) / length
      guard other > 0.06, other < 0.94 else { continue }
      let cost = (share - 0.52).magnitude + (other - 0.52).magnitude
      if cost < best.cost { best = (cost, point) }
    }
    return best.point
  }

  var options: RayPresentation<PrismEquation> { words.outcome.presentation }
  private var isFan: Bool { !subject.colours.isEmpty }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addPrism()
    addIncident()
    if !options.hidesAnswers {
      if isFan { addFan() } else { addPath() }
    }
    canvas.shapes += front
    canvas.placeNames()
    if words.hidesIncidence(of: subject) { canvas.addNotes([words(.noteAngle)]) }
    return canvas.drawing(id: id, title: title, description: description)
  }

  // MARK: Light

  @discardableResult
  mutating func addLight(_ segment: Segment, _ role: Role) -> Segment? {
    guard let line = canvas.addStretch(segment, .line(role)) else { return nil }
    canvas.addHead(on: line, role, to: &front)
    return line
  }

  private mutating func addIncident() {
    let role: Role = isFan ? .whiteLight : .ray2
    let source = entry - 2_000 * incoming
    let line = addLight(Segment(source, entry), role)
    if isFan, let line, options.hasLabels {
      canvas.addName(
        LabelText(words(.labelWhite), size: 12), .rayLabel,
        beside: Segment(line.start, line.point(at: 0.6)))
    }
    addNormal(at: entry, of: 2)
    guard options.hasAngles, incidence != 0 else { return }
    let name =
      words.hidesIncidence(of: subject)
      ? LabelText(symbol: "i_1", size: 13) : name("i_1", incidence, "incidence")
    canvas.addAngle(
      at: entry, between: (normal(of: 2), -incoming), radius: Self.arc, name)
  }

  private func name(_ symbol: String, _ radians: Double, _ property: String) -> LabelText {
    LabelText(symbol: symbol, size: 13)
      + LabelText(" = " + words.angle(radians, of: property))
  }

  func normal(of face: Int) -> Vector {
    PrismTrace(from: entry, Vector(0, 0), corners: corners, ratio: 1).outwardNormal(of: face)
  }

  private mutating func addNormal(at point: Point, of face: Int) {
    let normal = normal(of: face)
    canvas.addStretch(
      Segment(point + 66 * normal, point - 52 * normal), .line(.normal), thickness: 2)
  }

  func trace(_ ray: PrismRay) -> PrismTrace? {
    Self.inside(ray).map {
      PrismTrace(
        from: entry, $0, corners: corners, ratio: ray.prism.index / ray.prism.surroundings)
    }
  }

  /// One ray with its angles.
  private mutating func addPath() {
    let ray = subject.ray
    guard let trace = trace(ray), let first = trace.inside.first else {
      let normal = normal(of: 2)
      let reflected = incoming - (2 * incoming.dot(normal)) * normal
      addLight(Segment(entry, entry + 2_000 * reflected), .ray2)
      return
    }
    for stretch in trace.inside { addLight(stretch, .ray2) }
    let second = first.end
    if ray.kind == .grazing {
      addLight(Segment(second, corners[1] + 60 * (corners[1] - corners[0]).unit), .ray2)
    } else if let exit = trace.exit {
      addLight(Segment(exit.point, exit.point + 2_000 * exit.direction), .ray2)
    }
    addNormal(at: second, of: trace.reflections.first ?? trace.face)
    addInsideAngles(ray, first)
    guard let emergence = ray.emergence, trace.face == 0, !trace.isReflected,
      let exit = trace.exit
    else { return }
    addEmergence(emergence, exit)
  }

  private mutating func addInsideAngles(_ ray: PrismRay, _ first: Segment) {
    guard options.hasAngles, let refraction = ray.firstRefraction,
      let incidence = ray.secondIncidence, first.length > 70
    else { return }
    let way = first.direction
    if refraction.magnitude > 0.02 {
      canvas.addAngle(
        at: entry, between: (-normal(of: 2), way), radius: Self.arc,
        name("r_1", refraction, "first-refraction"))
    }
    // Where the light does not meet the second face there is no second angle.
    let isAtSecond = (first.end - corners[0]).cross(corners[1] - corners[0]).magnitude < 1
    if isAtSecond, incidence.magnitude > 0.02 {
      canvas.addAngle(
        at: first.end, between: (-normal(of: 0), -way), radius: Self.arc,
        name("r_2", incidence, "second-incidence"))
    }
  }

  private mutating func addEmergence(
    _ emergence: Double, _ exit: (point: Point, direction: Vector)
  ) {
    guard options.hasAngles else { return }
    if emergence.magnitude > 0.02 {
      canvas.addAngle(
        at: exit.point, between: (normal(of: 0), exit.direction), radius: Self.arc,
        name("i_2", emergence, "emergence"))
    }
    guard let deviation = subject.ray.deviation, deviation.magnitude > 0.02 else { return }
    let straight = Segment(entry, entry + 2_000 * incoming)
    let back = Segment(exit.point, exit.point - 2_000 * exit.direction)
    guard let meeting = straight.lineIntersection(with: back) else { return }
    let reach = meeting.distance(to: exit.point)
    let radius = max(84, reach + 74)
    let end = meeting + (radius + 24) * incoming
    canvas.addStretch(Segment(entry, end), .line(.extension2), thickness: 2)
    canvas.addStretch(Segment(exit.point, meeting), .line(.extension2), thickness: 2)
    canvas.addAngle(
      at: meeting, between: (incoming, exit.direction), radius: radius,
      name("δ", deviation, "deviation"), priority: 4)
  }
}
