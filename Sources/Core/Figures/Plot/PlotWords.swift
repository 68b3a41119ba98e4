import Formula
import Geometry
import Phrases
import Quantities
import Scenarios

/// The words and numbers of one plot.
struct PlotWords {
  let outcome: PlotOutcome
  let phrases: Phrases
  let style: QuantityStyle

  init(_ outcome: PlotOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    var style = outcome.style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  func callAsFunction(
    _ key: PlotPhrase, _ slots: [(name: String, text: String)] = [], count: Int? = nil
  ) -> String {
    phrases(key, slots, count: count.map { Double($0) })
  }

  /// What an axis shows, in words or, if there are none, by its symbol.
  func name(of axis: PlotAxis, else letter: String) -> String {
    axis.label ?? axis.symbol?.text ?? letter
  }

  var xName: String { name(of: outcome.x, else: "x") }
  var yName: String { name(of: outcome.y, else: "y") }

  /// The drawing's name.
  var title: String { self(.title, [("y", yName), ("x", xName)]) }

  /// What a curve is called.
  func name(ofCurve index: Int) -> String {
    outcome.curves[index].label ?? self(.curveUnnamed, [("number", (index + 1).description)])
  }

  func x(_ value: Double) -> String { text(outcome.x, value) }
  func y(_ value: Double) -> String { text(outcome.y, value) }

  func pair(_ point: Point) -> String { self(.pair, [("x", x(point.x)), ("y", y(point.y))]) }

  private func text(_ axis: PlotAxis, _ value: Double) -> String {
    // What is small beside the axis is the noise of a search.
    let width = axis.range.upper - axis.range.lower
    let isNoise = axis.range.scale == .linear && value.magnitude < 1e-9 * width
    return style.text(of: axis.quantity(isNoise ? 0 : value))
  }
}
