import Geometry

extension ThinLens {
  /// A vergence this small beside the larger of the object's vergence and the power is parallel light: rounding has left it.
  public static let tolerance = 1e-9

  /// The image of an object point, and what belongs to the pair.
  public func conjugates(of object: FieldPoint) -> Conjugates {
    guard let vergence = object.vergence(index: before.index) else {
      return Conjugates(
        object: object, image: object, objectVergence: nil, imageVergence: nil, magnification: 1)
    }
    let (u, p) = (vergence.dioptres, power.dioptres)
    guard let v = ThinLensLaws.imageVergence.number(("U", u), ("P", p)),
      v.magnitude > Self.tolerance * max(u.magnitude, p.magnitude),
      let position = ThinLensLaws.imageDistance.number(("n'", after.index), ("V", v))
    else { return parallel(object, vergence) }
    var magnification = 0.0
    var height = 0.0
    switch object {
    case .atInfinity(let tangent):
      // The law's f times the tangent: the ray through the centre, with the change of medium.
      height = -tangent * before.index / after.index * position
    case .at(let tip):
      magnification = ThinLensLaws.magnification.number(("U", u), ("V", v)) ?? 0
      height = ThinLensLaws.imageHeight.number(("m", magnification), ("h", tip.y)) ?? 0
    case .atElement: break
    }
    return Conjugates(
      object: object, image: .at(Point(position, height)), objectVergence: vergence,
      imageVergence: Vergence(dioptres: v), magnification: magnification)
  }

  /// The pair of an object whose light leaves parallel: no image distance and no magnification, but a direction.
  private func parallel(_ object: FieldPoint, _ vergence: Vergence) -> Conjugates {
    let slope = object.slope(atHeight: 0) ?? 0
    return Conjugates(
      object: object, image: .atInfinity(tangent: -slope * before.index / after.index),
      objectVergence: vergence, imageVergence: .parallel, magnification: nil)
  }
}
