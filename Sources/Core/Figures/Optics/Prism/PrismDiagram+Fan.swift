import Drawing
import Geometry
import Optics
import Scenarios

extension PrismDiagram {
  /// All colours, each with its name at its end.
  mutating func addFan() {
    var ends: [(colour: RefractingPrism.Colour, end: Point)] = []
    for colour in subject.colours {
      guard let trace = trace(colour.ray) else { continue }
      let role = Self.role(of: colour.line)
      for stretch in trace.inside { addLight(stretch, role) }
      guard let exit = trace.exit else { continue }
      let whole = Segment(exit.point, exit.point + 2_000 * exit.direction)
      guard let visible = whole.clipped(to: canvas.frame) else { continue }
      addLight(visible, role)
      ends.append((colour, visible.end))
    }
    if options.hasLabels { addColourNames(ends) }
  }

  /// The colour of a line.
  static func role(of line: SpectralLine) -> Role {
    switch line.colour {
    case .violet: .violetLight
    case .blue: .blueLight
    case .green: .greenLight
    case .yellow: .yellowLight
    case .red: .redLight
    }
  }

  /// Names in a column or a row outside the frame, each joined to the end of its ray.
  private mutating func addColourNames(
    _ ends: [(colour: RefractingPrism.Colour, end: Point)]
  ) {
    guard !ends.isEmpty else { return }
    let frame = canvas.frame
    let count = Double(ends.count)
    let sorted = ends.sorted { ($0.end.y, $0.end.x) < ($1.end.y, $1.end.x) }
    // Rays that leave through the lower edge run from right to left as they leave lower.
    let isBelow = sorted.contains { $0.end.x < frame.maxX - 1 }
    let ordered = isBelow ? ends.sorted { $0.end.x > $1.end.x } : sorted
    let spacing = 18.0
    let middle = ordered.reduce(0) { $0 + $1.end.y } / count
    let x = isBelow ? (ordered.map { $0.end.x }.max() ?? 0) + 34 : frame.maxX + 26
    for (index, item) in ordered.enumerated() {
      let y = (isBelow ? frame.maxY - 10 : middle) + spacing * (Double(index) - (count - 1) / 2)
      let text = LabelText(
        words(
          .labelLine,
          [
            ("line", PrismWords.letter(of: item.colour.line)),
            ("wavelength", words.wavelength(of: item.colour.line)),
          ]), size: 12)
      let label = Label(
        text, centeredAt: Point(x, y), alignment: .start, role: Self.role(of: item.colour.line))
      canvas.shapes.append(.leader(Segment(item.end, Point(x - 4, y))))
      canvas.shapes.append(.label(label))
      canvas.obstacles.append(Obstacle(.rectangle(label.bounds), .body))
      canvas.include(label.bounds)
    }
  }
}
