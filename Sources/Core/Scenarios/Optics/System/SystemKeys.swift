import Nodes

/// The keys of an optics block about mirrors, surfaces or several elements, and of the elements, as data.
enum SystemKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("object", .mapping, phrase: "reference.optics.object"),
      KeyDescription("elements", .list, phrase: "reference.optics.elements"),
      KeyDescription("lens", .various, phrase: "reference.optics.lens"),
      KeyDescription("mirror", .various, phrase: "reference.optics.mirror"),
      KeyDescription("surface", .mapping, phrase: "reference.optics.surface"),
      KeyDescription("slab", .mapping, phrase: "reference.optics.slab"),
      KeyDescription("stop", .mapping, phrase: "reference.optics.stop"),
      KeyDescription("medium", .various, phrase: "reference.optics.medium"),
      OpticsKeys.wavelength,
      KeyDescription("near-point", .length, phrase: "reference.optics.near-point"),
      KeyDescription("observer", .power, phrase: "reference.optics.observer"),
      KeyDescription("vergence-at", .list, phrase: "reference.optics.vergence-at"),
    ] + OpticsKeys.presentation)

  /// What every element has besides its own keys.
  static let place = [
    KeyDescription("name", .name, phrase: "reference.optics.element.name"),
    KeyDescription("after", .length, phrase: "reference.optics.element.after"),
    KeyDescription("at", .length, phrase: "reference.optics.element.at"),
  ]

  /// The conic constant; paraxial light does not see it.
  private static let conic = KeyDescription(
    "conic", .number, phrase: "reference.optics.surface.conic")

  static let lens = KeyTable(
    "of `lens`",
    OpticsKeys.lens.keys + [
      KeyDescription("thickness", .length, phrase: "reference.optics.lens.thickness")
    ] + place)

  static let mirror = KeyTable(
    "of `mirror`",
    [
      KeyDescription("radius", .length, phrase: "reference.optics.mirror.radius"),
      KeyDescription(
        "shape", .choice(["concave", "convex"]), phrase: "reference.optics.mirror.shape"),
      KeyDescription("focal-length", .length, phrase: "reference.optics.mirror.focal-length"),
      KeyDescription("power", .power, phrase: "reference.optics.mirror.power"),
      KeyDescription("aperture", .length, phrase: "reference.optics.mirror.aperture"),
      conic,
    ] + place)

  static let surface = KeyTable(
    "of `surface`",
    [
      KeyDescription("radius", .length, phrase: "reference.optics.surface.radius"),
      KeyDescription("power", .power, phrase: "reference.optics.surface.power"),
      KeyDescription("index", .number, phrase: "reference.optics.surface.index"),
      KeyDescription("glass", .name, phrase: "reference.optics.surface.glass"),
      KeyDescription("aperture", .length, phrase: "reference.optics.surface.aperture"),
      conic,
    ] + place)

  static let slab = KeyTable(
    "of `slab`",
    [
      KeyDescription("thickness", .length, phrase: "reference.optics.slab.thickness"),
      KeyDescription("index", .number, phrase: "reference.optics.slab.index"),
      KeyDescription("glass", .name, phrase: "reference.optics.slab.glass"),
    ] + place)

  static let stop = KeyTable(
    "of `stop`",
    [KeyDescription("diameter", .length, phrase: "reference.optics.stop.diameter")] + place)

  static let screen = KeyTable("of `screen`", place)

  static let all = [
    block, OpticsKeys.object, lens, mirror, surface, slab, stop, screen, OpticsKeys.medium,
    OpticsKeys.notation, OpticsKeys.diagram, OpticsKeys.glass, OpticsKeys.sellmeier,
  ]
}
