import Drawing
import Geometry
import Optics
import Scenarios

/// Power crosses: the two principal meridians of a lens with their powers, beside the dial with its axis; of several lenses, one
/// cross for each and one for their sum.
struct PowerCrossDrawing {
  let words: PrescriptionWords
  private var canvas: FrontCanvas

  private static let width = 720.0
  private static let arm = 74.0
  private static let radius = 92.0
  private static let middle = 128.0

  /// - Parameters:
  ///   - showsCross: whether the power crosses are drawn.
  ///   - showsDial: whether the dial is drawn.
  init(_ words: PrescriptionWords, showsCross: Bool, showsDial: Bool) {
    self.words = words
    let subject = words.subject
    let dial = showsDial && !subject.isCrossed && subject.total.axis != nil
    var count = subject.isCrossed ? subject.lenses.count + 1 : 1
    if !showsCross { count = 0 }
    let columns = count + (dial ? 1 : 0)
    let perRow = min(max(columns, 1), 3)
    let rows = (max(columns, 1) + perRow - 1) / perRow
    let height = 290.0 * Double(rows)
    canvas = FrontCanvas(
      frame: Rectangle(minX: 0, minY: 0, maxX: Self.width, maxY: height - 10))
    func center(_ index: Int) -> Point {
      let inRow = min(perRow, columns - index / perRow * perRow)
      let step = Self.width / Double(inRow)
      return Point(
        (Double(index % perRow) + 0.5) * step,
        Self.middle + 290 * Double(index / perRow))
    }
    var index = 0
    if dial {
      addDial(subject.total, at: center(0))
      index = 1
    }
    guard showsCross else { return }
    if subject.isCrossed {
      for (number, lens) in subject.lenses.enumerated() {
        addCross(lens.model, at: center(number), isGiven: true)
        if number > 0 { addSign("+", between: center(number - 1), center(number)) }
      }
      addCross(subject.total, at: center(count - 1), isGiven: false)
      addSign("=", between: center(count - 2), center(count - 1))
    } else {
      addCross(subject.total, at: center(index), isGiven: false)
    }
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.placeNames()
    canvas.addNotes([words(.noteExaminer)])
    return canvas.drawing(id: id, title: title, description: description)
  }

  private mutating func addSign(_ sign: String, between left: Point, _ right: Point) {
    let place =
      left.y == right.y
      ? Point((left.x + right.x) / 2, left.y + 138) : Point(right.x - 90, right.y + 138)
    canvas.write(LabelText(sign, size: 20), boxCenteredAt: place)
  }

  // MARK: The cross

  private mutating func addCross(_ lens: SpheroCylinder, at center: Point, isGiven: Bool) {
    // Where its meridians lie is what is asked for.
    if hides(isGiven), words.subject.isCrossed {
      return canvas.write(LabelText("?", size: 28), boxCenteredAt: center)
    }
    canvas.write(
      LabelText(written(lens), size: 14),
      boxCenteredAt: Point(center.x, center.y + 138))
    // A sphere has no axis; its cross stands upright.
    let axis = lens.axis ?? .horizontal
    addMeridian(axis, lens.sphere, at: center, lens.isSpherical ? .lens : .ray1, isGiven)
    addMeridian(
      axis.perpendicular, lens.powerAcrossAxis, at: center,
      lens.isSpherical ? .lens : .ray2, isGiven)
    if let asked = words.subject.meridian {
      let end = center + Self.arm * asked.direction
      let line = Segment(center - Self.arm * asked.direction, end)
      canvas.addLine(line, .line(.label, width: 1.2, dash: .long))
      // At the lower end, where no principal meridian has its name.
      name(
        asked, lens.power(in: asked), at: line.start, .label, hides: words.hidesAnswers,
        outwards: -asked.direction)
    }
    canvas.shapes.append(.dot(at: center, radius: 2.5, .label))
  }

  /// The prescription as it was written, of a lens by itself.
  private func written(_ lens: SpheroCylinder) -> String {
    let subject = words.subject
    guard !subject.isCrossed, let whole = subject.lenses.first else { return words.rx(lens) }
    return words.whole(whole)
  }

  private func hides(_ isGiven: Bool) -> Bool { words.hidesAnswers && !isGiven }

  private mutating func addMeridian(
    _ meridian: Meridian, _ power: Power, at center: Point, _ role: Role, _ isGiven: Bool
  ) {
    let end = center + Self.arm * meridian.direction
    canvas.addLine(
      Segment(center - Self.arm * meridian.direction, end),
      .line(role, width: 2.4, dash: .solid))
    // The meridian across the axis is the axis of the transposed lens.
    let isAnswer = words.hidesAnswers && role == .ray2
    name(
      isAnswer ? nil : meridian, power, at: end, role, hides: words.hidesAnswers,
      outwards: meridian.direction)
  }

  private mutating func name(
    _ meridian: Meridian?, _ power: Power, at end: Point, _ role: Role, hides: Bool,
    outwards direction: Vector
  ) {
    var lines = [[TextRun(hides ? "?" : words.power(power.dioptres), face: .sansBold)]]
    if let meridian {
      lines.append(
        [TextRun(words(.labelAt, [("meridian", words.angle(meridian))]), face: .sans)])
    }
    canvas.name(
      LabelText(lines: lines, size: 13),
      at: end,
      [
        direction, Vector(direction.dx, direction.dy - 0.5),
        Vector(direction.dx + 0.5, direction.dy),
        Vector(direction.dx - 0.5, direction.dy),
      ], role, gap: 6, priority: 2)
  }

  // MARK: The dial

  private mutating func addDial(_ lens: SpheroCylinder, at center: Point) {
    canvas.shapes.append(
      .circle(center: center, radius: Self.radius, .fillAndLine(.lens, width: 1.2)))
    for degrees in stride(from: 0, through: 350, by: 10) {
      let direction = Self.direction(Double(degrees))
      let isLong = degrees % 30 == 0
      let start = center + (Self.radius - (isLong ? 10 : 6)) * direction
      canvas.shapes.append(
        .line(
          Segment(start, center + Self.radius * direction),
          .line(.label, width: isLong ? 1.2 : 0.8, dash: .solid)))
      guard isLong, degrees <= 180 else { continue }
      let text = LabelText(String(degrees), size: 12)
      canvas.write(text, boxCenteredAt: center + (Self.radius + 13) * direction, .note)
    }
    let axis = lens.orientation.direction
    let line = Segment(center - Self.radius * axis, center + Self.radius * axis)
    canvas.addLine(line, .line(.ray1, width: 3, dash: .solid), width: 5)
    let text = words(.labelAxis, [("axis", words.angle(lens.orientation))])
    canvas.write(
      LabelText(text, size: 14), boxCenteredAt: Point(center.x, center.y + 138), .ray1)
  }

  private static func direction(_ degrees: Double) -> Vector {
    switch degrees {
    case 0: Vector(1, 0)
    case 90: Vector(0, -1)
    case 180: Vector(-1, 0)
    case 270: Vector(0, 1)
    default:
      degrees < 180
        ? Meridian(degrees: degrees).direction : -Meridian(degrees: degrees - 180).direction
    }
  }
}
