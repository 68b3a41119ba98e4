import Geometry

extension FieldPoint {
  /// What kind of object the point is for an element at the origin: light comes from the left.
  public var kindAsObject: PointKind {
    switch self {
    case .at(let point): point.x < 0 ? .real : .virtual
    case .atElement: .atElement
    case .atInfinity: .atInfinity
    }
  }

  /// What kind of image the point is after an element at the origin: light goes on to the right.
  public var kindAsImage: PointKind {
    switch self {
    case .at(let point): point.x > 0 ? .real : .virtual
    case .atElement: .atElement
    case .atInfinity: .atInfinity
    }
  }

  /// The vergence that light from or to this point has at the element, n/distance; `nil` in the plane of the element.
  public func vergence(index: Double) -> Vergence? {
    switch self {
    case .at(let point):
      ThinLensLaws.objectVergence.number(("n", index), ("u", point.x)).map {
        Vergence(dioptres: $0)
      }
    case .atElement: nil
    case .atInfinity: .parallel
    }
  }

  /// The slope dy/dx of the ray of this point that crosses the plane of the element at `height` metres.
  ///
  /// `nil` for a point in that plane: rays of every slope leave it, and none at another height.
  public func slope(atHeight height: Double) -> Double? {
    switch self {
    case .at(let point): (point.y - height) / point.x
    case .atElement: nil
    case .atInfinity(let tangent): -tangent
    }
  }
}
