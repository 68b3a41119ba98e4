import Nodes

/// The keys of an optics block with exact rays, besides those of its elements.
enum TraceKeys {
  private static let own = [
    KeyDescription("ray", .various, phrase: "reference.optics.ray"),
    KeyDescription("aberration", .mapping, phrase: "reference.optics.aberration"),
    KeyDescription(
      "equations", .choices(TraceEquation.allCases.map { $0.rawValue }),
      phrase: "reference.optics.equations"),
  ]

  static let block = KeyTable(
    "of an optics block",
    own + SystemKeys.block.keys.filter { key in !own.contains { $0.name == key.name } })

  static let ray = KeyTable(
    "of `ray`",
    [
      KeyDescription("height", .length, phrase: "reference.optics.ray.height"),
      KeyDescription("angle", .angle, phrase: "reference.optics.ray.angle"),
      KeyDescription("screen", .length, phrase: "reference.optics.ray.screen"),
    ])

  static let aberration = KeyTable(
    "of `aberration`",
    [
      KeyDescription("aperture", .length, phrase: "reference.optics.aberration.aperture"),
      KeyDescription("field", .angle, phrase: "reference.optics.aberration.field"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription("rays", .text, phrase: "reference.optics.diagram.rays"),
      KeyDescription(
        "paraxial", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.paraxial"),
      KeyDescription(
        "normals", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.normals"),
      KeyDescription(
        "dimensions", .choice(["shown", "hidden"]),
        phrase: "reference.optics.diagram.dimensions"),
      KeyDescription(
        "answers", .choice(["shown", "hidden"]), phrase: "reference.optics.diagram.answers"),
      KeyDescription(
        "labels", .choice(["words", "none"]), phrase: "reference.optics.diagram.labels"),
    ])

  static let all = [block, ray, aberration, diagram]
}
