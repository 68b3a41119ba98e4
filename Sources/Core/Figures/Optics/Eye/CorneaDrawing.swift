import Drawing
import Geometry
import Optics
import Quantities
import Scenarios

/// The front of a cornea in section: its arc, its centre of curvature, its radius; of an astigmatic one both principal sections
/// with one vertex.
struct CorneaDrawing {
  private let figure: KeratometryFigure
  private var canvas: FrontCanvas

  private static let vertex = Point(180, 120)
  /// Pixels a metre for the flatter section.
  private let scale: Double

  init(_ figure: KeratometryFigure) {
    self.figure = figure
    scale = 300 / figure.subject.flat.radius
    canvas = FrontCanvas(frame: Rectangle(minX: 0, minY: 0, maxX: 720, maxY: 246))
    canvas.addLine(Segment(Point(40, 120), Point(680, 120)), .line(.axis))
    let subject = figure.subject
    add(subject.flat, subject.steep == nil ? .surface : .ray1, row: 0, subject.flatMeridian)
    if let steep = subject.steep { add(steep, .ray2, row: 1, subject.steepMeridian) }
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.placeNames()
    return canvas.drawing(id: id, title: title, description: description)
  }

  private mutating func add(
    _ cornea: Keratometry, _ role: Role, row: Int, _ meridian: Meridian
  ) {
    let radius = scale * cornea.radius
    let half = min(96.0, 0.8 * radius)
    let sag = radius - (radius * radius - half * half).squareRoot()
    let vertex = Self.vertex
    let top = Point(vertex.x + sag, vertex.y - half)
    let arc = Path([
      .move(Point(vertex.x + sag, vertex.y + half)),
      .arc(radius: radius, isLarge: false, isClockwise: true, top),
    ])
    canvas.shapes.append(.path(arc, .line(role, width: 2.4, dash: .solid)))
    let center = Point(vertex.x + radius, vertex.y)
    canvas.shapes.append(.line(Segment(top, center), .line(.normal)))
    canvas.obstacles.append(.line(Segment(top, center), width: 2))
    canvas.shapes.append(.dot(at: center, radius: 3, role == .surface ? .label : role))
    canvas.obstacles.append(Obstacle(.circle(center: center, radius: 4), .body))
    let isSteep = row == 1
    canvas.name(
      LabelText(symbol: figure.subject.steep == nil ? "C" : isSteep ? "C_2" : "C_1", size: 14),
      at: center, [Vector(isSteep ? -0.4 : 0.4, -1), Vector(0, -1), Vector(0.6, -1)],
      role == .surface ? .label : role, radius: 4)
    addRadius(cornea, to: center, row: row)
    let power = figure.text(Quantity(cornea.power.dioptres, .power))
    var name = figure.hidesPower ? "?" : power
    if figure.subject.steep != nil {
      name = figure(.atMeridian, [("power", name), ("meridian", figure.meridian(meridian))])
    }
    let end = isSteep ? Point(vertex.x + sag, vertex.y + half) : top
    canvas.name(
      LabelText(name, size: 13), at: end,
      [Vector(1, isSteep ? 0.3 : -0.3), Vector(0, isSteep ? 1 : -1)],
      role == .surface ? .label : role, radius: 4, priority: 3)
  }

  private mutating func addRadius(_ cornea: Keratometry, to center: Point, row: Int) {
    let foot = 242.0 + 25 * Double(row)
    let radius = figure.text(Quantity(cornea.radius, .length, in: .millimetre))
    let text = LabelText(figure.hidesRadius ? "?" : radius, size: 12)
    let dimension = DimensionLine(
      from: Point(Self.vertex.x, foot), to: Point(center.x, foot), offset: Vector(0, 12),
      heads: .atBothEnds, text: text)
    for x in [Self.vertex.x, center.x] {
      canvas.shapes.append(
        .line(
          Segment(Point(x, 126), Point(x, foot)), .line(.dimension, width: 0.6, dash: .dotted)))
    }
    canvas.shapes += dimension.shapes
    canvas.obstacles += dimension.obstacles
    canvas.include(dimension.bounds)
  }
}
