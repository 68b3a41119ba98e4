import Diagnostics
import Quantities

/// A curve as it was read, before it is followed.
struct WrittenCurve {
  enum Form {
    /// One y for each x.
    case function(PlotFunction)
    /// x and y over a parameter.
    case parametric(x: PlotFormula, y: PlotFormula, over: PlotRange, dimension: Dimension)
  }

  let form: Form
  /// Where along x it is drawn, if not everywhere.
  let lower: Double?
  let upper: Double?
  let label: String?
  /// Where its formula stands, or the value that it shows.
  let place: SourceRange
  /// What its y is.
  var dimension: Dimension = .number
}
