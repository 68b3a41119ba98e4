extension Conjugates {
  public var objectKind: PointKind { object.kindAsObject }
  public var imageKind: PointKind { image.kindAsImage }

  /// Which way up the image is, beside the object; `nil` where there is nothing to compare.
  ///
  /// For an object at infinity that is seen off the axis, the image's height is compared with the object's direction.
  public var orientation: Orientation? {
    if case .atInfinity(let tangent) = object {
      guard let height = image.height, tangent != 0, height != 0 else { return nil }
      return (height > 0) == (tangent > 0) ? .upright : .inverted
    }
    guard let magnification, magnification != 0 else { return nil }
    return magnification > 0 ? .upright : .inverted
  }

  /// How large the image is beside the object; `nil` where there is nothing to compare.
  public var size: RelativeSize? {
    guard let magnification, magnification != 0 else { return nil }
    let excess = magnification.magnitude - 1
    if excess.magnitude <= ThinLens.tolerance { return .same }
    return excess > 0 ? .enlarged : .diminished
  }
}
