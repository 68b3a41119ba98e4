import Geometry

extension FieldPoint {
  /// The same point as an element sees it that stands `distance` metres further along the light.
  ///
  /// What lies in that element's plane but for rounding lies in it.
  public func seen(from distance: Double) -> FieldPoint {
    switch self {
    case .atInfinity: return self
    case .atElement(let height): return FieldPoint(position: 0 - distance, height: height)
    case .at(let point):
      let position = point.x - distance
      let size = max(point.x.magnitude, distance.magnitude)
      return FieldPoint(
        position: position.magnitude <= ThinLens.tolerance * size ? 0 : position, height: point.y)
    }
  }
}
