import Geometry
import Scenarios

extension PlotWords {
  /// What the drawing shows, in sentences: the axes, each curve with what is notable, the points and lines.
  var alternative: String {
    var sentences = [axisSentence(isHorizontal: true), axisSentence(isHorizontal: false)]
    for index in outcome.curves.indices { sentences += curveSentences(index) }
    sentences += outcome.marks.compactMap { sentence(of: $0) }
    return sentences.joined(separator: " ")
  }

  private func axisSentence(isHorizontal: Bool) -> String {
    let axis = isHorizontal ? outcome.x : outcome.y
    let show = isHorizontal ? x : y
    let key: PlotPhrase =
      switch (isHorizontal, axis.range.scale) {
      case (true, .linear): .axisHorizontal
      case (true, .logarithmic): .axisHorizontalLogarithmic
      case (false, .linear): .axisVertical
      case (false, .logarithmic): .axisVerticalLogarithmic
      }
    return self(
      key,
      [
        ("name", isHorizontal ? xName : yName), ("from", show(axis.range.lower)),
        ("to", show(axis.range.upper)),
      ])
  }

  private func curveSentences(_ index: Int) -> [String] {
    let curve = outcome.curves[index]
    let name = [(name: "name", text: name(ofCurve: index))]
    guard let start = curve.start, let end = curve.end else { return [self(.curveHidden, name)] }
    var sentences = [self(.curveRuns, name + [("start", pair(start)), ("end", pair(end))])]
    if curve.branches.count > 1 {
      sentences.append(
        self(
          .curvePieces, [("count", curve.branches.count.description)], count: curve.branches.count))
    }
    if let maximum = curve.maximum {
      sentences.append(self(.curveMaximum, [("point", pair(maximum))]))
    }
    if let minimum = curve.minimum {
      sentences.append(self(.curveMinimum, [("point", pair(minimum))]))
    }
    if !curve.zeros.isEmpty {
      sentences.append(self(.curveZeros, [("list", list(curve.zeros))], count: curve.zeros.count))
    }
    if !curve.poles.isEmpty {
      sentences.append(self(.curvePoles, [("list", list(curve.poles))], count: curve.poles.count))
    }
    return sentences
  }

  /// Values of x, as many as a reader would hear to the end.
  private func list(_ values: [Double]) -> String {
    let shown = values.prefix(8).map { x($0) }.joined(separator: self(.listSeparator))
    return values.count > 8 ? shown + self(.listSeparator) + "…" : shown
  }

  private func sentence(of mark: PlotMark) -> String? {
    let name = mark.label.map { [(name: "name", text: $0)] } ?? []
    switch mark.form {
    case .point(let point):
      guard outcome.x.range.contains(point.x), outcome.y.range.contains(point.y) else { return nil }
      return self(name.isEmpty ? .point : .pointNamed, name + [("point", pair(point))])
    case .vertical(let value):
      guard outcome.x.range.contains(value) else { return nil }
      return self(name.isEmpty ? .lineVertical : .lineVerticalNamed, name + [("value", x(value))])
    case .horizontal(let value):
      guard outcome.y.range.contains(value) else { return nil }
      return self(
        name.isEmpty ? .lineHorizontal : .lineHorizontalNamed, name + [("value", y(value))])
    }
  }
}
