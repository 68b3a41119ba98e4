import Drawing
import Formula
import Geometry
import Quantities
import Scenarios

extension PlotDiagram {
  /// The numbers at the axes.
  mutating func addNumbers() {
    let box = frame.box
    for tick in frame.xTicks.ticks {
      let x = box.minX + tick.fraction * box.width
      shapes.append(
        .label(
          Label(tick.text, centeredAt: Point(x, box.maxY + 15), role: .label)))
    }
    for tick in frame.yTicks.ticks {
      let y = box.maxY - tick.fraction * box.height
      shapes.append(
        .label(
          Label(tick.text, centeredAt: Point(box.minX - 9, y), alignment: .end, role: .label)))
    }
  }

  /// What the axes show: that of x below the middle, that of y above the left end, both lying.
  mutating func addAxisNames() {
    let box = frame.box
    let x = title(of: outcome.x, else: "x")
    shapes.append(
      .label(
        Label(
          x, centeredAt: Point(box.center.x, box.maxY + 36), role: .label)))
    let y = title(of: outcome.y, else: "y")
    let left = frame.yTicks.ticks.map { box.minX - 9 - $0.text.width }.min() ?? box.minX
    shapes.append(
      .label(
        Label(
          y, centeredAt: Point(left, box.minY - 18), alignment: .start, role: .label)))
  }

  /// `object distance d_o (cm)`
  private func title(of axis: PlotAxis, else letter: String) -> LabelText {
    var text: LabelText
    switch (axis.label, axis.symbol) {
    case (let label?, let symbol?):
      text = LabelText(label + " ") + LabelText(symbol: symbol.text.symbolForPrint)
    case (let label?, nil): text = LabelText(label)
    case (nil, let symbol?): text = LabelText(symbol: symbol.text.symbolForPrint)
    case (nil, nil): text = LabelText(symbol: letter)
    }
    guard let unit = axis.unit else { return text }
    return text + LabelText(words(.axisUnit, [("unit", unit.symbol)]))
  }

  /// Finds places for the words inside the frame, and for the names of the curves.
  ///
  /// - Returns: false if a curve's name has no place, so that a legend must say what the curves are.
  mutating func placeNames() -> Bool {
    let labels = outcome.options.labels
    let own = names
    let wantsCurves = labels == .fitting || labels == .curves
    let curves = wantsCurves ? curveNames : []
    var frame = frame.box.grown(by: 2)
    frame.maxX += 200
    let field = LabelField(obstacles: obstacles + borders, frame: frame, spacing: 3)
    let placements = field.placements(of: (own + curves).map { $0.request })
    let isCrowded = zip(placements, own + curves).dropFirst(own.count).contains { placement, _ in
      placement.isBlocked || placement.coversLine
    }
    if isCrowded, labels == .fitting {
      place(own, field)
      return false
    }
    for (name, placement) in zip(own + curves, placements) { shapes += name.shape(at: placement) }
    return labels != .legend
  }

  private mutating func place(_ names: [PlotName], _ field: LabelField) {
    for (name, placement) in zip(names, field.placements(of: names.map { $0.request })) {
      shapes += name.shape(at: placement)
    }
  }

  private var curveNames: [PlotName] {
    outcome.curves.indices.compactMap { index in
      outcome.curves[index].label.flatMap { label in
        lines[index].strokes.isEmpty
          ? nil
          : PlotName(label, of: lines[index], role: .curve(index + 1), in: frame.box)
      }
    }
  }

  /// The sides of the frame, which no word may cover.
  private var borders: [Obstacle] {
    let box = frame.box
    let corners = [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY),
      Point(box.minX, box.maxY),
    ]
    return corners.indices.map {
      Obstacle(.segment(Segment(corners[$0], corners[($0 + 1) % 4]), width: 2), .body)
    }
  }

  /// What the curves are, below the drawing.
  mutating func addLegend() {
    let named = outcome.curves.indices.filter { outcome.curves[$0].label != nil }
    guard !named.isEmpty else { return }
    let texts = named.map { LabelText(plotLabel: outcome.curves[$0].label ?? "") }
    let legend = Legend(
      texts, at: Point(frame.box.minX, frame.box.maxY + 50), width: frame.box.width,
      sampleWidth: 36, rowHeight: 24)
    for (index, place) in zip(named, legend.places) {
      let y = place.sample.center.y
      shapes.append(
        .line(
          Segment(Point(place.sample.minX, y), Point(place.sample.maxX, y)),
          .line(.curve(index + 1))))
      shapes.append(.label(place.label))
    }
  }
}

extension String {
  /// A symbol with an apostrophe as the prime that print has.
  fileprivate var symbolForPrint: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "′")
  }
}
