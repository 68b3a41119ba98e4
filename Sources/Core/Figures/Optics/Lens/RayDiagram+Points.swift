import Drawing
import Formula
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The focal points on the axis, or arrows at the frame that say where they are.
  mutating func addFocalPoints() {
    let lens = outcome.lens.model
    guard !words.hidesPower, let first = lens.firstFocalPoint, let second = lens.secondFocalPoint
    else { return }
    addFocalPoint("F", at: first)
    addFocalPoint("F′", at: second)
    guard options.marksDoubleFocalPoints else { return }
    for (name, x) in [("2F", 2 * first), ("2F′", 2 * second)]
    where canvas.visible.contains(x) {
      mark(name, at: x)
    }
  }

  private mutating func addFocalPoint(_ name: String, at x: Double) {
    if layout.window.showsFocalPoints { return mark(name, at: x) }
    let text =
      LabelText(symbol: name, size: 14)
      + LabelText(" " + words.length(x, of: ValueName("lens", "focal-length")))
    canvas.point(text, .focalPoint, toRight: x > 0)
  }

  private mutating func mark(_ name: String, at x: Double) {
    canvas.mark(LabelText(symbol: name, size: 14), at: x)
  }
}
