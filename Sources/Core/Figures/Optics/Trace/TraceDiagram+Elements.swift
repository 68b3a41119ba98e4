import Drawing
import Geometry
import Optics
import Scenarios

extension TraceDiagram {
  /// The axis over the full width.
  mutating func addAxis() {
    let y = scale.origin.y
    addLine(
      Segment(Point(layout.frame.minX, y), Point(layout.frame.maxX, y)), .line(.axis))
  }

  private func curve(_ number: Int) -> SurfaceCurve {
    SurfaceCurve(
      layout.result.system.surfaces[number], half: layout.halves[number], scale: scale)
  }

  /// Glass between two surfaces, and the denser of two media that one surface parts.
  mutating func addBodies() {
    let system = result.system
    for number in system.surfaces.indices
    where system.isGlass(behind: number) && system.isDense(behind: number) {
      shapes.append(.path(body(from: curve(number), to: curve(number + 1)), .fill(.lens)))
    }
    guard let last = system.surfaces.indices.last else { return }
    if system.indexAfter > system.indexBefore, layout.window.leavesRight {
      addMedium(from: curve(last), toX: layout.frame.maxX)
    } else if system.indexBefore > system.indexAfter {
      addMedium(from: curve(0), toX: layout.frame.minX)
    }
  }

  /// What is between two surfaces, with its rims.
  private func body(from first: SurfaceCurve, to second: SurfaceCurve) -> Path {
    var path = first.path
    // The rim of the smaller face goes straight out, then along to the other.
    if first.bottom.y != second.bottom.y {
      path.line(to: rim(first.bottom, second.bottom))
    }
    path.line(to: second.bottom)
    for curve in second.curves.reversed() { path.add(curve.reversed) }
    if first.top.y != second.top.y { path.line(to: rim(first.top, second.top)) }
    path.close()
    return path
  }

  private func rim(_ first: Point, _ second: Point) -> Point {
    let isFirstHigher =
      (first.y - scale.origin.y).magnitude > (second.y - scale.origin.y).magnitude
    return isFirstHigher ? Point(second.x, first.y) : Point(first.x, second.y)
  }

  private mutating func addMedium(from curve: SurfaceCurve, toX x: Double) {
    var path = curve.path
    path.line(to: Point(x, curve.bottom.y))
    path.line(to: Point(x, curve.top.y))
    path.close()
    shapes.append(.path(path, .fill(.medium)))
    for y in [curve.top.y, curve.bottom.y] {
      let edge = Segment(
        Point(y == curve.top.y ? curve.top.x : curve.bottom.x, y), Point(x, y))
      addLine(edge, .line(.medium))
    }
  }

  /// The surfaces themselves: arcs, mirrors with their backs, openings.
  mutating func addSurfaces() {
    for (number, surface) in result.system.surfaces.enumerated() {
      let curve = curve(number)
      switch surface.action {
      case .limits: addOpening(curve)
      case .reflects:
        addMirror(curve, number)
      case .refracts: shapes.append(.path(curve.path, .line(.surface)))
      }
      for part in curve.curves { obstacles += Obstacle.curve(part, width: 4) }
    }
    for number in result.system.surfaces.indices where result.system.isGlass(behind: number) {
      let (first, second) = (curve(number), curve(number + 1))
      for (from, to) in [(first.top, second.top), (first.bottom, second.bottom)] {
        let corner = from.y == to.y ? from : rim(from, to)
        shapes.append(.path(Path(through: [from, corner, to]), .line(.surface)))
      }
    }
  }

  /// A mirror, with a hole where light goes on through it.
  private mutating func addMirror(_ curve: SurfaceCurve, _ number: Int) {
    for piece in curve.pieces(sparing: hole(in: number)) {
      addBack(of: piece, number)
      var path = Path()
      if let first = piece.first { path.move(to: first.start) }
      for part in piece { path.add(part) }
      shapes.append(.path(path, .line(.mirror)))
    }
  }

