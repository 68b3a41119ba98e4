import Drawing
import Geometry
import Numbers
import Optics
import Scenarios

/// The drawing of rays at a plane interface or through a slab: the interface horizontal, light from the upper left, one scale in all
/// directions.
struct RefractionDiagram {
  let outcome: RefractionOutcome
  let words: RefractionWords
  var canvas: AxialCanvas
  /// Heads, drawn above all lines.
  var front: [Shape] = []
  /// Sentences under the drawing.
  var notes: [String] = []

  private static let width = 600.0
  static let halfHeight = 178.0
  static let arcRadius = 52.0

  init(_ outcome: RefractionOutcome, words: RefractionWords) {
    self.outcome = outcome
    self.words = words
    let depth = Self.depth(of: outcome)
    let lower = outcome.system.thickness == nil ? Self.halfHeight : depth + 120
    // Through a slab light goes on to the right: the entry stands left of the middle.
    let left = outcome.system.thickness == nil ? 0 : -80.0
    let frame = Rectangle(
      minX: -Self.width / 2 - left, minY: -Self.halfHeight, maxX: Self.width / 2 - left,
      maxY: lower)
    canvas = AxialCanvas(
      AxialScale(along: 1, across: 1, origin: Point(0, 0)), frame: frame)
  }

  /// How thick a slab is drawn, pixels: less where a ray would leave the picture inside.
  static func depth(of outcome: RefractionOutcome) -> Double {
    var depth = 132.0
    // The depth would say how steep the ray is inside.
    if outcome.presentation.hidesAnswers { return depth }
    for ray in outcome.rays {
      guard let inside = ray.entry.refraction, inside > 0 else { continue }
      depth = min(depth, 300 / max(1e-9, Elementary.tan(min(inside, 1.57))))
    }
    return max(36, depth)
  }

  /// The colour of a ray; with a number where there are several.
  static func role(ofRay index: Int, among count: Int) -> Role {
    count == 1 ? .ray2 : count <= 4 ? .ray(index + 1) : .bundle
  }

  /// The direction on the page that makes an angle with the downward normal, to the right; y down.
  static func down(_ angle: Double) -> Vector {
    Vector(Elementary.sin(angle), Elementary.cos(angle))
  }

  var options: RayPresentation<RefractionEquation> { outcome.presentation }
  var isSlab: Bool { outcome.system.thickness != nil }
  var isFan: Bool { outcome.rays.count > 1 }

  /// The angle at which a ray arrives in the drawing: one like any other where the true one is a hidden answer.
  func drawnIncidence(of ray: OpticsRay) -> Double {
    words.hiddenIncidence(of: ray) == nil ? ray.entry.incidence : .pi / 4
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addMedia()
    if isSlab {
      addSlab()
    } else {
      addNormal(at: Point(0, 0), from: -150, to: 150)
      for (index, ray) in outcome.rays.enumerated() { add(ray, index) }
    }
    canvas.shapes += front
    canvas.placeNames()
    if outcome.rays.contains(where: { words.hiddenIncidence(of: $0) != nil }) {
      notes.append(words(.noteAngle))
    }
    canvas.addNotes(notes)
    return canvas.drawing(id: id, title: title, description: description)
  }

  // MARK: Media

  private mutating func addMedia() {
    let system = outcome.system
    let frame = canvas.frame
    let depth = isSlab ? Self.depth(of: outcome) : frame.maxY
    let inside = Rectangle(minX: frame.minX, minY: 0, maxX: frame.maxX, maxY: depth)
    if system.after.index > system.before.index {
      canvas.shapes.append(.rectangle(inside, cornerRadius: 0, .fill(.medium)))
    } else if system.after.index < system.before.index {
      var above = frame
      above.maxY = 0
      canvas.shapes.append(.rectangle(above, cornerRadius: 0, .fill(.medium)))
    }
    if let behind = system.behind, behind.index > system.after.index {
      var below = frame
      below.minY = depth
      canvas.shapes.append(.rectangle(below, cornerRadius: 0, .fill(.medium)))
    }
    addFace(at: 0)
    name(system.before, "n_1", from: -14, to: frame.minY)
    if let behind = system.behind {
      addFace(at: depth)
      name(system.after, "n_2", from: depth - 14, to: 0)
      if behind != system.before { name(behind, "n_3", from: depth + 14, to: frame.maxY) }
    } else {
      name(system.after, "n_2", from: 14, to: frame.maxY)
    }
  }

  private mutating func addFace(at y: Double) {
    let face = Segment(Point(canvas.frame.minX, y), Point(canvas.frame.maxX, y))
    canvas.addStretch(face, .line(.surface), thickness: 4)
  }

  /// A medium, written near its face at the left or right edge, or where these are taken, farther inside.
  private mutating func name(_ medium: Medium, _ letter: String, from y: Double, to end: Double) {
    guard options.hasLabels else { return }
    let text = words.medium(medium, letter)
    let frame = canvas.frame
    var candidates: [LabelRequest.Candidate] = []
    let step = end < y ? -18.0 : 18
    for row in 0..<8 {
      let place = y + step * Double(row)
      guard (place - end).magnitude > 8 else { break }
      for (side, x) in [
        frame.minX + text.width / 2 + 8, frame.maxX - text.width / 2 - 8,
        frame.maxX - text.width / 2 - 84, frame.minX + text.width / 2 + 60,
      ].enumerated() {
        candidates.append(
          LabelRequest.Candidate(
            center: Point(x, place), cost: 0.3 * Double(row) + 0.25 * Double(side)))
      }
    }
    canvas.names.append(
      DiagramName(
        .text(text, .medium),
        LabelRequest(width: text.width, height: text.height, candidates: candidates, priority: 2)))
  }

  mutating func addNormal(at point: Point, from top: Double, to bottom: Double) {
    let line = Segment(point + Vector(0, top), point + Vector(0, bottom))
    canvas.addStretch(line, .line(.normal), thickness: 2)
  }

  // MARK: Light

  /// A stretch of light with its head, thinner as less of it is left.
  @discardableResult
  mutating func addLight(_ segment: Segment, _ role: Role, share: Double = 1) -> Segment? {
    let width = 0.75 + 0.85 * max(0, min(1, share)).squareRoot()
    guard let line = canvas.addStretch(segment, .line(role, width: width)) else { return nil }
    canvas.addHead(on: line, role, to: &front)
    return line
  }

  /// A point far along a direction.
  static func far(_ point: Point, _ direction: Vector) -> Point { point + 2_000 * direction }
}
