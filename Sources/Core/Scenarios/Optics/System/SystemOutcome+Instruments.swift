import Formula
import Optics
import Quantities

extension SystemOutcome {
  /// The pair of an item that may be two planes: the object of its first, the image of its last.
  public func conjugates(at item: SystemItem) -> Conjugates {
    let first = steps[item.elements.lowerBound]
    guard item.elements.count > 1 else { return first }
    let part = system.part(item.elements)
    return part.conjugates(of: first.object)
  }

  /// The vergence of the light so many metres behind the back vertex; infinite where it has its focus.
  public func vergence(at distance: Double) -> Double? {
    guard let leaving = conjugates.imageVergence?.dioptres else { return nil }
    let found = Self.value(
      SystemLaws.downstreamVergence, ("V", Quantity(leaving, .power)),
      ("d", Quantity(distance, .length)), ("n", .number(system.after.index)))
    guard let found else { return .infinity }
    let share = distance / system.after.index * leaving
    return (1 - share).magnitude <= ThinLens.tolerance ? .infinity : found
  }

  /// What a lens of this power magnifies as a magnifying glass with its image at infinity.
  func magnifierRelaxed(_ power: Double, _ q: Double) -> Double? {
    Self.value(
      SystemLaws.magnifierRelaxed, ("q", Quantity(q, .length)), ("P", Quantity(power, .power)))
  }

  /// The same with the image at the near point and the eye at the lens.
  func magnifierNear(_ power: Double, _ q: Double) -> Double? {
    Self.value(
      SystemLaws.magnifierNear, ("q", Quantity(q, .length)), ("P", Quantity(power, .power)))
  }

  /// What an instrument of several elements magnifies: what those before the last make of the object, seen through the last.
  public func magnifyingPower(atNearPoint isNear: Bool) -> Double? {
    guard let q = use.nearPoint, let last = items.last(where: { $0.isOptical }),
      last.elements.lowerBound > 0, object.distance.isFinite
    else { return nil }
    let before = system.part(0..<last.elements.lowerBound)
    guard let m = before.conjugates(of: object.seen).magnification else { return nil }
    let power = part(last).power.dioptres
    return (isNear ? magnifierNear(power, q) : magnifierRelaxed(power, q)).map { m * $0 }
  }

  /// The length at which light leaves with the vergence that the observer's eye wants; `nil` without an observer, or if no gap
  /// before the last element does it.
  public var adjustedLength: Double? {
    guard let wanted = use.observer, let last = items.last(where: { $0.isOptical }),
      last.elements.lowerBound > 0
    else { return nil }
    let before = system.part(0..<last.elements.lowerBound)
    guard let focus = before.conjugates(of: object.seen).image.position,
      let front = part(last).objectPlace(forVergence: wanted)
    else { return nil }
    let length = before.backVertex + focus - front - system.frontVertex
    return length >= 0 ? length + part(last).backVertex - part(last).frontVertex : nil
  }

  /// The focal length over the diameter of the entrance pupil.
  public var fNumber: Double? {
    guard let points = system.cardinalPoints, let diameter = pupils?.entrance.diameter else {
      return nil
    }
    return points.secondFocalLength.magnitude / diameter
  }

  private static func value(_ law: Law, _ values: (String, Quantity)...) -> Double? {
    do throws(FormulaFault) {
      return try law.value { name in values.first { $0.0 == name }?.1 }.value
    } catch {
      return nil
    }
  }
}

extension OpticalSystem {
  /// Where an axial object must stand, from the front vertex, so that light leaves the back vertex with a vergence.
  ///
  /// By the matrix: reduced slope over height behind is −V, so the ray in front is known.
  func objectPlace(forVergence vergence: Double) -> Double? {
    // Backwards: (y, n s) = M⁻¹ (1, −V).
    let matrix = self.matrix
    let height = matrix.d + matrix.b * vergence
    let slope = -matrix.c - matrix.a * vergence
    return slope == 0 ? nil : -height * indexBefore / slope
  }
}
