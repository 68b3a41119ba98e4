import Nodes

/// The keys of an optics block and of the mappings inside it, as data.
enum OpticsKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("object", .mapping, phrase: "reference.optics.object"),
      KeyDescription("lens", .various, phrase: "reference.optics.lens"),
      KeyDescription("medium", .various, phrase: "reference.optics.medium"),
      wavelength,
    ] + presentation)

  /// How the result is shown.
  static let presentation = [
    KeyDescription(
      "equations", .choices(LensEquation.allCases.map { $0.rawValue }),
      phrase: "reference.optics.equations"),
    KeyDescription(
      "notation", .choice(OpticsNotation.named.map { $0.name }),
      phrase: "reference.optics.notation"),
    KeyDescription(
      "convention", .choice(OpticsSignConvention.allCases.map { $0.rawValue }),
      phrase: "reference.optics.convention"),
    KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
  ]

  static let wavelength = KeyDescription(
    "wavelength", .various, phrase: "reference.optics.wavelength")

  static let object = KeyTable(
    "of `object`",
    [
      KeyDescription("distance", .length, phrase: "reference.optics.object.distance"),
      KeyDescription("u", .length, phrase: "reference.optics.object.u"),
      KeyDescription("vergence", .power, phrase: "reference.optics.object.vergence"),
      KeyDescription("height", .length, phrase: "reference.optics.object.height"),
      KeyDescription("angle", .angle, phrase: "reference.optics.object.angle"),
      KeyDescription(
        "kind", .choice(["real", "virtual"]), phrase: "reference.optics.object.kind"),
      KeyDescription(
        "optical-infinity", .length, phrase: "reference.optics.object.optical-infinity"),
    ])

  static let lens = KeyTable(
    "of `lens`",
    [
      KeyDescription("power", .power, phrase: "reference.optics.lens.power"),
      KeyDescription("focal-length", .length, phrase: "reference.optics.lens.focal-length"),
      KeyDescription("power-in-air", .power, phrase: "reference.optics.lens.power-in-air"),
      KeyDescription("front", .text, phrase: "reference.optics.lens.front"),
      KeyDescription("back", .text, phrase: "reference.optics.lens.back"),
      KeyDescription("radii", .list, phrase: "reference.optics.lens.radii"),
      KeyDescription("index", .number, phrase: "reference.optics.lens.index"),
      KeyDescription("glass", .various, phrase: "reference.optics.lens.glass"),
      KeyDescription("achromat", .list, phrase: "reference.optics.lens.achromat"),
      KeyDescription("aperture", .length, phrase: "reference.optics.lens.aperture"),
    ])

  static let medium = KeyTable(
    "of `medium`",
    [
      KeyDescription("before", .various, phrase: "reference.optics.medium.before"),
      KeyDescription("after", .various, phrase: "reference.optics.medium.after"),
    ])

  static let notation = KeyTable(
    "of `notation`",
    OpticsNotation.Quantity.allCases.map { quantity in
      KeyDescription(
        quantity.rawValue, .name, phrase: "reference.optics.notation." + quantity.rawValue)
    })

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription("rays", .text, phrase: "reference.optics.diagram.rays"),
      KeyDescription(
        "image", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.image"),
      KeyDescription(
        "answers", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.answers"),
      KeyDescription(
        "labels", .choices(["words", "letters", "none", "2F"]),
        phrase: "reference.optics.diagram.labels"),
      KeyDescription(
        "dimensions",
        .choices(OpticsDiagramOptions.Dimension.allCases.map { $0.rawValue } + ["none"]),
        phrase: "reference.optics.diagram.dimensions"),
      KeyDescription(
        "scale", .choice(["fit", "equal"]), phrase: "reference.optics.diagram.scale"),
      KeyDescription("wavefronts", .number, phrase: "reference.optics.diagram.wavefronts"),
      KeyDescription(
        "cover", .choice(OpticsDiagramOptions.Cover.allCases.map { $0.rawValue }),
        phrase: "reference.optics.diagram.cover"),
      KeyDescription("wavelengths", .list, phrase: "reference.optics.diagram.wavelengths"),
    ])

  /// The keys that the course may set for all blocks, under `optics:` in its configuration.
  static let defaults = KeyTable(
    "of `optics`", block.keys.filter { ["equations", "notation", "convention"].contains($0.name) })
}
