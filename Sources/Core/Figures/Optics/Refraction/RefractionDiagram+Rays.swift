import Drawing
import Formula
import Geometry
import Numbers
import Optics
import Scenarios

extension RefractionDiagram {
  /// A ray at the interface, with what is reflected and what is refracted, and its angles if it is alone.
  mutating func add(_ ray: OpticsRay, _ index: Int) {
    let entry = ray.entry
    let role = Self.role(ofRay: index, among: outcome.rays.count)
    let foot = Point(0, 0)
    let incoming = Self.down(drawnIncidence(of: ray))
    let source = isFan ? foot - 168 * incoming : Self.far(foot, -incoming)
    let arriving = addLight(Segment(source, foot), role)
    if isFan, let arriving { canvas.addNumber(index + 1, on: arriving, role) }
    if options.hidesAnswers {
      if !isFan { addIncidence(of: ray, at: foot, radius: Self.arcRadius) }
      return
    }
    addReflection(of: entry, at: foot, index)
    addRefraction(of: entry, at: foot, index)
    if !isFan {
      addContinuation(of: entry, at: foot)
      addAngles(of: ray)
    }
  }

  /// The reflected part; all of it beyond the critical angle.
  private mutating func addReflection(of entry: PlaneRefraction, at foot: Point, _ index: Int) {
    let isTotal = entry.kind == .totallyReflected
    guard isTotal || (options.hasReflection && entry.reflectance > 0) else { return }
    // A reflection back along the ray itself, or nearly along the surface, cannot be told from it; all of the light can.
    guard entry.incidence > 0.02, entry.incidence < 1.55 || isTotal || entry.kind == .grazing
    else { return }
    if isFan, !isTotal, entry.reflectance < 0.1 { return }
    let role = Self.role(ofRay: index, among: outcome.rays.count)
    let direction = Vector(Elementary.sin(entry.incidence), -Elementary.cos(entry.incidence))
    let end = isFan ? foot + 168 * direction : Self.far(foot, direction)
    guard let line = addLight(Segment(foot, end), role, share: entry.reflectance) else { return }
    if isFan {
      canvas.addNumber(index + 1, onEndOf: line, role)
    } else if options.hasLabels {
      let phrase: RayPhrase = isTotal ? .labelTotal : .labelReflected
      let text = words(phrase, [("share", words.share(entry.reflectance))])
      canvas.addName(
        LabelText(text, size: 12), .rayLabel, beside: Segment(line.point(at: 0.35), line.end))
    }
  }

  private mutating func addRefraction(of entry: PlaneRefraction, at foot: Point, _ index: Int) {
    guard let refraction = entry.refraction else { return }
    // Of light that arrives along the surface nothing enters.
    let share = 1 - entry.reflectance
    let isEntering = entry.kind != .grazing || entry.incidence < 1.57
    guard isEntering else { return }
    let role = Self.role(ofRay: index, among: outcome.rays.count)
    let direction = Self.down(refraction)
    let end = isFan ? foot + 168 * direction : Self.far(foot, direction)
    let line = addLight(
      Segment(foot, end), role, share: entry.kind == .grazing ? 0.5 : share)
    guard let line else { return }
    if isFan {
      canvas.addNumber(index + 1, onEndOf: line, role)
    } else if options.hasLabels, options.hasReflection, entry.kind != .grazing {
      let text = words(.labelRefracted, [("share", words.share(share))])
      canvas.addName(
        LabelText(text, size: 12), .rayLabel, beside: Segment(line.point(at: 0.35), line.end))
    }
  }

  /// The line of the incident ray, continued: beside it one sees by how much the ray is turned.
  private mutating func addContinuation(of entry: PlaneRefraction, at foot: Point) {
    guard options.hasAngles, let refraction = entry.refraction,
      (refraction - entry.incidence).magnitude > 0.03, entry.kind == .refracted
    else { return }
    let direction = Self.down(entry.incidence)
    canvas.addStretch(
      Segment(foot, foot + 138 * direction), .line(.extension2), thickness: 2)
    canvas.addAngle(
      at: foot, between: (direction, Self.down(refraction)), radius: 112,
      name("δ", entry.deviation, "deviation"), priority: 2)
  }

  /// The angles to the normal.
  private mutating func addAngles(of ray: OpticsRay) {
    let entry = ray.entry
    guard options.hasAngles, entry.incidence > 0 else { return }
    let foot = Point(0, 0)
    let up = Vector(0, -1)
    addIncidence(of: ray, at: foot, radius: Self.arcRadius)
    let isTotal = entry.kind == .totallyReflected
    if isTotal, entry.incidence < 1.57 {
      let reflected = Vector(
        Elementary.sin(entry.incidence), -Elementary.cos(entry.incidence))
      canvas.addAngle(
        at: foot, between: (up, reflected), radius: Self.arcRadius,
        name("θ_1", entry.incidence, "incidence"))
    }
    if let refraction = entry.refraction, refraction > 0,
      entry.kind != .grazing || entry.incidence < 1.57
    {
      canvas.addAngle(
        at: foot, between: (Vector(0, 1), Self.down(refraction)), radius: Self.arcRadius,
        name("θ_2", refraction, "refraction"))
    }
  }

  /// The angle of incidence; without its number where that is a hidden answer.
  mutating func addIncidence(of ray: OpticsRay, at foot: Point, radius: Double) {
    guard options.hasAngles, ray.entry.incidence > 0 else { return }
    let name =
      words.hiddenIncidence(of: ray) == nil
      ? name("θ_1", ray.entry.incidence, "incidence") : LabelText(symbol: "θ_1", size: 13)
    canvas.addAngle(
      at: foot, between: (Vector(0, -1), -Self.down(drawnIncidence(of: ray))), radius: radius, name)
  }

  func name(_ symbol: String, _ radians: Double, _ property: String) -> LabelText {
    LabelText(symbol: symbol, size: 13)
      + LabelText(" = " + words.angle(radians, of: "ray", property))
  }
}

extension AxialCanvas {
  /// The number of a ray at the end of its line.
  mutating func addNumber(_ number: Int, onEndOf line: Segment, _ role: Role) {
    addNumber(number, on: Segment(line.end, line.start), role)
  }
}
