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
    let after = OpticsLaw.imageVergence(vergence, power)
    let largest = max(vergence.dioptres.magnitude, power.dioptres.magnitude)
    if after.dioptres.magnitude <= Self.tolerance * largest {
      return parallel(object, vergence)
    }
    let position = OpticsLaw.imagePosition(index: self.after.index, vergence: after.dioptres)
    if case .atInfinity(let tangent) = object {
      // −tangent is the slope of the ray through the centre; it keeps its direction but for the change of medium.
      let height = -tangent * before.index / self.after.index * position
      return Conjugates(
        object: object, image: .at(Point(position, height)), objectVergence: vergence,
        imageVergence: after, magnification: 0)
    }
    let magnification = OpticsLaw.magnification(vergence.dioptres, after.dioptres)
    let height = magnification * (object.height ?? 0)
    return Conjugates(
      object: object, image: .at(Point(position, height)), objectVergence: vergence,
      imageVergence: after, magnification: magnification)
  }

  /// The pair of an object whose light leaves parallel: no image distance and no magnification, but a direction.
  private func parallel(_ object: FieldPoint, _ vergence: Vergence) -> Conjugates {
    let slope = object.slope(atHeight: 0) ?? 0
    return Conjugates(
      object: object, image: .atInfinity(tangent: -slope * before.index / after.index),
      objectVergence: vergence, imageVergence: .parallel, magnification: nil)
  }
}
