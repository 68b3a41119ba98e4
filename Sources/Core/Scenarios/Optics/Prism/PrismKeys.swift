import Nodes

/// The keys of an optics block about prisms.
enum PrismKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("prism", .mapping, phrase: "reference.optics.prism"),
      KeyDescription("elements", .list, phrase: "reference.optics.elements"),
      KeyDescription("ray", .various, phrase: "reference.optics.ray"),
      KeyDescription("wavelengths", .list, phrase: "reference.optics.wavelengths"),
      KeyDescription("eye", .various, phrase: "reference.optics.eye"),
      KeyDescription("medium", .various, phrase: "reference.optics.medium"),
      OpticsKeys.wavelength,
      KeyDescription(
        "equations", .choices(PrismEquation.allCases.map { $0.rawValue }),
        phrase: "reference.optics.equations"),
      KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
    ])

  /// Of a prism with an apex angle.
  static let prism = KeyTable(
    "of `prism`",
    [
      KeyDescription("apex", .angle, phrase: "reference.optics.prism.apex"),
      KeyDescription("index", .number, phrase: "reference.optics.prism.index"),
      KeyDescription("glass", .various, phrase: "reference.optics.prism.glass"),
      KeyDescription("power", .number, phrase: "reference.optics.prism.power"),
      KeyDescription("base", .various, phrase: "reference.optics.prism.base"),
      KeyDescription("displacement-at", .list, phrase: "reference.optics.prism.displacement-at"),
    ])

  static let item = KeyTable(
    "of an element",
    [KeyDescription("prism", .mapping, phrase: "reference.optics.prism")])
}
