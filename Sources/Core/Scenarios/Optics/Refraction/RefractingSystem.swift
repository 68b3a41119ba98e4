import Optics

/// What the rays of a block about plane refraction meet: an interface, or a slab.
public struct RefractingSystem: Sendable, Hashable {
  /// Where the rays come from.
  public var before: Medium
  /// Behind the interface; the material of the slab.
  public var after: Medium
  /// Behind the slab; `nil` without one.
  public var behind: Medium?
  /// Of the slab, in metres; `nil` without one.
  public var thickness: Double?

  public init(before: Medium, after: Medium, behind: Medium? = nil, thickness: Double? = nil) {
    self.before = before
    self.after = after
    self.behind = behind
    self.thickness = thickness
  }

  /// What becomes of a ray.
  public func ray(at incidence: Double, source: OpticsRay.Source) -> OpticsRay {
    guard let thickness, let behind else {
      return OpticsRay(
        source: source,
        entry: PlaneRefraction(incidence: incidence, before: before.index, after: after.index),
        slab: nil)
    }
    let slab = Slab(
      thickness: thickness, index: after.index, before: before.index, after: behind.index,
      incidence: incidence)
    return OpticsRay(source: source, entry: slab.entry, slab: slab)
  }
}

extension RefractingSystem {
  /// What a set of equations lacks in such a block; `nil` if it can be worked out.
  func missing(for equation: RefractionEquation) -> MissingForEquation? {
    guard equation == .slab, thickness == nil else { return nil }
    return MissingForEquation(
      "a `slab`", "write `slab: {thickness: 2 cm, index: 1.5}` in place of `surface`")
  }
}
