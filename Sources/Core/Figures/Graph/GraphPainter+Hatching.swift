import Drawing
import Geometry
import Graphs

extension GraphPainter {
  /// Strokes inside vertices: of one side of a cut always, of classes on paper, where their tints may be missing.
  var hatching: [Shape] {
    if plan.isSketch { return [] }
    var shapes: [Shape] = []
    let side = path(in: hatched, Self.patterns[0])
    if !side.elements.isEmpty { shapes.append(.path(side, .line(.hatch))) }
    let members = plan.graph.vertices.indices.filter { moment.vertices[$0] == .done }
    let most = members.compactMap { moment.groups[$0] }.max() ?? 0
    let classes = (0..<most).compactMap { number -> Shape? in
      let path = path(
        in: members.filter { moment.groups[$0] == number + 1 },
        Self.patterns[number % Self.patterns.count])
      return path.elements.isEmpty ? nil : .path(path, .line(.hatch))
    }
    if !classes.isEmpty { shapes.append(.group(Group(isForPrint: true, shapes: classes))) }
    return shapes
  }

  /// How a class is hatched; as many as there are tints.
  private struct Pattern {
    var directions: [Vector]
    var spacing: Double
  }

  private static let patterns: [Pattern] = [
    Pattern(directions: [Vector(1, -1)], spacing: 6),
    Pattern(directions: [Vector(1, 1)], spacing: 6),
    Pattern(directions: [Vector(1, 0)], spacing: 6),
    Pattern(directions: [Vector(0, 1)], spacing: 6),
    Pattern(directions: [Vector(1, -1), Vector(1, 1)], spacing: 8),
    Pattern(directions: [Vector(1, 0), Vector(0, 1)], spacing: 8),
    Pattern(directions: [Vector(1, -1)], spacing: 3),
    Pattern(directions: [Vector(1, 1)], spacing: 3),
  ]

  /// Strokes through vertices, beside their names.
  private func path(in vertices: [Int], _ pattern: Pattern) -> Path {
    var path = Path()
    for vertex in vertices {
      let shape = plan.shapes[vertex]
      let center = plan.centers[vertex]
      let name = shape.boldLabel.map { Label($0, centeredAt: center, role: .vertex).bounds }
      for direction in pattern.directions {
        path.elements +=
          Hatching.inside(
            shape.rim(at: center, margin: 0), spacing: pattern.spacing, direction: direction,
            sparing: name?.grown(by: 2)
          ).elements
      }
    }
    return path
  }

  /// Strokes through the sample of a legend.
  static func hatching(in rim: Rim) -> Shape {
    .path(
      Hatching.inside(rim, spacing: 4, direction: patterns[0].directions[0]), .line(.hatch))
  }
}
