import Drawing
import Geometry
import Optics
import Scenarios

extension TraceDiagram {
  /// The exact rays: solid, one head a stretch; a cross where one ends before its time.
  mutating func addRays() {
    var front: [Shape] = []
    for ray in result.rays {
      if options.stopsAtFirstSurface {
        for stretch in stretches(of: ray).prefix(1) { add(stretch, to: &front) }
        continue
      }
      for stretch in stretches(of: ray) { add(stretch, to: &front) }
      addExtension(of: ray)
      if let end = end(of: ray) {
        front.append(.cross(at: end, .line(.warning)))
        obstacles.append(Obstacle(.circle(center: end, radius: 6), .body))
      }
    }
    shapes += front
  }

  private mutating func add(_ stretch: Segment, to front: inout [Shape]) {
    guard let line = stretch.clipped(to: layout.frame), line.length > 0.5 else { return }
    shapes.append(.line(line, .line(.bundle)))
    obstacles.append(.line(line, width: 3))
    guard let head = Arrowhead.ray.middle(of: line, avoiding: heads) else { return }
    front.append(.path(head.path, .solid(.bundle)))
    heads.append(head.center)
    obstacles.append(Obstacle(.circle(center: head.center, radius: 5), .body))
  }

  /// The straight pieces of a ray, pixels, in the order of the light.
  private func stretches(of ray: TracedRay) -> [Segment] {
    var points = [start(of: ray)]
    points += ray.crossings.map { $0.point }
    if let outgoing = ray.outgoing {
      points.append(outgoing.point + layout.reach * outgoing.direction)
    } else if let end = lostEnd(of: ray) {
      points.append(end)
    }
    return zip(points, points.dropFirst()).map {
      Segment(layout.point($0), layout.point($1))
    }
  }

  /// Where the light comes from: the object's point, or beyond the frame.
  private func start(of ray: TracedRay) -> SpacePoint {
    let first = ray.crossings.first?.point ?? ray.incoming.point
    if case .point(let source) = result.source, source.x < first.x, layout.window.showsSource {
      return source
    }
    return first + (-layout.reach) * ray.incoming.direction
  }

  /// For a ray that misses a surface: where it passes the tangent plane of its vertex.
  private func lostEnd(of ray: TracedRay) -> SpacePoint? {
    if case .shaded(let number) = ray.fate { return shadedEnd(of: ray, number) }
    guard case .missed(let number) = ray.fate else { return nil }
    let surface = result.system.surfaces[number - 1]
    let light = ray.lastStretch
    // Where the surface would end, if the ray gets so far; else a little on.
    let rim = surface.position + (surface.profile.sag(at: layout.halves[number - 1]) ?? 0)
    let places = [surface.position, rim].compactMap { light.point(at: $0) }
    // The point of a ray that has met nothing may be anywhere on its line.
    let ahead = places.filter {
      ray.crossings.isEmpty || ($0 - light.point).dot(light.direction) > 0
    }
    let far = ahead.max {
      ($0 - light.point).dot(light.direction) < ($1 - light.point).dot(light.direction)
    }
    return far ?? light.point + (0.06 * layout.reach) * light.direction
  }

  /// Where a ray meets the back of a mirror.
  private func shadedEnd(of ray: TracedRay, _ number: Int) -> SpacePoint? {
    let surface = result.system.surfaces[number - 1]
    var light = ray.incoming
    light.point.x -= surface.position
    guard let met = surface.profile.meeting(with: light) else {
      return ray.incoming.point(at: surface.position)
    }
    return SpacePoint(met.x + surface.position, met.y, met.z)
  }

  /// Where a ray that does not pass ends, pixels; `nil` outside the frame.
  private func end(of ray: TracedRay) -> Point? {
    let end: SpacePoint?
    switch ray.fate {
    case .passed: return nil
    case .missed, .shaded: end = lostEnd(of: ray)
    case .totallyReflected, .stopped: end = ray.crossings.last?.point
    }
    guard let end else { return nil }
    let point = layout.point(end)
    return layout.frame.grown(by: 2).contains(point) ? point : nil
  }

