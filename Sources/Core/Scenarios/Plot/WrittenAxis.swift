import Diagnostics
import Formula
import Quantities

/// What an author wrote about an axis; its range may be left to what is drawn.
struct WrittenAxis {
  var symbol: ValueName?
  var label: String?
  var dimension: Dimension?
  var unit: Unit?
  var lower: Double?
  var upper: Double?
  var scale = PlotScale.linear
  /// Where it stands.
  var place: SourceRange
}
