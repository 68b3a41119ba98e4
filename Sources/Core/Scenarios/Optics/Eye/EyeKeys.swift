import Nodes
import Optics

/// The keys of a block about an eye, as data.
enum EyeKeys {
  static let block = KeyTable(
    "of an optics block",
    [
      KeyDescription("object", .mapping, phrase: "reference.optics.object"),
      KeyDescription("eye", .various, phrase: "reference.optics.eye"),
      KeyDescription("lens", .various, phrase: "reference.optics.lens"),
      KeyDescription(
        "equations", .choices(EyeEquation.allCases.map { $0.rawValue }),
        phrase: "reference.optics.equations"),
      KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
    ])

  static let eye = KeyTable(
    "of `eye`",
    [
      KeyDescription(
        "model", .choice(EyeModel.allCases.map { $0.rawValue }),
        phrase: "reference.optics.eye.model"),
      KeyDescription("surfaces", .list, phrase: "reference.optics.eye.surfaces"),
      KeyDescription("power", .power, phrase: "reference.optics.eye.power"),
      KeyDescription("length", .length, phrase: "reference.optics.eye.length"),
      KeyDescription("index", .number, phrase: "reference.optics.eye.index"),
      KeyDescription("error", .power, phrase: "reference.optics.eye.error"),
      KeyDescription(
        "cause", .choice(["axial", "refractive"]), phrase: "reference.optics.eye.cause"),
      KeyDescription("vertex", .length, phrase: "reference.optics.eye.vertex"),
      KeyDescription("corrected", .truth, phrase: "reference.optics.eye.corrected"),
      KeyDescription("accommodation", .power, phrase: "reference.optics.eye.accommodation"),
      KeyDescription("amplitude", .power, phrase: "reference.optics.eye.amplitude"),
      KeyDescription("pupil", .length, phrase: "reference.optics.eye.pupil"),
    ])

  static let surface = KeyTable(
    "of a surface of an eye",
    [
      KeyDescription("radius", .length, phrase: "reference.optics.eye-surface.radius"),
      KeyDescription("index", .number, phrase: "reference.optics.eye-surface.index"),
      KeyDescription("thickness", .length, phrase: "reference.optics.eye-surface.thickness"),
    ])

  static let lens = KeyTable(
    "of `lens`",
    [
      KeyDescription("power", .power, phrase: "reference.optics.lens.power"),
      KeyDescription("rx", .various, phrase: "reference.optics.lens.rx"),
      KeyDescription("vertex", .various, phrase: "reference.optics.lens.vertex"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription(
        "answers", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.answers")
    ])

  static let cornea = KeyTable(
    "of `cornea`",
    [
      KeyDescription("radius", .length, phrase: "reference.optics.cornea.radius"),
      KeyDescription("power", .power, phrase: "reference.optics.cornea.power"),
      KeyDescription("flat", .various, phrase: "reference.optics.cornea.flat"),
      KeyDescription("steep", .various, phrase: "reference.optics.cornea.steep"),
      KeyDescription("flat-meridian", .angle, phrase: "reference.optics.cornea.flat-meridian"),
      KeyDescription("index", .number, phrase: "reference.optics.cornea.index"),
    ])

  static let corneaBlock = KeyTable(
    "of an optics block",
    [
      KeyDescription("cornea", .various, phrase: "reference.optics.cornea"),
      KeyDescription("diagram", .mapping, phrase: "reference.optics.diagram"),
    ])
}