  /// Dashed, back from the last surface to a virtual image.
  private mutating func addExtension(of ray: TracedRay) {
    guard let outgoing = ray.outgoing, layout.window.showsImage,
      case .at(let image) = result.image, isBefore(image)
    else { return }
    var target = image
    if case .at(let crossing) = outgoing.axisCrossing, isBefore(crossing),
      result.imageHeight == 0
    {
      target = crossing
    }
    guard let end = outgoing.point(at: target) else { return }
    let line = Segment(layout.point(outgoing.point), layout.point(end))
    guard let visible = line.clipped(to: layout.frame), visible.length > 2 else { return }
    shapes.append(.line(visible, .line(.bundleExtension)))
    obstacles.append(.line(visible, width: 2))
  }

  /// True for a place from which light behind the last surface only seems to come.
  func isBefore(_ x: Double) -> Bool {
    layout.window.leavesRight
      ? x < result.system.backVertex : x > result.system.backVertex
  }

  /// The same rays as the paraxial theory has them: dashed, bent at the tangent planes of the vertices.
  mutating func addParaxialRays() {
    guard options.showsParaxial, !options.stopsAtFirstSurface else { return }
    for ray in result.rays {
      let points = paraxialPoints(of: ray)
      for (start, end) in zip(points, points.dropFirst()) {
        let line = Segment(scale.point(start), scale.point(end))
        guard let visible = line.clipped(to: layout.frame), visible.length > 0.5 else { continue }
        shapes.append(.line(visible, .line(.ray3, width: 1.2, dash: .short)))
        obstacles.append(.line(visible, width: 2))
      }
    }
  }

  /// A ray before the first surface as paraxial theory has it, in the tangent plane of its vertex.
  func paraxial(_ ray: TracedRay) -> ParaxialHeight? {
    guard let first = result.system.surfaces.first,
      let at = ray.incoming.point(at: first.position)
    else { return nil }
    return ParaxialHeight(
      height: at.y, slope: ray.incoming.direction.y / ray.incoming.direction.x)
  }

  private func paraxialPoints(of ray: TracedRay) -> [Point] {
    let system = result.system
    guard let first = system.surfaces.first, let incoming = paraxial(ray) else { return [] }
    let start = self.start(of: ray)
    let trace = system.paraxialTrace(incoming)
    var points = [Point(start.x, incoming.moved(by: start.x - first.position).height)]
    for (surface, height) in zip(system.surfaces, trace) {
      points.append(Point(surface.position, height.height))
    }
    if let last = trace.last {
      let sense = layout.window.leavesRight ? 1.0 : -1
      let end = system.surfaces.last?.position ?? 0
      let moved = last.moved(by: sense * layout.reach)
      points.append(Point(end + sense * layout.reach, moved.height))
    }
    return points
  }

  /// The normals where a single ray meets its surfaces.
  mutating func addNormals() {
    guard options.showsNormals, !options.stopsAtFirstSurface, let ray = result.ray else { return }
    let length = 0.3 * (layout.halves.max() ?? 0)
    for crossing in ray.crossings {
      let number = ray.crossings.firstIndex(of: crossing) ?? 0
      let surface = result.system.surfaces[number]
      if surface.action == .limits { continue }
      let start = crossing.point + (-length) * crossing.normal
      var end = crossing.point + length * crossing.normal
      var begin = start
      if result.system.surfaces.count == 1, surface.profile.conic == 0, let centre = result.centre,
        layout.window.showsCentre
      {
        // The normal of a sphere goes through its centre.
        let middle = SpacePoint(centre, 0)
        if (middle - crossing.point).dot(crossing.normal) > 0 {
          end = middle
        } else {
          begin = middle
        }
      }
      let line = Segment(layout.point(begin), layout.point(end))
      guard let visible = line.clipped(to: layout.frame) else { continue }
      addLine(visible, .line(.normal))
    }
  }
}
