import Geometry

/// Packs the components of a graph: the largest first, side by side in rows; single vertices in rows of their own at the end.
struct Shelves {
  /// The places of all vertices, by index.
  let positions: [Point]

  /// - Parameters:
  ///   - components: for each component its vertices and their places.
  ///   - gap: the space between components.
  init(
    _ components: [(vertices: [Int], points: [Point])], order: Int, measure: LayoutMeasure,
    gap: Double
  ) {
    let boxes = components.map { Self.box(of: $0, measure: measure) }
    let sorted = components.indices.sorted { left, right in
      let first = components[left].vertices.count
      let second = components[right].vertices.count
      return first == second ? left < right : first > second
    }
    let area = boxes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let widest = boxes.reduce(0) { max($0, $1.width) }
    let limit = max(widest, min(680, 1.6 * area.squareRoot()), min(360, 2.2 * area.squareRoot()))
    var positions = [Point](repeating: Point(0, 0), count: order)
    var top = 0.0
    var row: [Int] = []
    var rowWidth = 0.0
    func place(_ row: [Int], width: Double) {
      let height = row.reduce(0) { max($0, boxes[$1].height) }
      var left = -width / 2
      for index in row {
        let box = boxes[index]
        let move = Vector(left - box.minX, top - height / 2 - box.center.y)
        for (vertex, point) in zip(components[index].vertices, components[index].points) {
          positions[vertex] = point + move
        }
        left += box.width + gap
      }
      top -= height + gap
    }
    for index in sorted {
      let width = boxes[index].width
      let startsSingles =
        components[index].vertices.count == 1
        && row.contains { components[$0].vertices.count > 1 }
      if !row.isEmpty, startsSingles || rowWidth + gap + width > limit {
        place(row, width: rowWidth)
        row = []
        rowWidth = 0
      }
      rowWidth += row.isEmpty ? width : gap + width
      row.append(index)
    }
    if !row.isEmpty { place(row, width: rowWidth) }
    self.positions = positions
  }

  private static func box(
    of component: (vertices: [Int], points: [Point]), measure: LayoutMeasure
  ) -> Rectangle {
    let radius = measure.leastDistance / 3
    var box: Rectangle?
    for (vertex, point) in zip(component.vertices, component.points) {
      let extent =
        measure.extents.indices.contains(vertex) ? measure.extents[vertex] : Vector(radius, radius)
      let own = Rectangle(center: point, width: 2 * extent.dx, height: 2 * extent.dy)
      box = box?.union(own) ?? own
    }
    return box ?? Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)
  }
}
