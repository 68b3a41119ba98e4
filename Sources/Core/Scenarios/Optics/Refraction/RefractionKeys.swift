import Nodes

/// The keys of an optics block about plane refraction.
enum RefractionKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("ray", .various, phrase: "reference.optics.ray"),
      KeyDescription("rays", .list, phrase: "reference.optics.rays"),
      KeyDescription("surface", .various, phrase: "reference.optics.surface"),
      KeyDescription("slab", .mapping, phrase: "reference.optics.slab"),
      KeyDescription("medium", .various, phrase: "reference.optics.medium"),
      OpticsKeys.wavelength,
      KeyDescription(
        "equations", .choices(RefractionEquation.allCases.map { $0.rawValue }),
        phrase: "reference.optics.equations"),
      KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
    ])

  static let ray = KeyTable(
    "of `ray`", [KeyDescription("angle", .various, phrase: "reference.optics.ray.angle")])

  static let surface = KeyTable(
    "of `surface`",
    [
      KeyDescription("radius", .various, phrase: "reference.optics.surface.radius"),
      KeyDescription("index", .number, phrase: "reference.optics.surface.index"),
      KeyDescription("glass", .various, phrase: "reference.optics.surface.glass"),
    ])

  static let slab = KeyTable(
    "of `slab`",
    [
      KeyDescription("thickness", .length, phrase: "reference.optics.slab.thickness"),
      KeyDescription("index", .number, phrase: "reference.optics.slab.index"),
      KeyDescription("glass", .various, phrase: "reference.optics.slab.glass"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription(
        "answers", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.answers"),
      KeyDescription(
        "labels", .choices(["words", "none"]), phrase: "reference.optics.diagram.labels"),
      KeyDescription(
        "angles", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.angles"),
      KeyDescription(
        "reflection", .choice(["shown", "hidden"]),
        phrase: "reference.optics.diagram.reflection"),
    ])
}
