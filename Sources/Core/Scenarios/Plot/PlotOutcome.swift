import Diagnostics
import Formula
import Geometry
import Nodes
import Quantities

/// What came out of a `plot` block: its axes, its curves as points, its marks, and its named values.
public struct PlotOutcome: ScenarioOutcome {
  public let x: PlotAxis
  public let y: PlotAxis
  public let curves: [PlotCurve]
  public let marks: [PlotMark]
  /// The table of values; empty if it is not to be shown.
  public let rows: [PlotRow]
  /// The parts of the figure, in order.
  public let parts: [PlotPart]
  public let options: PlotDiagramOptions
  /// The ids of the formulas that curves show, of the course or laws of the models.
  public let formulas: [String]
  public let values: NamedValues
  /// The names of values that this plot lacks and that others may have.
  public let undefinedNames: [ValueName]
  public let style: QuantityStyle

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = PlotReading(context)
    reading.diagnostics += block.body.unknownKeys(
      known: PlotKeys.block.names + BlockSettings.keys.map { $0.name },
      place: PlotKeys.block.place, identifier: "scenario/unknown-key")
    defer { diagnostics += reading.diagnostics }
    options = reading.diagram(block.body["diagram"])
    parts = reading.parts(settings.show)
    guard let x = reading.xAxis(block) else { return nil }
    let written = reading.curves(block.body["curves"], along: x)
    let marks = reading.marks(block.body, along: x)
    if written.isEmpty, marks.isEmpty, !reading.hasErrors {
      reading.report(
        "plot/nothing-drawn", block.range, "a plot needs curves, points or lines",
        [Solution("add a curve: `curves: [x^2]`")])
    }
    guard !reading.hasErrors, let y = reading.yAxis(block.body, along: x, written, marks) else {
      return nil
    }
    formulas = reading.formulas
    let tracing = PlotTracing(x: x, y: y)
    self.x = x
    self.y = y
    curves = written.map { tracing.curve($0) }
    rows = parts.contains(.table) ? tracing.rows(written) : []
    self.marks = marks.map { PlotMark($0) }
    reading.checkVisible(
      zip(curves, written.map { $0.place }), zip(self.marks, marks.map { $0.place }), x, y)
    let named = PlotValues(x, y, curves, self.marks)
    values = named.values
    undefinedNames = named.undefined
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: values.entries.map { $0.name },
      &reading.diagnostics)
    style = QuantityStyle(units: reading.unitPreference, choices: choices.byDimension)
    if reading.hasErrors { return nil }
  }

  public static var keyTables: [KeyTable] {
    [
      PlotKeys.block, PlotKeys.axis, PlotKeys.curve, PlotKeys.parameter, PlotKeys.point,
      PlotKeys.line, PlotKeys.diagram,
    ]
  }

  public static var valueDescriptions: [ValueDescription] { PlotValues.descriptions }

  /// The ids of the blocks that the curves of a plot work out again.
  static func variedBlocks(in block: ScenarioBlock) -> [String] {
    guard block.kind == .plot, let curves = block.body["curves"]?.value else { return [] }
    var ids: [String] = []
    for curve in curves.list?.items ?? [curves] {
      if let id = curve.mapping?["of"]?.value.scalar?.text, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}
