import Nodes

/// What an optics block is about; the keys that it has decide.
///
/// Each subject has its own outcome, with its own keys, values and figure.
enum OpticsSubject: CaseIterable {
  /// One of the others, with several values of one of its keys.
  case sweep
  /// An object and one thin lens.
  case lens
  /// A mirror, a surface, a lens with thickness, or several elements in a row.
  case system
  /// Rays at a plane surface or through a slab.
  case refraction
  /// A prism, or several.
  case prism
  /// A sphero-cylinder by itself, before an eye, or with others in contact.
  case prescription
  /// Exact rays through the surfaces of a system.
  case trace
  /// An eye, with or without a lens before it.
  case eye
  /// A cornea as a keratometer measures it.
  case cornea

  init(of body: NodeMapping) {
    if body["sweep"] != nil {
      self = .sweep
    } else if body["cornea"] != nil {
      self = .cornea
    } else if Self.isAboutEye(body) {
      self = .eye
    } else if Self.isPrescription(body) {
      self = .prescription
    } else if Self.isAboutPrisms(body) {
      self = .prism
    } else if Self.isAboutPlanes(body) {
      self = .refraction
    } else {
      self = Self.isTraced(body) ? .trace : Self.isSystem(body) ? .system : .lens
    }
  }

  private static func isTraced(_ body: NodeMapping) -> Bool {
    guard isSystem(body) || body["lens"] != nil else { return false }
    if body["ray"] != nil || body["aberration"] != nil { return true }
    let rays = body["diagram"]?.value.mapping?["rays"]?.value.scalar?.text ?? ""
    return rays == "exact" || rays.hasPrefix("exact ")
  }

  private static func isAboutPrisms(_ body: NodeMapping) -> Bool {
    if body["prism"] != nil { return true }
    guard let items = body["elements"]?.value.list?.items, !items.isEmpty else { return false }
    return items.allSatisfy { $0.mapping?["prism"] != nil }
  }

  private static func isAboutPlanes(_ body: NodeMapping) -> Bool {
    guard body["object"] == nil, body["ray"] != nil || body["rays"] != nil else { return false }
    if body["slab"] != nil { return true }
    guard let surface = body["surface"]?.value else { return false }
    guard let radius = surface.mapping?["radius"]?.value.scalar else { return true }
    return ["plane", "plano", "flat", "infinity", "∞"].contains(radius.text)
  }

  private static func isSystem(_ body: NodeMapping) -> Bool {
    let keys = [
      "elements", "mirror", "surface", "slab", "stop", "near-point", "observer", "vergence-at",
    ]
    return body.entries.contains { keys.contains($0.key.text) }
      || body["lens"]?.value.mapping?["thickness"] != nil
  }

  /// Beside a prism or a decentred lens, `eye` only says which of the two it is.
  private static func isAboutEye(_ body: NodeMapping) -> Bool {
    guard let eye = body["eye"], !isAboutPrisms(body) else { return false }
    return !["right", "left", "R", "L"].contains(eye.value.scalar?.text ?? "")
  }

  /// The keys of a lens that make it one of a prescription.
  private static let prescriptionKeys = [
    "rx", "vertex", "decentration", "meridian", "eye-distance", "front-power",
    "back-vertex-power",
  ]

  private static func isPrescription(_ body: NodeMapping) -> Bool {
    if let lens = body["lens"]?.value.mapping, isPrescribed(lens) { return true }
    guard let elements = body["elements"]?.value.list?.items, !elements.isEmpty else {
      return false
    }
    return elements.allSatisfy { item in
      guard let lens = item.mapping?["lens"]?.value.mapping else { return false }
      return lens["rx"] != nil
    }
  }

  private static func isPrescribed(_ lens: NodeMapping) -> Bool {
    lens.entries.contains { prescriptionKeys.contains($0.key.text) }
  }
}
