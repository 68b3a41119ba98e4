import Drawing
import Geometry
import Optics
import Quantities
import Scenarios

/// Small plots side by side: the longitudinal aberration by height in the opening, and the spots in two planes.
struct AberrationPlots {
  let aberrations: AberrationResult
  let words: TraceWords
  private(set) var shapes: [Shape] = []
  private var extent = Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)

  static let side = 190.0
  private static let top = 28.0

  init(_ aberrations: AberrationResult, words: TraceWords) {
    self.aberrations = aberrations
    self.words = words
  }

  /// The finished drawing.
  mutating func drawing(id: String, description: String) -> Drawing {
    var x = 0.0
    extent = Rectangle(minX: 0, minY: 0, maxX: 200, maxY: 40)
    if aberrations.curve != nil {
      addCurve(at: x)
      x += Self.side + 100
    }
    if let focus = aberrations.focus {
      var planes = [(words(.plotSpotFocus), focus)]
      if let best = aberrations.bestFocus { planes.append((words(.plotSpotBest), best)) }
      let half = spotHalf(planes.map { $0.1 })
      for (name, plane) in planes {
        addSpot(name, in: plane, half: half, at: x)
        x += Self.side + 24
      }
    }
    if shapes.isEmpty {
      let note = Label(
        LabelText(words(.plotNoCurve), size: 12), baseline: Point(4, 20), role: .note)
      shapes.append(.label(note))
      extent = extent.union(note.bounds)
    }
    return Drawing(
      id: id, viewBox: extent.grown(by: 4), title: words(.plotTitle), description: description,
      shapes: shapes)
  }

  // MARK: The curve

  private mutating func addCurve(at x: Double) {
    guard let samples = aberrations.curve?.samples else { return }
    let third = aberrations.seidel.longitudinal
    let radius = aberrations.pupil.radius
    let thirds = (0...16).map { step -> (Double, Double) in
      let share = Double(step) / 16
      return ((third ?? 0) * share * share, radius * share)
    }
    let values = samples.map { $0.longitudinal } + (third.map { [$0] } ?? [])
    let unit = unit(for: values)
    let heightUnit = self.unit(for: [radius])
    let across = PlotScale(covering: values.map { unit.amount(of: $0) }, about: 4)
    let up = PlotScale(covering: [heightUnit.amount(of: radius)], about: 4)
    let box = Rectangle(
      minX: x + 56, minY: Self.top, maxX: x + 56 + Self.side, maxY: Self.top + Self.side)
    func place(_ point: (Double, Double)) -> Point {
      Point(
        across.position(unit.amount(of: point.0), from: box.minX, to: box.maxX),
        up.position(heightUnit.amount(of: point.1), from: box.maxY, to: box.minY))
    }
    addAxes(box, across, up)
    write(words(.plotLongitudinal, [("unit", unit.symbol)]), at: Point(box.center.x, box.maxY + 36))
    write(
      words(.plotHeight, [("unit", heightUnit.symbol)]), at: Point(box.minX, box.minY - 12),
      .start)
    if third != nil {
      shapes.append(
        .path(
          Path(through: thirds.map(place)), .line(.ray3, width: 1.2, dash: .short)))
    }
    shapes.append(
      .path(
        Path(through: samples.map { place(($0.longitudinal, $0.height)) }),
        .line(.bundle)))
    addKey(under: box, hasThird: third != nil)
  }

  private mutating func addKey(under box: Rectangle, hasThird: Bool) {
    var entries = [(words(.plotExact), Paint.line(.bundle))]
    if hasThird {
      entries.append((words(.plotThird), .line(.ray3, width: 1.2, dash: .short)))
    }
    let legend = Legend(
      entries.map { LabelText($0.0, size: 12) }, at: Point(box.minX - 30, box.maxY + 46),
      width: Self.side + 60)
    for (place, entry) in zip(legend.places, entries) {
      let y = place.sample.center.y
      shapes.append(
        .line(Segment(Point(place.sample.minX, y), Point(place.sample.maxX, y)), entry.1))
      shapes.append(.label(place.label))
      extent = extent.union(place.label.bounds)
    }
  }

  private mutating func addAxes(_ box: Rectangle, _ across: PlotScale, _ up: PlotScale) {
    extent = extent.union(box)
    shapes.append(
      .line(
        Segment(Point(box.minX, box.maxY), Point(box.maxX, box.maxY)), .line(.axis)))
    let zero = across.position(0, from: box.minX, to: box.maxX)
    shapes.append(
      .line(Segment(Point(zero, box.maxY), Point(zero, box.minY)), .line(.axis)))
    var last = -Double.infinity
    for tick in across.ticks {
      let x = across.position(tick, from: box.minX, to: box.maxX)
      shapes.append(.line(Segment(Point(x, box.maxY), Point(x, box.maxY + 4)), .line(.axis)))
      let label = Label(
        LabelText(words.number(tick), size: 12), baseline: Point(x, box.maxY + 18),
        alignment: .middle)
      guard label.bounds.minX > last + 4 else { continue }
      last = label.bounds.maxX
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
    }
    for tick in up.ticks {
      let y = up.position(tick, from: box.maxY, to: box.minY)
      shapes.append(.line(Segment(Point(box.minX - 4, y), Point(box.minX, y)), .line(.axis)))
      let label = Label(
        LabelText(words.number(tick), size: 12), baseline: Point(box.minX - 8, y + 4),
        alignment: .end)
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
    }
    shapes.append(
      .line(
        Segment(Point(box.minX, box.maxY), Point(box.minX, box.minY)), .line(.axis)))
  }

  // MARK: Spots

  /// Half the side of the square in which all spots are drawn, metres.
  private func spotHalf(_ planes: [Double]) -> Double {
    let radii = planes.compactMap { aberrations.spot.greatestRadius(at: $0) }
    let largest = radii.max() ?? 0
    // A spot without size is a point on a square of a micrometre.
    return largest > 1e-9 ? 1.15 * largest : 1e-6
  }

  private mutating func addSpot(_ name: String, in plane: Double, half: Double, at x: Double) {
    let box = Rectangle(
      minX: x, minY: Self.top, maxX: x + Self.side, maxY: Self.top + Self.side)
    extent = extent.union(box)
    shapes.append(.rectangle(box, cornerRadius: 0, .line(.axis)))
    write(name, at: Point(box.center.x, box.minY - 12))
    guard let centre = aberrations.spot.centre(at: plane) else {
      write(words(.plotNoRays), at: box.center)
      return
    }
    let pixels = Self.side / 2 / half
    var path = Path()
    for point in aberrations.spot.points(at: plane) {
      let place = Point(
        box.center.x + (point.z - centre.z) * pixels,
        box.center.y - (point.y - centre.y) * pixels)
      path.move(to: place)
      path.line(to: place + Vector(0.01, 0))
    }
    shapes.append(.path(path, Paint(.bundle, .line, lineWidth: 2.4, hasRoundEnds: true)))
    addBar(in: box, half: half)
    if let radius = aberrations.spot.radius(at: plane) {
      write(
        words(.plotRadius, [("radius", words.length(radius))]),
        at: Point(box.center.x, box.maxY + 18))
    }
  }

  /// A bar of a round length in the lower left corner.
  private mutating func addBar(in box: Rectangle, half: Double) {
    let length = PlotScale.round(step: 0.35 * half)
    let pixels = length * Self.side / 2 / half
    let start = Point(box.minX + 8, box.maxY - 8)
    let bar = Segment(start, start + Vector(pixels, 0))
    shapes.append(.line(bar, .line(.dimension, width: 1.6)))
    let label = Label(
      LabelText(words.length(length), size: 12), baseline: start + Vector(0, -5), role: .dimension,
      hasHalo: true)
    shapes.append(.label(label))
  }

  private mutating func write(
    _ text: String, at baseline: Point, _ alignment: Label.Alignment = .middle
  ) {
    let label = Label(
      LabelText(text, size: 12), baseline: baseline, alignment: alignment)
    shapes.append(.label(label))
    extent = extent.union(label.bounds)
  }

  /// The unit in which the largest of some lengths is shown.
  private func unit(for values: [Double]) -> Unit {
    let largest = values.map { $0.magnitude }.max() ?? 0
    return words.style.units.unit(for: largest, .length) ?? .millimetre
  }
}
