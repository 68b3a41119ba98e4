import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What an author can do wrong in a plot block: the mistake is marked, and begins what the diagnostic points at.
@Suite struct PlotDiagnosticTests {
  static let x = "x: {from: 0, to: 4}\n"
  static let far = "x: {symbol: d, from: 15 cm, to: 50 cm}\n"
  static let curve = "curves: [x^2]\n"

  static let mistakes: [Mistake] = [
    Mistake("scenario/missing-key", "1️⃣" + curve, "add `x: {from: 0, to: 10}`"),
    Mistake("scenario/unknown-key", x + curve + "1️⃣pionts: []\n", "points"),
    Mistake("scenario/unknown-key", "x: {from: 0, to: 4, 1️⃣lable: time}\n" + curve, "label"),
    Mistake("scenario/unknown-key", x + "curves: [{y: x, 1️⃣labell: a}]\n", "label"),
    Mistake("scenario/unknown-key", x + curve + "diagram: {1️⃣gird: hidden}\n", "grid"),
    Mistake("scenario/unknown-choice", x + curve + "show: 1️⃣digram\n", "diagram"),
    Mistake("scenario/unknown-choice", x + curve + "diagram: {labels: 1️⃣legnd}\n", "legend"),
    Mistake(
      "scenario/unknown-choice", "x: {from: 1, to: 4, scale: 1️⃣logarithmc}\n" + curve,
      "logarithmic"),
    Mistake("scenario/wrong-value", "x: 1️⃣0 to 4\n" + curve),
    Mistake("scenario/wrong-value", x + "curves: [{y: a x, with: {a: 1️⃣[1, 2]}}]\n"),
    Mistake("scenario/wrong-value", x + curve + "points: [1️⃣3]\n"),
    Mistake("scenario/missing-key", x + curve + "points: [1️⃣{x: 3}]\n"),
    Mistake("plot/range", "x: 1️⃣{symbol: t, from: 0}\n" + curve),
    Mistake("plot/range", "x: {from: 1️⃣4, to: 0}\n" + curve, "exchange the two"),
    Mistake("plot/range", x + curve + "y: {from: 1️⃣2, to: 2}\n"),
    Mistake("plot/range", x + "curves: [{y: x, from: 1️⃣3, to: 1}]\n"),
    Mistake("plot/range", x + "curves: [{y: 1️⃣x, from: 5, to: 6}]\n"),
    Mistake(
      "plot/range",
      x + "curves: [{x: cos t, y: sin t, parameter: 1️⃣{from: 1 rad, to: 0 rad}}]\n"),
    Mistake("plot/infinite", "x: {from: 0, to: 1️⃣infinity}\n" + curve),
    Mistake("plot/symbol", "x: {symbol: 1️⃣object distance, from: 0, to: 4}\n" + curve),
    Mistake("plot/logarithmic-zero", "x: {from: 1️⃣0, to: 4, scale: logarithmic}\n" + curve),
    Mistake("plot/logarithmic-zero", x + "y: {to: 1️⃣-4, scale: logarithmic}\n" + curve),
    Mistake("quantity/wrong-dimension", "x: {from: 0 cm, to: 4 1️⃣D}\n" + curve),
    Mistake("quantity/unknown-unit", x + "y: {unit: 1️⃣cmm}\n" + curve),
    Mistake("plot/dimension", "x: {from: 1 cm, to: 4 cm, unit: 1️⃣D}\ncurves: [x]\n"),
    Mistake("plot/dimension", far + "y: {unit: cm}\ncurves: [1️⃣1/d]\n"),
    Mistake("plot/dimension", far + "curves: [d, 1️⃣1/d]\n"),
    Mistake("plot/dimension", far + "curves: [d]\npoints: [{x: 20 cm, y: 1️⃣5 D}]\n"),
    Mistake(
      "plot/dimension",
      far + "curves: [{x: 1️⃣cos t, y: sin t, parameter: {from: 0 deg, to: 90 deg}}]\n"),
    Mistake("formula/dimension", far + "curves: [1 + 1️⃣d]\n"),
    Mistake("formula/unknown-name", far + "curves: [d + 1️⃣f]\n"),
    Mistake("formula/syntax", x + "curves: [x +1️⃣]\n"),
    Mistake("plot/curve", x + "curves: [1️⃣{label: a parabola}]\n"),
    Mistake("plot/curve", x + "curves: [1️⃣{y: x, of: lens}]\n"),
    Mistake("plot/curve", x + "curves: [1️⃣{x: cos t, y: sin t}]\n"),
    Mistake("scenario/missing-key", far + "curves: [1️⃣{of: lens-1, vary: object.distance}]\n"),
    Mistake(
      "plot/unknown-block",
      far + "curves: [{of: 1️⃣lens-2, vary: object.distance, show: image.distance}]\n", "lens-1"),
    Mistake(
      "plot/unknown-key",
      far + "curves: [{of: lens-1, vary: 1️⃣object.distanc, show: image.distance}]\n",
      "object.distance"),
    Mistake(
      "plot/unknown-key",
      far
        + "curves: [{of: lens-1, vary: object.distance, show: image.distance, with: {1️⃣lens.pover: 4 D}}]\n"
    ),
    Mistake(
      "optics/unknown-medium",
      far
        + "curves: [{of: lens-1, vary: object.distance, show: image.distance, with: {medium: 1️⃣watr}}]\n",
      "water"),
    Mistake(
      "scenario/unknown-value",
      far + "curves: [{of: lens-1, vary: object.distance, show: 1️⃣image.distanc}]\n",
      "image.distance"),
    Mistake(
      "plot/not-a-number",
      far + "curves: [{of: lens-1, vary: object.distance, show: 1️⃣image.kind}]\n"),
    Mistake("plot/undefined", "x: {from: -4, to: -1}\ncurves: [1️⃣sqrt(x)]\n"),
    Mistake("plot/line", x + curve + "lines: [1️⃣{vertical: 2, horizontal: 4}]\n"),
    Mistake("plot/nothing-drawn", "1️⃣" + x, "add a curve: `curves: [x^2]`"),
    Mistake("plot/nothing-drawn", x + "curves: 1️⃣[]\n"),
    Mistake("plot/nothing-drawn", x + "y: {from: -4, to: -1}\ncurves: [1️⃣x^2]\n"),
    Mistake("plot/outside", x + curve + "points: [{x: 5, y: 1️⃣25}]\n"),
    Mistake("plot/outside", x + curve + "lines: [{vertical: 1️⃣5}]\n"),
  ]

  @Test(arguments: mistakes) func isReportedAtItsPlaceWithARemedy(mistake: Mistake) throws {
    let lens = (id: "lens-1", text: "object: {distance: 20 cm}\nlens: 10 D\nmedium: air\n")
    let block = PlotBlock(mistake.block, beside: [lens])
    try mistake.expectToBeReported(in: block.diagnostics, isWorkedOut: block.outcome != nil)
  }
}
