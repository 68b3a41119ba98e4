import Diagnostics
import Quantities

/// What a curve has at one place.
enum PlotResult {
  case value(Quantity)
  /// No value here; perhaps elsewhere.
  case undefined
  /// A mistake, which holds everywhere.
  case fault(Diagnostic)
}
