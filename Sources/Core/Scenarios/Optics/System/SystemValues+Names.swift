import Formula

extension SystemValues {
  /// The names of the whole, in the order of the reference.
  private static let whole: [String] = [
    "object.distance", "object.position", "object.vergence", "object.height", "object.angle",
    "object.kind", "object.beyond-optical-infinity", "image.distance", "image.position",
    "image.side", "image.vergence", "image.height", "image.angle", "image.kind",
    "image.orientation", "image.size", "magnification", "system.kind", "system.power",
    "system.length", "system.focal-length", "system.first-focal-length",
    "system.front-vertex-power", "system.back-vertex-power", "system.focal-point-1",
    "system.focal-point-2", "system.principal-point-1", "system.principal-point-2",
    "system.nodal-point-1", "system.nodal-point-2", "system.matrix", "system.slope-matrix",
    "system.angular-magnification", "system.lateral-magnification", "system.adjusted-length",
    "system.aperture-stop", "system.entrance-pupil.position", "system.entrance-pupil.diameter",
    "system.exit-pupil.position", "system.exit-pupil.diameter", "system.telecentric",
    "system.f-number",
    "system.field-stop", "system.half-field", "system.magnifying-power",
    "system.magnifying-power-at-near-point",
  ]

  /// What an element of each kind has, behind its own name.
  private static func own(_ kind: SystemItem.Kind) -> [String] {
    let common = ["power", "focal-length", "first-focal-length"]
    switch kind {
    case .lens:
      return common + [
        "front-power", "back-power", "thickness", "front-vertex-power", "back-vertex-power",
        "index", "aperture", "magnifying-power", "magnifying-power-at-near-point",
        "nominal-magnifying-power",
      ]
    case .mirror: return common + ["radius", "focal-point", "aperture"]
    case .surface: return common + ["radius", "index", "aperture"]
    case .slab: return common + ["index"]
    case .stop: return ["diameter"]
    case .screen, .plane: return []
    }
  }

  /// What each element of several has besides.
  private static let pair = [
    "object.distance", "object.position", "object.vergence", "object.kind", "image.distance",
    "image.position", "image.vergence", "image.height", "image.kind", "magnification",
  ]

  /// What an element's values are called by: its kind if it is alone, else its name and its number.
  static func prefixes(of item: SystemItem, in items: [SystemItem]) -> [String] {
    let alone = items.filter { $0.isOptical }.count < 2
    var prefixes = item.name.map { [$0] } ?? []
    let sameKind = items.filter { $0.kind == item.kind }
    if alone, sameKind.count == 1, item.name == nil { prefixes.append(item.kind.rawValue) }
    if items.count > 1 { prefixes.append("element-\(item.number)") }
    return prefixes
  }

  /// What an element is called by first.
  static func name(of item: SystemItem, in items: [SystemItem]) -> String {
    prefixes(of: item, in: items).first ?? item.kind.rawValue
  }

  /// The names that a block with these elements can have.
  static func names(of items: [SystemItem]) -> [ValueName] {
    var names = whole
    for item in items {
      for prefix in prefixes(of: item, in: items) {
        for own in own(item.kind) { names.append(prefix + "." + own) }
        if items.count > 1, item.isOptical { for own in pair { names.append(prefix + "." + own) } }
      }
    }
    return names.map { ValueName($0.split(separator: ".").map { String($0) }) }
  }

  /// The values with the phrases that describe them; those of elements are shown for one of each kind, and for a numbered one.
  static var descriptions: [ValueDescription] {
    var found = whole.map { description($0, phrase: $0) }
    found.append(description("image.vergence-at-1", phrase: "image.vergence-at-1"))
    for kind in SystemItem.Kind.allCases {
      for own in own(kind) {
        let name = kind.rawValue + "." + own
        found.append(description(name, phrase: name))
      }
    }
    for own in pair { found.append(description("element-1." + own, phrase: "element." + own)) }
    return found
  }

  private static func description(_ name: String, phrase: String) -> ValueDescription {
    ValueDescription(
      ValueName(name.split(separator: ".").map { String($0) }),
      phrase: "reference.optics.value." + phrase)
  }
}
