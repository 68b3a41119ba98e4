import Drawing
import Geometry
import Numbers
import Phrases
import Scenarios

/// The drawing of a plot, from back to front.
struct PlotDiagram {
  let outcome: PlotOutcome
  let words: PlotWords
  let frame: PlotFrame
  /// The visible part of each curve.
  let lines: [PlotLine]
  var shapes: [Shape] = []
  var obstacles: [Obstacle] = []
  /// The words inside the frame, which look for places.
  var names: [PlotName] = []

  init(_ outcome: PlotOutcome, words: PlotWords) {
    self.outcome = outcome
    self.words = words
    let frame = PlotFrame(outcome, words.phrases.numberStyle)
    self.frame = frame
    lines = outcome.curves.map { PlotLine($0.branches, in: frame) }
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addGrid()
    addAsymptotes()
    addMarkedLines()
    addCurves()
    addPoints()
    addNumbers()
    let isNamed = placeNames()
    addAxisNames()
    if !isNamed { addLegend() }
    var extent = (Shape.bounds(of: shapes) ?? frame.box).grown(by: 4)
    extent = Rectangle(
      minX: extent.minX.rounded(.down), minY: extent.minY.rounded(.down),
      maxX: extent.maxX.rounded(.up), maxY: extent.maxY.rounded(.up))
    return Drawing(
      id: id, viewBox: extent, title: title, description: description, shapes: shapes)
  }

  // MARK: Behind the curves

  private mutating func addGrid() {
    let box = frame.box
    if outcome.options.showsGrid {
      var path = Path()
      for tick in frame.xTicks.ticks where tick.fraction > 0.001 && tick.fraction < 0.999 {
        let x = box.minX + tick.fraction * box.width
        path.move(to: Point(x, box.minY))
        path.line(to: Point(x, box.maxY))
      }
      for tick in frame.yTicks.ticks where tick.fraction > 0.001 && tick.fraction < 0.999 {
        let y = box.maxY - tick.fraction * box.height
        path.move(to: Point(box.minX, y))
        path.line(to: Point(box.maxX, y))
      }
      if !path.elements.isEmpty { shapes.append(.path(path, .line(.grid))) }
    }
    shapes.append(.path(axes, .line(.axis, width: 1)))
    obstacles += zeroLines.map { .line($0, width: 1) }
  }

  /// The frame, its strokes at the numbers, and the lines where x and y are zero.
  private var axes: Path {
    let box = frame.box
    var path = Path(
      through: [
        Point(box.minX, box.minY), Point(box.minX, box.maxY), Point(box.maxX, box.maxY),
        Point(box.maxX, box.minY),
      ], isClosed: true)
    func stroke(_ start: Point, _ direction: Vector) {
      path.move(to: start)
      path.line(to: start + direction)
    }
    for tick in frame.xTicks.ticks {
      stroke(Point(box.minX + tick.fraction * box.width, box.maxY), Vector(0, 5))
    }
    for fraction in frame.xTicks.minor {
      stroke(Point(box.minX + fraction * box.width, box.maxY), Vector(0, 3))
    }
    for tick in frame.yTicks.ticks {
      stroke(Point(box.minX, box.maxY - tick.fraction * box.height), Vector(-5, 0))
    }
    for fraction in frame.yTicks.minor {
      stroke(Point(box.minX, box.maxY - fraction * box.height), Vector(-3, 0))
    }
    for line in zeroLines { stroke(line.start, line.end - line.start) }
    return path
  }

  /// Where x and y are zero, inside the frame.
  private var zeroLines: [Segment] {
    let box = frame.box
    var lines: [Segment] = []
    if outcome.x.range.scale == .linear, outcome.x.range.lower < 0, let x = frame.across(0) {
      lines.append(Segment(Point(x, box.minY), Point(x, box.maxY)))
    }
    if outcome.y.range.scale == .linear, outcome.y.range.lower < 0, let y = frame.up(0) {
      lines.append(Segment(Point(box.minX, y), Point(box.maxX, y)))
    }
    return lines
  }

  private mutating func addAsymptotes() {
    guard outcome.options.showsAsymptotes else { return }
    var path = Path()
    var drawn: [Double] = []
    for curve in outcome.curves {
      for pole in curve.poles {
        guard let x = frame.across(pole), x > frame.box.minX + 1, x < frame.box.maxX - 1,
          !drawn.contains(where: { ($0 - x).magnitude < 0.5 })
        else { continue }
        drawn.append(x)
        path.move(to: Point(x, frame.box.minY))
        path.line(to: Point(x, frame.box.maxY))
        obstacles.append(
          .line(Segment(Point(x, frame.box.minY), Point(x, frame.box.maxY)), width: 1))
      }
    }
    if !drawn.isEmpty { shapes.append(.path(path, .line(.normal))) }
  }

  private mutating func addMarkedLines() {
    let box = frame.box
    for mark in outcome.marks {
      let segment: Segment
      switch mark.form {
      case .point: continue
      case .vertical(let value):
        guard let x = frame.across(value) else { continue }
        segment = Segment(Point(x, box.maxY), Point(x, box.minY))
      case .horizontal(let value):
        guard let y = frame.up(value) else { continue }
        segment = Segment(Point(box.minX, y), Point(box.maxX, y))
      }
      shapes.append(.line(segment, .line(.construction)))
      obstacles.append(.line(segment, width: 1.2))
      if let label = mark.label {
        names.append(PlotName(label, beside: segment, in: box))
      }
    }
  }

  // MARK: Curves and points

  private mutating func addCurves() {
    for (index, line) in lines.enumerated() {
      let path = line.path
      guard !path.elements.isEmpty else { continue }
      let role = Role.curve(index + 1)
      var paint = Paint.line(role)
      paint.hasRoundEnds = role.style.dash == .solid
      shapes.append(.path(path, paint))
      obstacles += line.segments.map { .line($0, width: role.style.lineWidth) }
    }
  }

  private mutating func addPoints() {
    for mark in outcome.marks {
      guard case .point(let point) = mark.form, frame.across(point.x) != nil,
        frame.up(point.y) != nil, let place = frame.place(point)
      else { continue }
      shapes.append(
        .circle(center: place, radius: 5.5, .solid(.page)))
      shapes.append(.dot(at: place, radius: 4, .label))
      obstacles.append(Obstacle(.circle(center: place, radius: 6), .body))
      if let label = mark.label { names.append(PlotName(label, at: place)) }
    }
  }
}
