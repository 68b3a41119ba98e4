import Drawing
import Formula
import Geometry
import Numbers
import Optics
import Phrases
import Quantities
import Scenarios

/// The stretch of axis where light of several colours gathers, enlarged along the axis: of each colour two rays and the image.
struct ColourDiagram {
  /// One colour and where its image is, metres from the lens.
  private struct Focus {
    let line: SpectralLine
    let position: Double
  }

  private let outcome: LensOutcome
  private let phrases: Phrases
  private let foci: [Focus]
  private var canvas: AxialCanvas
  private var front: [Shape] = []
  /// The height at which rays cross the lens, metres.
  private let height: Double

  private static let width = 640.0
  private static let half = 74.0

  /// `nil` where there is nothing to be shown: no colours are asked for, or their images are not on this side of infinity.
  init?(_ outcome: LensOutcome, phrases: Phrases) {
    let diagram = outcome.presentation.diagram
    guard !outcome.colours.isEmpty, !diagram.hidesAnswers, !diagram.hidesImage else { return nil }
    foci = outcome.colours.compactMap { line in
      guard
        let position = outcome.lens.conjugates(of: outcome.object.seen, at: line)?.image.position
      else { return nil }
      return Focus(line: line, position: position)
    }
    let places = foci.map { $0.position }
    guard let least = places.min(), let most = places.max(), least != 0,
      (least > 0) == (most > 0), most.magnitude < 1e9, least.magnitude < 1e9
    else { return nil }
    self.outcome = outcome
    self.phrases = phrases
    let middle = (least + most) / 2
    let span = max(1.9 * (most - least), 1e-4 * middle.magnitude)
    height = outcome.lens.model.aperture.map { $0 / 2 } ?? middle.magnitude / 8
    // The outermost rays fill the height of the picture at its left edge.
    let steepest = height / min(least.magnitude, most.magnitude)
    let across = Self.half / (steepest * span * 0.8)
    let scale = AxialScale(
      along: Self.width / span, across: across,
      origin: Point(Self.width / 2 - Self.width / span * middle, 0))
    canvas = AxialCanvas(
      scale,
      frame: Rectangle(minX: 0, minY: -Self.half - 6, maxX: Self.width, maxY: Self.half + 6))
  }

  private func words(_ key: RayPhrase, _ slots: [(name: String, text: String)] = []) -> String {
    phrases(key, slots)
  }

  private var numbers: QuantityStyle {
    var style = outcome.style
    style.numbers = phrases.numberStyle
    return style
  }

  /// A place along the axis, with as many digits as it takes to tell the colours apart.
  private func text(_ metres: Double) -> String {
    let unit = outcome.style.units.unit(for: metres, .length) ?? .centimetre
    let places = foci.map { unit.amount(of: $0.position) }
    let span = (places.max() ?? 0) - (places.min() ?? 0)
    // Colours that all meet in one point need no more digits than that.
    if span < 1e-9 * (places.max() ?? 0).magnitude {
      return numbers.text(of: Quantity(metres, .length))
    }
    var digits = 0
    var step = 1.0
    while digits < 6, step > max(span, 1e-9) / 20 {
      step /= 10
      digits += 1
    }
    return numbers.text(
      of: Quantity(metres, .length, in: unit), DisplayChoice(format: .places(digits)))
  }

  private func slots(_ focus: Focus) -> [(name: String, text: String)] {
    [
      ("line", PrismWords.letter(of: focus.line)),
      (
        "wavelength",
        numbers.text(of: Quantity(focus.line.wavelength, .length, in: .nanometre))
      ), ("distance", text(focus.position)),
    ]
  }

  /// The drawing as a part of a figure.
  func part(id: String) -> FigurePart {
    var copy = self
    let title = words(.titleColours)
    let description = ([words(.altColours)] + foci.map { words(.altFocus, slots($0)) })
      .joined(separator: " ")
    return .drawing(copy.drawing(id: id, title: title, description: description), name: title)
  }

  private mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.addAxis()
    for focus in foci { add(focus) }
    canvas.shapes += front
    addNames()
    canvas.placeNames()
    addShift()
    canvas.addNotes([words(.noteEnlarged)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// Two rays from the edges of the lens; only their lines where the image is in front of the lens.
  private mutating func add(_ focus: Focus) {
    let role = PrismDiagram.role(of: focus.line)
    let window = canvas.visible
    let isReal = focus.position > 0
    for sign in [1.0, -1.0] {
      let slope = -sign * height / focus.position
      let ends = [window.lowerBound, window.upperBound].map {
        Point($0, slope * ($0 - focus.position))
      }
      let whole = Segment(ends[0], ends[1])
      guard
        let line = canvas.addLine(
          whole, isReal ? .line(role) : .line(role, width: 1.07, dash: .virtual))
      else { continue }
      if isReal { canvas.addHead(on: line, role, to: &front) }
    }
  }

  /// The names in rows above the picture, each joined to its point: among the rays there is no room for them.
  private mutating func addNames() {
    var rows: [Double] = []
    var labels: [Shape] = []
    for focus in foci.sorted(by: { $0.position < $1.position }) {
      let role = PrismDiagram.role(of: focus.line)
      let text = LabelText(words(.labelFocus, slots(focus)), size: 12)
      let point = canvas.scale.point(Point(focus.position, 0))
      let left = point.x - text.width / 2
      let row = rows.firstIndex { $0 + 6 < left } ?? rows.count
      if row == rows.count { rows.append(0) }
      rows[row] = left + text.width
      let center = Point(point.x, canvas.frame.minY - 10 - 18 * Double(row))
      let label = Label(text, boxCenteredAt: center, role: role, hasHalo: true)
      canvas.shapes.append(.leader(Segment(point, center + Vector(0, 9))))
      canvas.shapes.append(.dot(at: point, radius: 3, role))
      labels.append(.label(label))
      canvas.include(label.bounds)
    }
    // In front of all lines to other names.
    canvas.shapes += labels
  }

  /// How far the images in red and in blue light are apart, if both are drawn.
  private mutating func addShift() {
    let blue = foci.first { $0.line == .f }
    let red = foci.first { $0.line == .c }
    guard let blue, let red else { return }
    let name = ValueName("image", "chromatic-shift")
    guard case .quantity(let shift)? = outcome.values[name], shift.value != 0 else { return }
    let span = (canvas.scale.x(red.position) - canvas.scale.x(blue.position)).magnitude
    guard span > 4 else { return }
    canvas.addDimensions([
      AxialCanvas.Dimension(
        from: blue.position, to: red.position,
        text: LabelText(numbers.text(of: shift, outcome.choice(of: name)), size: 12))
    ])
  }
}
