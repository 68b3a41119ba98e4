extension TracedSystem {
  /// A system of surfaces, mirrors and stops as it stands in space, its front vertex at 0; `nil` if it has a thin lens, which has no
  /// surfaces.
  ///
  /// An optical system is described unfolded, along the light; here what comes behind an odd number of mirrors stands to the left
  /// of the one before, and is curved the other way.
  public init?(of system: OpticalSystem) {
    indexBefore = system.before.index
    surfaces = []
    let places = Self.places(of: system)
    var sense = 1.0
    for (element, place) in zip(system.elements, places) {
      var radius = Double.infinity
      var action = TracedSurface.Action.limits
      switch element.kind {
      case .lens: return nil
      case .screen, .reference: continue
      case .stop: break
      case .surface(let own): (radius, action) = (own, .refracts(into: element.after.index))
      case .mirror(let own): (radius, action) = (own, .reflects)
      }
      surfaces.append(
        TracedSurface(
          at: place, ConicProfile(radius: sense * radius, conic: element.conic), action,
          semiAperture: element.aperture.map { $0 / 2 }))
      if action == .reflects { sense = -sense }
    }
  }

  /// Where each element of an optical system stands in space, metres from its front vertex, positive to the right.
  public static func places(of system: OpticalSystem) -> [Double] {
    guard let first = system.elements.first else { return [] }
    var places: [Double] = []
    var sense = 1.0
    var unfolded = first.position
    var place = unfolded - system.frontVertex
    for element in system.elements {
      place += sense * (element.position - unfolded)
      unfolded = element.position
      places.append(place)
      if element.reflects { sense = -sense }
    }
    return places
  }
}

extension OpticalSystem {
  /// The number of the traced surface, counted from 0, that an element becomes; `nil` for one that is none.
  public func surfaceNumber(ofElement index: Int) -> Int? {
    func isSurface(_ element: OpticalElement) -> Bool {
      switch element.kind {
      case .surface, .mirror, .stop: true
      case .lens, .screen, .reference: false
      }
    }
    guard elements.indices.contains(index), isSurface(elements[index]) else { return nil }
    return elements.prefix(index).filter(isSurface).count
  }
}
