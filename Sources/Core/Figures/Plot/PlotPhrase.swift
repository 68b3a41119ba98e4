import Phrases

/// What plots say.
public enum PlotPhrase: String, PhraseKey {
  /// The drawing's name, with `y` and `x`.
  case title = "plot.title"

  // Axes.
  /// With `name` and `unit`.
  case axisUnit = "plot.axis.unit"
  case axisHorizontal = "plot.alt.horizontal"
  case axisHorizontalLogarithmic = "plot.alt.horizontal-logarithmic"
  case axisVertical = "plot.alt.vertical"
  case axisVerticalLogarithmic = "plot.alt.vertical-logarithmic"
  /// A point, with `x` and `y`.
  case pair = "plot.alt.pair"
  case listSeparator = "plot.alt.separator"

  // Curves.
  /// A curve without a label, with `number`.
  case curveUnnamed = "plot.alt.curve-unnamed"
  case curveRuns = "plot.alt.curve-runs"
  case curvePieces = "plot.alt.curve-pieces"
  case curveMaximum = "plot.alt.curve-maximum"
  case curveMinimum = "plot.alt.curve-minimum"
  case curveZeros = "plot.alt.curve-zeros"
  case curvePoles = "plot.alt.curve-poles"
  case curveHidden = "plot.alt.curve-hidden"

  // Marks.
  case point = "plot.alt.point"
  case pointNamed = "plot.alt.point-named"
  case lineVertical = "plot.alt.line-vertical"
  case lineVerticalNamed = "plot.alt.line-vertical-named"
  case lineHorizontal = "plot.alt.line-horizontal"
  case lineHorizontalNamed = "plot.alt.line-horizontal-named"

  // The table of values.
  case tableNone = "plot.table.none"
}
