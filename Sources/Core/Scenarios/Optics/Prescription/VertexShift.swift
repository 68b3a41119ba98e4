import Optics

/// A lens in one plane before the eye, and what does the same in another.
public struct VertexShift: Sendable, Hashable {
  /// How far before the cornea the lens is, metres.
  public var from: Double
  /// How far before it the other plane is; 0 is the cornea.
  public var to: Double
  public var lens: SpheroCylinder

  /// Towards the eye, metres.
  public var distance: Double { from - to }

  /// The power that is needed in the meridian of the axis; infinite where the far point lies in the plane.
  public var sphere: Power { lens.sphere.moved(by: distance) }

  /// The power that is needed at right angles to the axis.
  public var powerAcrossAxis: Power { lens.powerAcrossAxis.moved(by: distance) }

  /// True if light comes together in the new plane, in one meridian at least: there no power is enough.
  public var reachesFarPoint: Bool {
    shares.contains { ($0 - 1).magnitude <= ThinLens.tolerance }
  }

  /// True if light comes together before the new plane, in one meridian at least: there the power changes its sign.
  public var passesFarPoint: Bool { shares.contains { $0 > 1 + ThinLens.tolerance } }

  /// The way as a part of the way to the far point, for both principal meridians.
  private var shares: [Double] {
    [lens.sphere, lens.powerAcrossAxis].map { distance * $0.dioptres }
  }

  /// The lens that is needed; `nil` where a power is infinite.
  public var effective: SpheroCylinder? { lens.moved(by: distance) }
}