  /// Half the height of the hole in a mirror through which the light of later ones passes, metres; 0 for none.
  private func hole(in number: Int) -> Double {
    let place = result.system.surfaces[number].position
    var highest = 0.0
    for ray in result.rays {
      for crossing in ray.crossings.dropFirst(number + 1) {
        guard let direction = crossing.direction else { continue }
        let light = LightRay(from: crossing.point, towards: direction)
        guard let point = light.point(at: place),
          (point - crossing.point).dot(direction) > 0
        else { continue }
        highest = max(highest, point.y.magnitude)
      }
    }
    return highest > 0 ? 1.3 * highest + 0.02 * layout.halves[number] : 0
  }

  /// Hatching on the side from which no light comes.
  private mutating func addBack(of curves: [Curve], _ number: Int) {
    // The curve runs downwards; its right side on the page is to the left.
    let isBehindToTheRight = result.system.runsRight(behind: number)
    for part in curves {
      let stroke = isBehindToTheRight ? part.reversed : part
      shapes.append(.path(Hatching.along(stroke, depth: 7, spacing: 6), .line(.mirrorBack)))
      let shift = isBehindToTheRight ? 5.0 : -5
      obstacles.append(
        .line(
          Segment(stroke.start + Vector(shift, 0), stroke.end + Vector(shift, 0)), width: 6))
    }
  }

  /// A stop: two strokes that leave its opening free.
  private mutating func addOpening(_ curve: SurfaceCurve) {
    let length = 26.0
    for (end, way) in [(curve.top, -1.0), (curve.bottom, 1)] {
      let stroke = Segment(end, end + Vector(0, way * length))
      addLine(stroke, .line(.aperture))
      addLine(
        Segment(end - Vector(4, 0), end + Vector(4, 0)), .line(.aperture, width: 1.6))
    }
  }

  /// The refractive indices: in or under each glass, and on the two sides where they are not that of air.
  mutating func addIndices() {
    if options.labels == .none { return }
    let system = result.system
    for number in system.surfaces.indices where system.isGlass(behind: number) {
      let (first, second) = (curve(number), curve(number + 1))
      let x = (first.bottom.x + second.bottom.x) / 2
      let text = indexText(system.indices(at: number).after, letter: "n")
      let low = max(first.bottom.y, second.bottom.y)
      let high = min(first.top.y, second.top.y)
      addIndex(text, near: [Point(x, low), Point(x, high)])
    }
    let (before, after) = (system.indexBefore, system.indexAfter)
    guard before != 1 || after != 1 else { return }
    addSide(before == after ? "n" : "n", before, x: layout.frame.minX, towardsRight: 1)
    guard before != after else { return }
    let x = layout.window.leavesRight ? layout.frame.maxX : layout.frame.minX
    addSide("n′", after, x: x, towardsRight: layout.window.leavesRight ? -1 : 1)
  }

  private func indexText(_ index: Double, letter: String) -> LabelText {
    LabelText(symbol: letter, size: 12) + LabelText(" = " + words.index(index), size: 12)
  }

  /// Under or above the rims at both ends of a glass.
  private mutating func addIndex(_ text: LabelText, near ends: [Point]) {
    var candidates: [LabelRequest.Candidate] = []
    for row in 0..<3 {
      for (end, point) in ends.enumerated() {
        for (column, shift) in [0, 0.45, -0.45].enumerated() {
          let way = end == 0 ? 1.0 : -1
          candidates.append(
            LabelRequest.Candidate(
              center: point
                + Vector(shift * text.width, way * (11 + 14 * Double(row))),
              cost: 0.3 * Double(end) + 0.5 * Double(row) + 0.2 * Double(column)))
        }
      }
    }
    names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(
          width: text.width, height: text.height, candidates: candidates, priority: 3)))
  }

  /// In a corner of the frame.
  private mutating func addSide(
    _ letter: String, _ index: Double, x: Double, towardsRight sign: Double
  ) {
    let text = indexText(index, letter: letter)
    var candidates: [LabelRequest.Candidate] = []
    for column in 0..<6 {
      let (top, bottom) = (layout.frame.minY, layout.frame.maxY)
      let rows = [top + 10, bottom - 10, top + 26, bottom - 26, top + 42]
      for (row, y) in rows.enumerated() {
        let distance = text.width / 2 + 6 + 30 * Double(column)
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x + sign * distance, y), cost: 0.3 * Double(column) + 0.1 * Double(row)))
      }
    }
    names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(width: text.width, height: text.height, candidates: candidates)))
  }
}
