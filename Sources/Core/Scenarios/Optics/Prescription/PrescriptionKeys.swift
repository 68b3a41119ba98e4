import Nodes

/// The keys of a block about prescriptions, as data.
enum PrescriptionKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("object", .mapping, phrase: "reference.optics.object"),
      KeyDescription("lens", .various, phrase: "reference.optics.lens"),
      KeyDescription("elements", .list, phrase: "reference.optics.elements"),
      KeyDescription("eye", .choice(["right", "left"]), phrase: "reference.optics.eye"),
      KeyDescription(
        "equations", .choices(PrescriptionEquation.allCases.map { $0.rawValue }),
        phrase: "reference.optics.equations"),
      KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
    ])

  static let lens = KeyTable(
    "of `lens`",
    [
      KeyDescription("name", .name, phrase: "reference.optics.lens.name"),
      KeyDescription("rx", .various, phrase: "reference.optics.lens.rx"),
      KeyDescription("power", .power, phrase: "reference.optics.lens.power"),
      KeyDescription(
        "back-vertex-power", .power, phrase: "reference.optics.lens.back-vertex-power"),
      KeyDescription("aperture", .length, phrase: "reference.optics.lens.aperture"),
      KeyDescription("meridian", .angle, phrase: "reference.optics.lens.meridian"),
      KeyDescription("vertex", .various, phrase: "reference.optics.lens.vertex"),
      KeyDescription("decentration", .text, phrase: "reference.optics.lens.decentration"),
      KeyDescription(
        "eye", .choice(["right", "left"]), phrase: "reference.optics.lens.eye"),
      KeyDescription("front-power", .power, phrase: "reference.optics.lens.front-power"),
      KeyDescription("thickness", .length, phrase: "reference.optics.lens.thickness"),
      KeyDescription("index", .number, phrase: "reference.optics.lens.index"),
      KeyDescription("glass", .name, phrase: "reference.optics.lens.glass"),
      KeyDescription("eye-distance", .length, phrase: "reference.optics.lens.eye-distance"),
    ])

  static let rx = KeyTable(
    "of `rx`",
    [
      KeyDescription("sphere", .power, phrase: "reference.optics.rx.sphere"),
      KeyDescription("cylinder", .power, phrase: "reference.optics.rx.cylinder"),
      KeyDescription("axis", .angle, phrase: "reference.optics.rx.axis"),
    ])

  static let vertex = KeyTable(
    "of `vertex`",
    [
      KeyDescription("from", .length, phrase: "reference.optics.vertex.from"),
      KeyDescription("to", .length, phrase: "reference.optics.vertex.to"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription(
        "answers", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.answers")
    ])
}
