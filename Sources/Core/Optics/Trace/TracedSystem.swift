/// Surfaces on a common axis, as they stand in space, in the order in which light meets them.
///
/// Behind a mirror light runs to the left, so the next surface stands to the left of it: this is the system as it is built, not
/// unfolded.
public struct TracedSystem: Sendable, Hashable {
  /// The refractive index of the medium that the light comes from.
  public var indexBefore: Double
  public var surfaces: [TracedSurface]

  public init(indexBefore: Double = 1, surfaces: [TracedSurface]) {
    self.indexBefore = indexBefore
    self.surfaces = surfaces
  }

  /// The refractive index before and behind the surface of that number, counted from 0; positive.
  public func indices(at number: Int) -> (before: Double, after: Double) {
    var index = indexBefore
    for surface in surfaces.prefix(number) {
      if case .refracts(let next) = surface.action { index = next }
    }
    if surfaces.indices.contains(number), case .refracts(let next) = surfaces[number].action {
      return (index, next)
    }
    return (index, index)
  }

  /// The refractive index behind the last surface.
  public var indexAfter: Double { indices(at: surfaces.count).before }

  /// Where the vertex of the first surface stands that is no mere opening: places in front are measured from there.
  public var frontVertex: Double {
    (surfaces.first { $0.action != .limits } ?? surfaces.first)?.position ?? 0
  }

  /// Where the vertex of the last such surface stands: places behind are measured from there.
  public var backVertex: Double {
    (surfaces.last { $0.action != .limits } ?? surfaces.last)?.position ?? 0
  }

  /// True if light runs to the right when it has met as many surfaces as `count` says.
  public func runsRight(behind count: Int) -> Bool {
    var isRight = true
    for surface in surfaces.prefix(count) where surface.action == .reflects { isRight.toggle() }
    return isRight
  }
}
