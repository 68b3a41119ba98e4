import Geometry

extension LayoutMeasure {
  /// Half the width and half the height that a vertex takes up.
  func extent(of vertex: Int) -> Vector {
    extents.indices.contains(vertex)
      ? extents[vertex] : Vector(leastDistance / 3, leastDistance / 3)
  }

  /// The measure for a part of a graph whose vertices are renumbered in this order.
  func measure(of members: [Int]) -> LayoutMeasure {
    var part = self
    if !extents.isEmpty { part.extents = members.map { extent(of: $0) } }
    return part
  }
}
