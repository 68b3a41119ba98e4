/// The third-order aberrations of a system for one aperture and one field, surface by surface.
///
/// From W. T. Welford, Aberrations of Optical Systems, 1986, chapter 8: A = n (u + y c) of the marginal ray and Ā of the chief
/// ray, S₁ = −A² y Δ(u/n), S₂ = −A Ā y Δ(u/n), S₃ = −Ā² y Δ(u/n), S₄ = −H² c Δ(1/n), S₅ = (Ā/A)(S₃ + S₄), the last in its
/// form that also holds where A = 0; a conic adds k c³ Δn y⁴ to S₁ and, in powers of ȳ/y, to S₂, S₃ and S₅.
public struct SeidelAnalysis: Sendable, Hashable {
  /// The sums of each surface, in order.
  public let surfaces: [SeidelSums]
  /// H = n (ū y − u ȳ), the same at every surface: metres.
  public let invariant: Double
  /// −S₁/(2 n′ u′²): how far behind the paraxial image the marginal ray cuts the axis, in metres along x; `nil` for an image at
  /// infinity.
  public let longitudinal: Double?

  /// The sums of the whole system.
  public var total: SeidelSums { surfaces.reduce(SeidelSums(), +) }

  /// - Parameters:
  ///   - system: the surfaces.
  ///   - marginal: the paraxial ray from the axial object point to the edge of the pupil, in the tangent plane of the first vertex.
  ///   - chief: the paraxial ray from the edge of the field through the centre of the pupil, there.
  public init(of system: TracedSystem, marginal: ParaxialHeight, chief: ParaxialHeight) {
    invariant = system.indexBefore * (chief.slope * marginal.height - marginal.slope * chief.height)
    let marginals = system.paraxialTrace(marginal)
    let chiefs = system.paraxialTrace(chief)
    var index = system.indexBefore
    var before = (marginal: marginal, chief: chief)
    var found: [SeidelSums] = []
    found.reserveCapacity(system.surfaces.count)
    for (number, surface) in system.surfaces.enumerated() {
      let step = SeidelStep(
        surface, index: (index, surface.signedIndex(behind: index)), invariant: invariant,
        marginal: (before.marginal.slope, marginals[number]),
        chief: (before.chief.slope, chiefs[number]))
      found.append(step.sums)
      index = step.index.after
      before = (marginals[number], chiefs[number])
    }
    surfaces = found
    let slope = before.marginal.slope
    let length = -found.reduce(SeidelSums(), +).spherical / (2 * index * slope * slope)
    longitudinal = length.isFinite ? length : nil
  }
}
