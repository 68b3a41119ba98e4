import Diagnostics
import Geometry

extension PlotReading {
  /// Warns about what cannot be seen; a plot in which nothing can be seen is an error.
  mutating func checkVisible(
    _ curves: Zip2Sequence<[PlotCurve], [SourceRange]>,
    _ marks: Zip2Sequence<[PlotMark], [SourceRange]>, _ x: PlotAxis, _ y: PlotAxis
  ) {
    var hidden: [(what: String, place: SourceRange)] = []
    var count = 0
    for (curve, place) in curves {
      count += 1
      let isSeen = curve.branches.contains { branch in
        branch.contains { x.range.contains($0.x) && y.range.contains($0.y) }
      }
      if !isSeen { hidden.append(("the curve", place)) }
    }
    for (mark, place) in marks {
      count += 1
      switch mark.form {
      case .point(let point):
        if !x.range.contains(point.x) || !y.range.contains(point.y) {
          hidden.append(("the point", place))
        }
      case .vertical(let value): if !x.range.contains(value) { hidden.append(("the line", place)) }
      case .horizontal(let value):
        if !y.range.contains(value) { hidden.append(("the line", place)) }
      }
    }
    if hidden.count == count, let first = hidden.first {
      report(
        "plot/nothing-drawn", first.place,
        "\(first.what) lies outside the axes, and nothing is drawn",
        [Solution("choose `from` and `to` so that it is inside")])
      return
    }
    for (what, place) in hidden {
      warn(
        "plot/outside", place, "\(what) lies outside the axes",
        [Solution("choose `from` and `to` so that it is inside, or leave it out")])
    }
  }
}
