import Nodes

/// The keys of a plot block and of the mappings inside it, as data.
enum PlotKeys {
  static let block = KeyTable(
    "of a plot block",
    [
      KeyDescription("x", .mapping, phrase: "reference.plot.x"),
      KeyDescription("y", .mapping, phrase: "reference.plot.y"),
      KeyDescription("curves", .list, phrase: "reference.plot.curves"),
      KeyDescription("points", .list, phrase: "reference.plot.points"),
      KeyDescription("lines", .list, phrase: "reference.plot.lines"),
      KeyDescription("diagram", .mapping, phrase: "reference.plot.diagram"),
    ])

  static let axis = KeyTable(
    "of an axis",
    [
      KeyDescription("symbol", .name, phrase: "reference.plot.axis.symbol"),
      KeyDescription("label", .text, phrase: "reference.plot.axis.label"),
      KeyDescription("from", .various, phrase: "reference.plot.axis.from"),
      KeyDescription("to", .various, phrase: "reference.plot.axis.to"),
      KeyDescription("unit", .name, phrase: "reference.plot.axis.unit"),
      KeyDescription(
        "scale", .choice(PlotScale.allCases.map { $0.rawValue }),
        phrase: "reference.plot.axis.scale"),
    ])

  static let curve = KeyTable(
    "of a curve",
    [
      KeyDescription("y", .text, phrase: "reference.plot.curve.y"),
      KeyDescription("formula", .name, phrase: "reference.plot.curve.formula"),
      KeyDescription("x", .text, phrase: "reference.plot.curve.x"),
      KeyDescription("parameter", .mapping, phrase: "reference.plot.curve.parameter"),
      KeyDescription("of", .name, phrase: "reference.plot.curve.of"),
      KeyDescription("vary", .name, phrase: "reference.plot.curve.vary"),
      KeyDescription("show", .name, phrase: "reference.plot.curve.show"),
      KeyDescription("with", .mapping, phrase: "reference.plot.curve.with"),
      KeyDescription("from", .various, phrase: "reference.plot.curve.from"),
      KeyDescription("to", .various, phrase: "reference.plot.curve.to"),
      KeyDescription("label", .text, phrase: "reference.plot.curve.label"),
    ])

  static let parameter = KeyTable(
    "of `parameter`",
    [
      KeyDescription("symbol", .name, phrase: "reference.plot.parameter.symbol"),
      KeyDescription("from", .various, phrase: "reference.plot.parameter.from"),
      KeyDescription("to", .various, phrase: "reference.plot.parameter.to"),
    ])

  static let point = KeyTable(
    "of a point",
    [
      KeyDescription("x", .various, phrase: "reference.plot.point.x"),
      KeyDescription("y", .various, phrase: "reference.plot.point.y"),
      KeyDescription("label", .text, phrase: "reference.plot.point.label"),
    ])

  static let line = KeyTable(
    "of a line",
    [
      KeyDescription("vertical", .various, phrase: "reference.plot.line.vertical"),
      KeyDescription("horizontal", .various, phrase: "reference.plot.line.horizontal"),
      KeyDescription("label", .text, phrase: "reference.plot.line.label"),
    ])

  static let diagram = KeyTable(
    "of `diagram`",
    [
      KeyDescription("grid", .choice(["shown", "hidden"]), phrase: "reference.plot.diagram.grid"),
      KeyDescription(
        "asymptotes", .choice(["shown", "hidden"]), phrase: "reference.plot.diagram.asymptotes"),
      KeyDescription(
        "labels", .choice(PlotDiagramOptions.Labels.allCases.map { $0.rawValue }),
        phrase: "reference.plot.diagram.labels"),
    ])
}
