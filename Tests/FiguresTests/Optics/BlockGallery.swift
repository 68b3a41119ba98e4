/// The generators of blocks, one for each kind of subject.
enum BlockGallery: String, CaseIterable, Sendable {
  case thinLenses = "thin lenses"
  case systems = "systems"
  case raysAndPrisms = "rays and prisms"
  case prescriptionsAndEyes = "prescriptions and eyes"
  case exactRays = "exact rays"

  /// Makes one block after the other as authors write them; of one seed always the same.
  func ordinary(seed: UInt64) -> () -> String {
    switch self {
    case .thinLenses:
      var gallery = OpticsGallery(seed: seed)
      return { gallery.ordinary() }
    case .systems:
      var gallery = SystemGallery(seed: seed)
      return { gallery.ordinary() }
    case .raysAndPrisms:
      var gallery = RayGallery(seed: seed)
      return { gallery.block() }
    case .prescriptionsAndEyes:
      var gallery = PrescriptionGallery(seed: seed)
      return { gallery.plausible() }
    case .exactRays:
      var gallery = TraceGallery(seed: seed)
      return { gallery.ordinary() }
    }
  }

  /// The same with numbers from where it is hard: nothing, infinity, the focal length and twice that, very small, very large.
  func awkward(seed: UInt64) -> () -> String {
    switch self {
    case .thinLenses:
      var gallery = OpticsGallery(seed: seed)
      return { gallery.awkward() }
    case .systems:
      var gallery = SystemGallery(seed: seed)
      return { gallery.awkward() }
    case .raysAndPrisms:
      var gallery = RayGallery(seed: seed)
      return { gallery.block(isAwkward: true) }
    case .prescriptionsAndEyes:
      var gallery = PrescriptionGallery(seed: seed)
      return { gallery.awkward() }
    case .exactRays:
      var gallery = TraceGallery(seed: seed)
      return { gallery.awkward() }
    }
  }
}
