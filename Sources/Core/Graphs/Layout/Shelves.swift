import Geometry

/// Packs the components of a graph: the largest first, side by side in rows; single vertices in rows of their own at the end.
struct Shelves {
  /// The places of all vertices, by index.
  let positions: [Point]

  /// - Parameters:
  ///   - components: for each component its vertices and their places, then those of the bends of its edges.
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
    let joined = sorted.filter { components[$0].vertices.count > 1 }
    let singles = sorted.filter { components[$0].vertices.count == 1 }
    let rows =
      Self.rows(of: joined, boxes: boxes, gap: gap)
      + Self.evenRows(of: singles, boxes: boxes, gap: gap, width: joined.isEmpty ? 0 : 420)
    var positions = [Point](repeating: Point(0, 0), count: order)
    var top = 0.0
    for row in rows {
      let width = row.reduce(-gap) { $0 + gap + boxes[$1].width }
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
    self.positions = positions
  }

  /// Rows that are filled up to a width which makes the whole a little wider than high.
  private static func rows(of components: [Int], boxes: [Rectangle], gap: Double) -> [[Int]] {
    let area = components.reduce(0) {
      $0 + (boxes[$1].width + gap) * (boxes[$1].height + gap)
    }
    let widest = components.reduce(0) { max($0, boxes[$1].width) }
    let side = area.squareRoot()
    let limit = max(widest, min(680, 1.6 * side), min(360, 2.2 * side))
    var rows: [[Int]] = []
    var width = 0.0
    for index in components {
      if !rows.isEmpty, width + gap + boxes[index].width <= limit {
        rows[rows.count - 1].append(index)
        width += gap + boxes[index].width
      } else {
        rows.append([index])
        width = boxes[index].width
      }
    }
    return rows
  }

  /// Rows of about the same number of single vertices.
  private static func evenRows(
    of singles: [Int], boxes: [Rectangle], gap: Double, width: Double
  ) -> [[Int]] {
    guard !singles.isEmpty else { return [] }
    let total = singles.reduce(0) { $0 + boxes[$1].width + gap }
    let mean = total / Double(singles.count)
    let limit = max(width, 6.5 * mean, 1.6 * (total * mean).squareRoot())
    let count = max(1, Int((total / limit).rounded(.up)))
    let perRow = (singles.count + count - 1) / count
    return stride(from: 0, to: singles.count, by: perRow).map { start in
      Array(singles[start..<min(start + perRow, singles.count)])
    }
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
    for bend in component.points.dropFirst(component.vertices.count) {
      let own = Rectangle(center: bend, width: 16, height: 16)
      box = box?.union(own) ?? own
    }
    return box ?? Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)
  }
}
