import Drawing
import Geometry
import Optics
import Scenarios

/// The drawing of exact rays through surfaces in their true form; built layer by layer, from back to front.
struct TraceDiagram {
  let layout: TraceLayout
  let options: TraceDiagramOptions
  let words: TraceWords
  /// From back to front.
  var shapes: [Shape] = []
  /// What labels keep away from.
  var obstacles: [Obstacle] = []
  /// What is named; placed when everything else lies where it lies.
  var names: [DiagramName] = []
  /// Middles of the heads on rays.
  var heads: [Point] = []
  /// Around everything, pixels.
  var extent = Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Where what stands under the drawing begins.
  var bottom = 0.0

  init(_ result: TraceResult, options: TraceDiagramOptions, words: TraceWords) {
    layout = TraceLayout(result)
    self.options = options
    self.words = words
  }

  var result: TraceResult { layout.result }
  var scale: AxialScale { layout.scale }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    extent = layout.frame
    bottom = layout.frame.maxY
    addBodies()
    addAxis()
    addSurfaces()
    addIndices()
    addNormals()
    addParaxialRays()
    addRays()
    addSource()
    addImage()
    addPoints()
    addDimensions()
    placeNames()
    addLegend()
    addNotes()
    extent = extent.grown(by: 4)
    extent.minX = extent.minX.rounded(.down)
    extent.maxX = extent.maxX.rounded(.up)
    return Drawing(
      id: id, viewBox: extent, title: title, description: description, shapes: shapes)
  }

  private mutating func placeNames() {
    var frame = layout.frame
    frame.minY -= 20
    frame.maxY += 18
    let field = LabelField(obstacles: obstacles, frame: frame)
    let placements = field.placements(of: names.map { $0.request })
    for (name, placement) in zip(names, placements) {
      shapes += name.shapes(at: placement)
      extent = extent.union(placement.box)
      bottom = max(bottom, placement.box.maxY)
    }
  }

  /// Adds a line that labels keep away from.
  mutating func addLine(_ line: Segment, _ paint: Paint, keepingAway width: Double = 2) {
    shapes.append(.line(line, paint))
    obstacles.append(.line(line, width: width))
  }

  /// Adds words that look for a place around a point.
  mutating func addName(
    _ text: LabelText, _ role: Role, around point: Point, radius: Double = 3,
    directions: [Vector] = LabelRequest.compass, priority: Int = 2
  ) {
    names.append(
      DiagramName(
        .text(text, role),
        LabelRequest(
          text, around: point, radius: radius, gap: 5, directions: directions, priority: priority)))
  }
}
