import Drawing
import Geometry
import Numbers
import Scenarios

/// The rectangle between the axes, and where values lie in it.
struct PlotFrame {
  let x: PlotAxis
  let y: PlotAxis
  let xTicks: PlotTicks
  let yTicks: PlotTicks
  /// Pixels.
  let box: Rectangle

  static let size = Vector(520, 340)

  init(_ outcome: PlotOutcome, _ style: NumberStyle) {
    x = outcome.x
    y = outcome.y
    box = Rectangle(minX: 0, minY: 0, maxX: Self.size.dx, maxY: Self.size.dy)
    yTicks = PlotTicks(y, count: 8, style)
    xTicks = Self.fitting(x, style)
  }

  /// As many numbers below the frame as fit beside each other.
  private static func fitting(_ axis: PlotAxis, _ style: NumberStyle) -> PlotTicks {
    var count = 10
    while true {
      let ticks = PlotTicks(axis, count: count, style)
      let fits = zip(ticks.ticks, ticks.ticks.dropFirst()).allSatisfy { left, right in
        (right.fraction - left.fraction) * size.dx
          >= (left.text.width + right.text.width) / 2 + 12
      }
      if fits || count <= 2 { return ticks }
      count -= 1
    }
  }

  /// Where a point lies; far outside at most a thousand pictures away; `nil` for one that a logarithmic axis does not have.
  func place(_ point: Point) -> Point? {
    guard let across = x.range.fraction(of: point.x), let up = y.range.fraction(of: point.y) else {
      return nil
    }
    let reach = 1e3
    return Point(
      box.minX + min(reach, max(-reach, across)) * box.width,
      box.maxY - min(reach, max(-reach, up)) * box.height)
  }

  func across(_ value: Double) -> Double? {
    x.range.contains(value) ? x.range.fraction(of: value).map { box.minX + $0 * box.width } : nil
  }

  func up(_ value: Double) -> Double? {
    y.range.contains(value) ? y.range.fraction(of: value).map { box.maxY - $0 * box.height } : nil
  }
}
