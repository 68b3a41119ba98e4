extension Power {
  /// The power that does the same from a plane so many metres nearer to the eye: P/(1 − dP).
  ///
  /// Infinite, in the sense of its sign before, when the far point lies in the new plane.
  public func moved(by distance: Double) -> Power {
    let shrink = 1 - distance * dioptres
    let result = PrescriptionLaws.effectivePower.number(("P", dioptres), ("d", distance))
    guard let result, shrink.magnitude > ThinLens.tolerance else {
      return Power(dioptres: dioptres < 0 ? -.infinity : .infinity)
    }
    return Power(dioptres: result == 0 ? 0 : result)
  }

  /// To the nearest quarter of a dioptre, as lenses are made; halves away from zero. `nil` for an infinite power.
  public var inQuarters: Power? {
    guard dioptres.isFinite else { return nil }
    let quarters = dioptres.magnitude * 4
    // What is a half but for rounding is a half.
    let whole = (quarters * (1 + 1e-12)).rounded()
    return Power(dioptres: whole == 0 ? 0 : (dioptres < 0 ? -whole : whole) / 4)
  }

  /// Where its far point lies, metres behind the lens; infinite without power.
  public var farPoint: Double {
    if dioptres.isInfinite { return 0 }
    return PrescriptionLaws.farPoint.number(("P'", dioptres)) ?? .infinity
  }
}

extension SpheroCylinder {
  /// The lens that does the same from a plane so many metres nearer to the eye: each principal meridian by itself.
  ///
  /// `nil` where one of its powers would be infinite.
  public func moved(by distance: Double) -> SpheroCylinder? {
    let along = sphere.moved(by: distance)
    if isSpherical {
      return along.dioptres.isFinite ? SpheroCylinder(sphere: along, orientation: orientation) : nil
    }
    let across = powerAcrossAxis.moved(by: distance)
    let difference = across.dioptres - along.dioptres
    guard difference.isFinite else { return nil }
    return SpheroCylinder(
      sphere: along, cylinder: Power(dioptres: difference), orientation: orientation)
  }
}
