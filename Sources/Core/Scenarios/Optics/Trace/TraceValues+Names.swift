import Formula

extension TraceValues {
  /// The names of what exact rays give, in the order of the reference.
  private static let own: [String] = [
    "ray.kind", "ray.surface", "ray.height", "ray.angle", "ray.axis-crossing", "ray.exit-angle",
    "ray.height-at-image", "ray.height-at-screen", "ray.longitudinal-aberration",
    "ray.transverse-aberration", "aberration.aperture", "aberration.field",
    "aberration.invariant", "aberration.spherical", "aberration.coma", "aberration.astigmatism",
    "aberration.field-curvature", "aberration.distortion", "aberration.by-surface",
    "aberration.longitudinal-third-order", "aberration.longitudinal", "aberration.transverse",
    "aberration.spot-radius", "aberration.best-focus", "aberration.best-spot-radius",
  ]

  /// What is known of the point in which the ray meets each surface.
  private static let point = [
    "height", "sag", "incidence", "angle", "cosine-across", "cosine-along",
  ]

  /// What an element with surfaces has besides.
  private static let surface = [
    "sag", "approximate-sag", "conic", "aplanatic-object", "aplanatic-image",
    "aplanatic-magnification",
  ]

  /// The names that a block with these elements can have.
  static func names(of items: [SystemItem]) -> [ValueName] {
    var names = own
    let count = items.reduce(0) { $0 + $1.elements.count }
    for number in stride(from: 1, through: count, by: 1) {
      names += point.map { "ray.point-\(number).\($0)" }
    }
    for item in items where item.kind == .surface || item.kind == .mirror {
      for prefix in SystemValues.prefixes(of: item, in: items) {
        names += surface.map { "\(prefix).\($0)" }
      }
    }
    return SystemValues.names(of: items)
      + names.map { ValueName($0.split(separator: ".").map { String($0) }) }
  }

  /// The values with the phrases that describe them.
  static var descriptions: [ValueDescription] {
    own.map { description($0, phrase: $0) }
      + point.map { description("ray.point-1.\($0)", phrase: "ray.point.\($0)") }
      + surface.map { description("surface.\($0)", phrase: "surface.\($0)") }
      + surface.prefix(3).map { description("mirror.\($0)", phrase: "surface.\($0)") }
  }

  private static func description(_ name: String, phrase: String) -> ValueDescription {
    ValueDescription(
      ValueName(name.split(separator: ".").map { String($0) }),
      phrase: "reference.optics.value." + phrase)
  }
}
