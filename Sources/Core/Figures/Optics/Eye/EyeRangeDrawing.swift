import Drawing
import Geometry
import Numbers
import Optics
import Quantities
import Scenarios

/// What an eye sees clearly, from its far point to its near point, on a scale of vergences with the distances beside it: there,
/// unlike on one of distances, both points have room, and an accommodation is a length.
struct EyeRangeDrawing {
  let words: EyeWords
  private let subject: EyeSubject
  private var canvas: FrontCanvas
  /// True if a ring is drawn.
  private var showsVirtual = false
  /// The vergences at the left and right end, dioptres before the eye: 0 for infinity, 4 for 25 cm.
  private let lower: Double
  private let upper: Double

  /// A target nearer than this, dioptres, has no place on a scale of what eyes see.
  private static let farthest = 200.0
  private static let y = 84.0
  private static let left = 46.0
  private static let right = 640.0

  init(_ subject: EyeSubject, words: EyeWords) {
    self.words = words
    self.subject = subject
    let far = Self.vergence(ofPoint: subject.seenFarPoint)
    let near = Self.vergence(ofPoint: subject.seenNearPoint)
    let target = subject.object.flatMap { _ in
      subject.target.isFinite && subject.target < 0 ? -1 / subject.target : nil
    }.flatMap { $0 <= Self.farthest ? $0 : nil }
    let least = words.hidesAnswers ? 0 : min(far ?? 0, near ?? 0)
    let most = words.hidesAnswers ? target ?? 0 : max(far ?? 0, max(near ?? 0, target ?? 0))
    lower = min(0, least.rounded(.down) - (least < 0 ? 1 : 0))
    upper = max(5, (most + 0.8).rounded(.up))
    canvas = FrontCanvas(frame: Rectangle(minX: 0, minY: 8, maxX: 720, maxY: 126))
    addScale()
    addEye()
    if !words.hidesAnswers { addRange(far: far, near: near) }
    if let target { addTarget(target) }
  }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.placeNames()
    canvas.addNotes([words.rangeNote] + (showsVirtual ? [words(.noteVirtual)] : []))
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// The vergence of light from a point, positive in front of the eye; `nil` for one that has no place on the scale.
  private static func vergence(ofPoint position: Double?) -> Double? {
    guard let position, position != 0 else { return nil }
    if position.isInfinite { return 0 }
    let vergence = -1 / position
    return vergence.magnitude <= farthest ? vergence : nil
  }

  private func x(_ vergence: Double) -> Double {
    Self.left + (vergence - lower) / (upper - lower) * (Self.right - Self.left)
  }

  private mutating func addScale() {
    let line = Segment(Point(Self.left - 20, Self.y), Point(Self.right + 20, Self.y))
    canvas.addLine(line, .line(.label, width: 1.2, dash: .solid))
    let step = self.step
    let first = (lower / step).rounded(.up)
    for index in 0..<Int((upper / step).rounded(.down) - first) + 1 {
      let vergence = (first + Double(index)) * step
      let point = Point(x(vergence), Self.y)
      canvas.shapes.append(
        .line(
          Segment(Point(point.x, point.y - 5), Point(point.x, point.y + 5)),
          .line(.label, width: 1, dash: .solid)))
      let style = words.style.numbers
      var format = NumberFormat.standard
      format.showsPlus = true
      let power = format.text(0 - vergence, in: style)
      canvas.write(
        LabelText(vergence == 0 ? "0" : power, size: 12),
        boxCenteredAt: Point(point.x, point.y + 17), .note)
      canvas.write(
        LabelText(distance(vergence), size: 12), boxCenteredAt: Point(point.x, point.y + 34),
        .note)
    }
    canvas.write(
      LabelText(words(.labelDioptres), size: 12), boxCenteredAt: Point(680, Self.y + 17), .note)
  }

  /// From mark to mark, dioptres: 1, 2, 5, 10, 20, 50 and so on, so that there are no more than a dozen marks.
  private var step: Double {
    var step = 1.0
    for index in 0..<60 where (upper - lower) / step > 12 { step *= [2, 2.5, 2][index % 3] }
    return step
  }

  private func distance(_ vergence: Double) -> String {
    guard vergence != 0 else { return words(.valueInfinity) }
    let quantity = Quantity(
      1 / vergence.magnitude, .length, in: vergence.magnitude > 1 ? .centimetre : .metre)
    return words.style.text(of: quantity)
  }

  private mutating func addEye() {
    let outline = EyeOutline(length: 0.024, corneaRadius: 0.0078)
    canvas.shapes += outline.shapes(
      vertex: Point(668, Self.y - 34), scale: 1700, iris: 0.0036, pupil: 0.004)
    canvas.include(outline.bounds(vertex: Point(668, Self.y - 34), scale: 1700))
  }

  private mutating func addRange(far: Double?, near: Double?) {
    if let far, let near {
      canvas.addLine(
        Segment(Point(x(far), Self.y), Point(x(near), Self.y)),
        .line(.image, width: 6, dash: .solid), width: 8)
    }
    if let near {
      mark(
        .labelNearPoint, Point(x(near), Self.y), words.seenPoint("near-point"), isVirtual: near < 0)
    }
    if let far {
      mark(.labelFarPoint, Point(x(far), Self.y), words.seenPoint("far-point"), isVirtual: far < 0)
    }
  }

  private mutating func mark(
    _ phrase: EyePhrase, _ point: Point, _ distance: String, isVirtual: Bool
  ) {
    if isVirtual { showsVirtual = true }
    canvas.shapes.append(
      isVirtual
        ? .circle(center: point, radius: 5, .line(.image, width: 2))
        : .dot(at: point, radius: 5, .image))
    canvas.obstacles.append(Obstacle(.circle(center: point, radius: 6), .body))
    let text = LabelText(
      words(phrase, [("distance", distance)]), size: 13)
    canvas.name(
      text, at: point, [Vector(0, -1), Vector(0.5, -1), Vector(-0.5, -1)], .image, radius: 6,
      priority: 3)
  }

  private mutating func addTarget(_ vergence: Double) {
    let point = Point(x(vergence), Self.y)
    let tip = Point(point.x, point.y - 8)
    if let arrow = Arrow(
      along: .line(Point(tip.x, tip.y - 26), tip), from: nil, to: nil, lineWidth: 1.6)
    {
      canvas.shapes += arrow.shapes(.object, width: 1.6)
    }
    let text = words(.labelTarget, [("distance", words.size("object", "distance"))])
    canvas.name(
      LabelText(text, size: 13), at: Point(tip.x, tip.y - 28),
      [Vector(0, -1), Vector(0.8, -0.6), Vector(-0.8, -0.6)], .object, radius: 2, priority: 4)
  }
}
