import Nodes

/// What an optics block is about; the keys that it has decide.
///
/// Each subject has its own outcome, with its own keys, values and figure.
enum OpticsSubject: CaseIterable {
  /// An object and one thin lens.
  case lens
  /// A mirror, a surface, a lens with thickness, or several elements in a row.
  case system
  /// Rays at a plane surface or through a slab.
  case refraction
  /// A prism, or several.
  case prism

  init(of body: NodeMapping) {
    if Self.isAboutPrisms(body) {
      self = .prism
    } else if Self.isAboutPlanes(body) {
      self = .refraction
    } else {
      self = Self.isSystem(body) ? .system : .lens
    }
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
}
