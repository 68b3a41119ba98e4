import Formula
import Quantities

/// A plate with parallel faces, and one ray that meets it.
public struct Slab: Sendable, Hashable {
  /// In metres, positive.
  public let thickness: Double
  /// At the first face.
  public let entry: PlaneRefraction
  /// At the second face; `nil` if the ray does not enter, or only along the surface.
  public let exit: PlaneRefraction?

  /// - Parameters:
  ///   - thickness: in metres.
  ///   - index: of the plate.
  ///   - before: the index in front of it.
  ///   - after: the index behind it.
  ///   - incidence: at the first face, radians.
  public init(
    thickness: Double, index: Double, before: Double, after: Double, incidence: Double
  ) {
    self.thickness = thickness
    entry = PlaneRefraction(incidence: incidence, before: before, after: index)
    guard let inside = entry.refraction, inside < .pi / 2 else {
      exit = nil
      return
    }
    let second = PlaneRefraction(incidence: inside, before: index, after: after)
    // Between equal media the ray leaves exactly as it came.
    exit =
      before == after && second.refraction != nil
      ? PlaneRefraction(incidence: inside, before: index, after: after, refraction: incidence)
      : second
  }

  /// How far aside the ray leaves, in metres, at a right angle to it; `nil` unless it leaves parallel to how it came.
  public var displacement: Double? {
    guard let refraction = entry.refraction, exit?.refraction != nil,
      entry.before == exit?.after
    else { return nil }
    if entry.kind == .undeviated { return 0 }
    return RefractionLaws.displacement.number(
      of: [
        ("t", .init(thickness, .length)), ("θ_1", .init(entry.incidence, .angle)),
        ("θ_2", .init(refraction, .angle)),
      ])
  }

  /// By how much what is behind the plate seems nearer, in metres, for rays near the normal.
  public var longitudinalShift: Double? {
    RefractionLaws.shift.number(
      ("t", thickness), ("n_1", entry.before), ("n_2", entry.after))
  }

  /// How thick the plate seems from in front, in metres, for rays near the normal.
  public var apparentThickness: Double? {
    RefractionLaws.apparentThickness.number(
      ("t", thickness), ("n_1", entry.before), ("n_2", entry.after))
  }
}

extension PlaneRefraction {
  /// A refraction whose second angle is known from elsewhere.
  init(incidence: Double, before: Double, after: Double, refraction: Double) {
    self.before = before
    self.after = after
    self.incidence = incidence
    self.refraction = refraction
    kind =
      incidence == 0 || before == after
      ? .undeviated : refraction == .pi / 2 ? .grazing : .refracted
  }
}
