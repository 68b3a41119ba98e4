import Drawing
import Geometry
import Graphs

/// The explanation of the states that occur in a drawing, and of no others.
struct GraphLegend {
  /// A state and what it is called.
  enum Entry: Hashable {
    case vertex(VertexState, isHatched: Bool = false, words: String)
    case edge(EdgeState, isDirected: Bool, words: String)

    var words: String {
      switch self {
      case .vertex(_, _, let words), .edge(_, _, let words): words
      }
    }
  }

  let shapes: [Shape]
  /// What the rows take up; of no height if there is nothing to explain.
  let bounds: Rectangle

  /// Rows from an upper left corner.
  init(_ entries: [Entry], at corner: Point, width: Double) {
    let texts = entries.map { LabelText($0.words, size: 12) }
    let legend = Legend(texts, at: corner, width: width, sampleWidth: 34, rowHeight: 30)
    var shapes: [Shape] = []
    var right = corner.x
    for (entry, place) in zip(entries, legend.places) {
      shapes += Self.sample(entry, in: place.sample)
      shapes.append(.label(place.label))
      right = max(right, place.label.bounds.maxX)
    }
    self.shapes = shapes
    bounds = Rectangle(
      minX: corner.x, minY: corner.y, maxX: right, maxY: corner.y + legend.height)
  }

  private static func sample(_ entry: Entry, in room: Rectangle) -> [Shape] {
    switch entry {
    case .vertex(let state, let isHatched, _):
      let center = Point(room.maxX - 13, room.center.y)
      let shape = GraphVertexShape(halfWidth: 8, halfHeight: 8)
      let outline = GraphPainter.outline(
        shape, at: center, GraphPainter.role(of: state), ring: state == .current)
      let rim = shape.rim(at: center, margin: 0)
      return isHatched ? [outline, GraphPainter.hatching(in: rim)] : [outline]
    case .edge(let state, let isDirected, _):
      let role = GraphPainter.role(of: state)
      let line = Segment(Point(room.minX, room.center.y), Point(room.maxX, room.center.y))
      var shapes: [Shape] = []
      if isDirected {
        let arrow = Arrow(
          along: Curve(line), from: nil, to: nil, lineWidth: role.style.lineWidth)
        if let arrow {
          shapes.append(.curve(arrow.shaft, GraphPainter.paint(of: state)))
          shapes.append(.path(arrow.head, .solid(role)))
        }
      } else {
        shapes.append(.line(line, .line(role)))
      }
      if state == .rejected { shapes.append(GraphPainter.cross(at: room.center)) }
      return shapes
    }
  }
}
