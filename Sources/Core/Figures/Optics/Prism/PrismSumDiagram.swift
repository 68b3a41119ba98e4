import Drawing
import Formula
import Geometry
import Numbers
import Optics
import Scenarios

/// The drawing of prisms that are combined: arrows laid end to end, and the one that does the same as all of them.
struct PrismSumDiagram {
  let prisms: [PrismPower]
  let whole: PrismPower
  let words: PrismWords
  var canvas: AxialCanvas
  private let scale: Double

  init(_ prisms: [PrismPower], _ whole: PrismPower, words: PrismWords) {
    self.prisms = prisms
    self.whole = whole
    self.words = words
    let points = Self.points(of: prisms)
    let xs = points.map { $0.x }
    let ys = points.map { $0.y }
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
    let size = max(right - left, (high - low) * 1.3)
    let scale = size > 0 ? 300 / size : 1
    self.scale = scale
    let frame = Rectangle(
      minX: left * scale - 110, minY: -high * scale - 50, maxX: right * scale + 110,
      maxY: -low * scale + 50)
    canvas = AxialCanvas(
      AxialScale(along: scale, across: scale, origin: Point(0, 0)), frame: frame)
  }

  /// The ends of the arrows, in prism powers, up positive; the first is the origin.
  private static func points(of prisms: [PrismPower]) -> [Point] {
    var points = [Point(0, 0)]
    for prism in prisms {
      let last = points[points.count - 1]
      points.append(
        Point(last.x + (prism.horizontal ?? 0), last.y + (prism.vertical ?? 0)))
    }
    return points
  }

  private var options: RayPresentation<PrismEquation> { words.outcome.presentation }

  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addAxes()
    let points = Self.points(of: prisms).map { canvas.scale.point($0) }
    for (index, prism) in prisms.enumerated() {
      let role = Role.ray(index + 1)
      let text =
        LabelText(symbol: "P_\(index + 1)", size: 13)
        + LabelText(" = " + words.power(prism.power, of: "prism-\(index + 1)"))
      add(Segment(points[index], points[index + 1]), role, text, width: 2)
    }
    if !options.hidesAnswers { addWhole(to: points[points.count - 1]) }
    canvas.placeNames()
    canvas.addNotes([words(.noteExaminer)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  private mutating func addAxes() {
    let frame = canvas.frame
    canvas.addAxis()
    canvas.addStretch(
      Segment(Point(0, frame.minY), Point(0, frame.maxY)), .line(.axis), thickness: 2)
    for (text, point, way) in [
      (words(.labelRight), Point(frame.maxX - 4, 0), Vector(-0.7, 0.7)),
      (words(.labelUp), Point(0, frame.minY + 4), Vector(0.7, 0.7)),
    ] {
      canvas.addName(LabelText(text, size: 12), .note, atEnd: point, way, priority: 0)
    }
  }

  private mutating func add(_ line: Segment, _ role: Role, _ text: LabelText, width: Double) {
    if line.length < 1 {
      return
    }
    if let arrow = Arrow(
      along: .line(line.start, line.end), from: nil, to: nil, lineWidth: width)
    {
      canvas.shapes += arrow.shapes(role, width: width, dash: .solid)
    }
    canvas.obstacles.append(.line(line, width: 6))
    if options.hasLabels { canvas.addName(text, role, beside: line, priority: 3) }
  }

  private mutating func addWhole(to end: Point) {
    let start = Point(0, 0)
    guard let base = whole.base, end.distance(to: start) > 1 else {
      canvas.shapes.append(.dot(at: start, radius: 4, .image))
      return
    }
    let text =
      LabelText(symbol: "P", size: 13) + LabelText(" = " + words.power(whole.power))
    add(Segment(start, end), .image, text, width: 3)
    let foot = Point(end.x, 0)
    for side in [Segment(end, foot), Segment(end, Point(0, end.y))] where side.length > 4 {
      canvas.addStretch(side, .line(.construction), thickness: 1)
    }
    guard options.hasAngles, base > 0.03 else { return }
    let name =
      LabelText(symbol: "β", size: 13) + LabelText(" = " + words.angle(base, of: "base"))
    addTurn(base, name)
  }

  /// The direction from the right, counter-clockwise, beyond half a turn too.
  private mutating func addTurn(_ base: Double, _ name: LabelText) {
    let radius = 34.0
    let way = PrismDiagram.direction(base)
    let middle = PrismDiagram.direction(base / 2)
    // The page's arcs run clockwise, so this one runs from the arrow back to the axis.
    let arc = Arc(center: Point(0, 0), radius: radius, from: way, to: Vector(1, 0))
    canvas.shapes.append(.path(Path(arc), .line(.angle)))
    canvas.addName(name, .angle, atEnd: Point(0, 0) + radius * middle, middle, priority: 3)
  }
}
