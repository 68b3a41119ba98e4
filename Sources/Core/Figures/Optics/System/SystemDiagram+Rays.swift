import Drawing
import Geometry
import Optics
import Scenarios

extension SystemDiagram {
  /// All rays: light as solid lines with one head each, continued lines dashed and without heads.
  mutating func addRays() {
    var front: [Shape] = []
    for ray in layout.rays.rays {
      var isNumbered = false
      for piece in pieces(of: ray) {
        guard let line = canvas.addLine(piece.segment, paint(ray, piece.kind)) else { continue }
        guard piece.kind == .real else { continue }
        canvas.addHead(on: line, role(ray, isLight: true), to: &front)
        if piece.isParallel {
          front.append(canvas.parallelMark(on: line, role(ray, isLight: true)))
        }
        if !isPanel, !isNumbered, line.length > 60, case .principal(let number) = ray.role {
          canvas.addNumber(number, on: line, role(ray, isLight: true))
          isNumbered = true
        }
      }
      if case .stopped(let plane) = ray.passage {
        let end = layout.scale.point(Point(places.x[plane], ray.heights[plane]))
        front.append(.cross(at: end, size: 7, .line(.aperture, width: 1.5, dash: .solid)))
      }
    }
    canvas.shapes += front
  }

  /// A straight piece of a drawn ray.
  struct Piece {
    enum Kind { case real, virtual }

    let segment: Segment
    let kind: Kind
    /// True for light that all runs one way.
    var isParallel = false
  }

  /// What is drawn of a ray, real pieces first, in the order of the light.
  private func pieces(of ray: SystemRay) -> [Piece] {
    var last = ray.heights.count - 1
    if case .stopped(let plane) = ray.passage { last = plane }
    var found = [first(ray)].compactMap { $0 }
    if last > 0 {
      for index in 0..<last {
        let segment = Segment(
          Point(places.x[index], ray.heights[index]),
          Point(places.x[index + 1], ray.heights[index + 1]))
        if segment.length > 0 { found.append(Piece(segment: segment, kind: .real)) }
      }
    }
    let stops = last < ray.heights.count - 1 || ray.passage == .stopped(at: last)
    if words.hidesImage || stops || isCaught { return found + continued(ray, upTo: last) }
    return found + [leaving(ray)] + continued(ray, upTo: last)
  }

  /// True if a screen ends the light.
  private var isCaught: Bool { system.elements.last?.kind == .screen }

  private func first(_ ray: SystemRay) -> Piece? {
    let front = system.frontVertex
    let start = system.elements[0].position - front
    let source: Double
    switch ray.object {
    case .at(let tip):
      source = tip.x < start && layout.window.showsObject ? tip.x : canvas.visible.lowerBound
    case .atElement: return nil
    case .atInfinity: source = canvas.visible.lowerBound
    }
    guard source < places.x[0] else { return nil }
    let height = ray.heights[0] + ray.slopeBefore * (source - places.x[0])
    var piece = Piece(
      segment: Segment(Point(source, height), Point(places.x[0], ray.heights[0])), kind: .real)
    if case .atInfinity = ray.object { piece.isParallel = true }
    return piece
  }

  private func leaving(_ ray: SystemRay) -> Piece {
    let last = ray.heights.count - 1
    let direction = places.behind[last]
    let end = direction > 0 ? canvas.visible.upperBound : canvas.visible.lowerBound
    let reach = (end - places.x[last]) * direction
    var piece = Piece(
      segment: Segment(
        Point(places.x[last], ray.heights[last]),
        Point(end, ray.heights[last] + ray.slopes[last] * reach)), kind: .real)
    piece.isParallel = outcome.conjugates.imageKind == .atInfinity
    return piece
  }

  /// The lines of light continued to virtual objects and images, dashed.
  private func continued(_ ray: SystemRay, upTo last: Int) -> [Piece] {
    var found: [Piece] = []
    if case .at(let tip) = ray.object, tip.x > system.elements[0].position - system.frontVertex {
      let end = min(tip.x, canvas.visible.upperBound)
      let height = ray.heights[0] + ray.slopeBefore * (end - places.x[0])
      found.append(
        Piece(
          segment: Segment(Point(places.x[0], ray.heights[0]), Point(end, height)), kind: .virtual))
    }
    guard !words.hidesImage, case .passes = ray.passage else { return found }
    for item in outcome.items where item.isOptical {
      let plane = item.elements.upperBound - 1
      guard plane <= last, let distance = virtualEnd(behind: item, of: ray) else { continue }
      let y = ray.heights[plane] + ray.slopes[plane] * distance
      found.append(
        Piece(
          segment: Segment(
            Point(places.x[plane], ray.heights[plane]),
            Point(places.x(behind: plane, distance), y)), kind: .virtual))
    }
    return found
  }

  /// How far the line behind an item is continued: back to its virtual image, or on to an image that the next element is in the way
  /// of; `nil` if light goes through the image.
  private func virtualEnd(behind item: SystemItem, of ray: SystemRay) -> Double? {
    let plane = item.elements.upperBound - 1
    let tip = system.part(0..<plane + 1).steps(from: seen(ray.object)).last?.image
    guard case .at(let point)? = tip else { return nil }
    let isLast = item.number == outcome.items.last { $0.isOptical }?.number
    if isLast { return point.x < 0 ? point.x : nil }
    guard points.between.contains(where: { $0.item.number == item.number && !$0.isReal }),
      canvas.visible.contains(places.x(behind: plane, point.x))
    else { return nil }
    return point.x
  }

  /// The object point from the first plane, where `part` begins to count.
  private func seen(_ object: FieldPoint) -> FieldPoint {
    object.seen(from: system.part(0..<1).frontVertex - system.frontVertex)
  }

  private func paint(_ ray: SystemRay, _ kind: Piece.Kind) -> Paint {
    if ray.passage == .missesOpening {
      return kind == .real
        ? .line(.construction, dash: .solid) : .line(.construction, width: 1, dash: .virtual)
    }
    let role = role(ray, isLight: kind == .real)
    return isPanel ? .line(role, width: kind == .real ? 1.2 : 0.9) : .line(role)
  }

  private func role(_ ray: SystemRay, isLight: Bool) -> Role {
    if ray.passage == .missesOpening { return .construction }
    switch ray.role {
    case .principal(let number): return isLight ? .ray(number) : .extension(number)
    case .bundle: return isLight ? .bundle : .bundleExtension
    case .chief: return isLight ? .ray1 : .extension1
    }
  }
}
