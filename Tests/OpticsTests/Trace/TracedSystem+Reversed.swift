import Optics

extension TracedSystem {
  /// The system seen in a mirror, to be run through by light from the other side: the last surface stands first.
  ///
  /// An even number of mirrors, so that light leaves to the right.
  var reversed: TracedSystem {
    var found: [TracedSurface] = []
    for (number, surface) in surfaces.enumerated().reversed() {
      var turned = surface
      turned.position = -surface.position
      turned.profile.curvature = -surface.profile.curvature
      if case .refracts = surface.action {
        turned.action = .refracts(into: indices(at: number).before)
      }
      found.append(turned)
    }
    return TracedSystem(indexBefore: indexAfter, surfaces: found)
  }
}
