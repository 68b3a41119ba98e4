import Drawing
import Formula
import Geometry
import Numbers
import Optics
import Scenarios

extension RefractionDiagram {
  /// The rays through a slab, with the thickness and, for one ray, the displacement.
  mutating func addSlab() {
    let depth = Self.depth(of: outcome)
    addThickness(depth)
    for (index, ray) in outcome.rays.enumerated() { addPath(of: ray, index, depth) }
  }

  private mutating func addThickness(_ depth: Double) {
    let x = canvas.frame.maxX - 26
    guard options.hasLabels, let thickness = outcome.system.thickness else { return }
    let value = words.numbers.length(thickness, of: ValueName("slab", "thickness"))
    let line = DimensionLine(
      from: Point(x, 0), to: Point(x, depth), offset: Vector(0, 0), heads: .atBothEnds,
      text: LabelText(symbol: "t", size: 13) + LabelText(" = " + value))
    canvas.shapes += line.shapes
    canvas.obstacles += line.obstacles
    canvas.include(line.bounds)
  }

  private mutating func addPath(of ray: OpticsRay, _ index: Int, _ depth: Double) {
    let entry = ray.entry
    let role = Self.role(ofRay: index, among: outcome.rays.count)
    let foot = Point(-110, 0)
    let incoming = Self.down(drawnIncidence(of: ray))
    if !isFan || index == 0 { addNormal(at: foot, from: -110, to: depth / 2 + 20) }
    let arriving = addLight(
      Segment(isFan ? foot - 150 * incoming : Self.far(foot, -incoming), foot), role)
    if isFan, let arriving { canvas.addNumber(index + 1, on: arriving, role) }
    if !isFan { addEntryAngles(ray, at: foot) }
    if options.hidesAnswers { return }
    addSlabReflection(of: entry, at: foot, role)
    guard let inside = entry.refraction, inside < .pi / 2, let slab = ray.slab,
      let exit = slab.exit
    else {
      if let refraction = entry.refraction, entry.incidence < 1.57 {
        addLight(Segment(foot, Self.far(foot, Self.down(refraction))), role, share: 0.5)
      }
      return
    }
    let second = foot + Vector(depth * Elementary.tan(inside), depth)
    addLight(Segment(foot, second), role)
    if !isFan { addNormal(at: second, from: -depth / 2 - 10, to: 92) }
    guard let leaving = exit.refraction else {
      return addTotalReflection(at: second, inside, depth, role)
    }
    let outgoing = Self.down(leaving)
    let line = addLight(Segment(second, Self.far(second, outgoing)), role)
    if isFan {
      if let line { canvas.addNumber(index + 1, onEndOf: line, role) }
      return
    }
    addExitAngles(exit, at: second)
    addDisplacement(slab, from: foot, incoming, second: second, leaves: line)
  }

  private mutating func addSlabReflection(
    of entry: PlaneRefraction, at foot: Point, _ role: Role
  ) {
    let isTotal = entry.kind == .totallyReflected
    guard isTotal || (options.hasReflection && entry.reflectance > 0 && !isFan),
      entry.incidence > 0.02, entry.incidence < 1.55
    else { return }
    let direction = Vector(Elementary.sin(entry.incidence), -Elementary.cos(entry.incidence))
    let line = addLight(
      Segment(foot, isFan ? foot + 150 * direction : Self.far(foot, direction)), role,
      share: entry.reflectance)
    guard let line, !isFan, options.hasLabels else { return }
    let text = words(
      isTotal ? .labelTotal : .labelReflected, [("share", words.share(entry.reflectance))])
    canvas.addName(
      LabelText(text, size: 12), .rayLabel, beside: Segment(line.point(at: 0.35), line.end))
  }

  /// A ray that cannot leave by the second face goes back through the first.
  private mutating func addTotalReflection(
    at point: Point, _ inside: Double, _ depth: Double, _ role: Role
  ) {
    let first = point + Vector(depth * Elementary.tan(inside), -depth)
    let line = addLight(Segment(point, first), role)
    if let line, options.hasLabels {
      let text = words(.labelTotal, [("share", words.share(1))])
      canvas.addName(LabelText(text, size: 12), .rayLabel, beside: line)
    }
    guard canvas.frame.contains(first) else { return }
    let back = PlaneRefraction(
      incidence: inside, before: outcome.system.after.index, after: outcome.system.before.index)
    guard let angle = back.refraction else { return }
    let direction = Vector(Elementary.sin(angle), -Elementary.cos(angle))
    addLight(Segment(first, Self.far(first, direction)), role)
  }

  private mutating func addEntryAngles(_ ray: OpticsRay, at foot: Point) {
    addIncidence(of: ray, at: foot, radius: 46)
    guard options.hasAngles, ray.entry.incidence > 0, !options.hidesAnswers,
      let refraction = ray.entry.refraction, refraction > 0, refraction < 1.57
    else { return }
    canvas.addAngle(
      at: foot, between: (Vector(0, 1), Self.down(refraction)), radius: 40,
      name("θ_2", refraction, "refraction"))
  }

  private mutating func addExitAngles(_ exit: PlaneRefraction, at point: Point) {
    guard options.hasAngles, let leaving = exit.refraction, leaving > 0 else { return }
    canvas.addAngle(
      at: point, between: (Vector(0, 1), Self.down(leaving)), radius: 46,
      name(leaving == outcome.rays[0].entry.incidence ? "θ_1" : "θ_3", leaving, "exit-angle"))
  }

  /// The ray as it would have gone on, and how far aside it leaves.
  private mutating func addDisplacement(
    _ slab: Slab, from foot: Point, _ incoming: Vector, second: Point, leaves: Segment?
  ) {
    guard let displacement = slab.displacement, displacement != 0 else { return }
    let straight = Segment(foot, Self.far(foot, incoming))
    guard let line = canvas.addStretch(straight, .line(.extension2), thickness: 2),
      options.hasLabels, let leaves
    else { return }
    // At a right angle to both rays, a little below the slab.
    let start = leaves.point(at: 0.62)
    let across = incoming.quarterTurned
    let away = across.dot(foot - start)
    let end = start + away * across
    guard canvas.frame.contains(end), line.length > 0 else { return }
    let value = words.numbers.length(displacement, of: ValueName("slab", "displacement"))
    let text = LabelText(symbol: "d", size: 13) + LabelText(" = " + value)
    let dimension = DimensionLine(
      from: start, to: end, offset: Vector(0, 0), heads: .atBothEnds, text: LabelText(""))
    canvas.shapes += dimension.shapes.filter {
      if case .label = $0 { false } else { true }
    }
    canvas.obstacles.append(.line(Segment(start, end), width: 8))
    canvas.addName(text, .dimension, atEnd: end, away * across, priority: 3)
  }
}
