import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The lens: a line in the plane where rays bend, with heads that point outwards on a converging lens and inwards on a
  /// diverging one, over the pale shape of the glass.
  mutating func addLens() {
    let half = scale.across * layout.lensHalf
    let x = scale.origin.x
    let top = Point(x, scale.origin.y - half)
    let bottom = Point(x, scale.origin.y + half)
    let opening = openHalf
    canvas.shapes.append(.path(glass(half: opening), .fill(.lens)))
    if opening < half {
      canvas.shapes.append(.line(Segment(top, bottom), .line(.construction, dash: .short)))
    }
    let ends = Segment(
      Point(x, scale.origin.y - opening), Point(x, scale.origin.y + opening))
    canvas.shapes.append(.line(ends, .line(.lens)))
    if !layout.isLensCut { addEnds(of: ends) }
    if let cover = options.cover {
      let far = cover == .upperHalf ? ends.start : ends.end
      let card = Rectangle(
        minX: x - 4, minY: min(far.y, scale.origin.y), maxX: x + 4,
        maxY: max(far.y, scale.origin.y))
      canvas.shapes.append(.rectangle(card, cornerRadius: 0, .solid(.aperture)))
    }
    canvas.obstacles.append(.line(Segment(top, bottom), width: 16))
  }

  /// Half the drawn opening, pixels.
  private var openHalf: Double {
    let half = scale.across * layout.lensHalf
    guard let aperture = outcome.lens.model.aperture else { return half }
    return min(half, scale.across * aperture / 2)
  }

  /// The outline of the glass: thick in the middle, thick at the rim, or a plate.
  private func glass(half: Double) -> Path {
    let x = scale.origin.x
    let top = scale.origin.y - half
    let bottom = scale.origin.y + half
    let power = outcome.lens.model.power.dioptres
    let rim = power > 0 ? 0.0 : power < 0 ? 9 : 4
    let middle = power > 0 ? 18.0 : power < 0 ? -3 : 4
    return Path([
      .move(Point(x - rim, top)), .line(Point(x + rim, top)),
      .quadratic(control: Point(x + middle, scale.origin.y), Point(x + rim, bottom)),
      .line(Point(x - rim, bottom)),
      .quadratic(control: Point(x - middle, scale.origin.y), Point(x - rim, top)), .close,
    ])
  }

  private mutating func addEnds(of lens: Segment) {
    let power = outcome.lens.model.power.dioptres
    for (end, outwards) in [(lens.start, Vector(0, -1)), (lens.end, Vector(0, 1))] {
      if power == 0 {
        let tick = Segment(end - Vector(6, 0), end + Vector(6, 0))
        canvas.shapes.append(.line(tick, .line(.lens)))
      } else {
        let head = Arrowhead(length: 11, width: 10).fitted(to: lens.length / 3)
        let tip = power > 0 ? end : end - head.length * outwards
        let path = head.path(tip: tip, direction: power > 0 ? outwards : -outwards)
        canvas.shapes.append(.path(path, .solid(.lens)))
      }
    }
  }

  /// The power, at one end of the lens.
  mutating func addLensName() {
    if options.labels == .none { return }
    let text =
      LabelText(symbol: outcome.presentation.notation[.power], size: 13)
      + LabelText(" = " + words.power(outcome.lens.model.power))
    let half = scale.across * layout.lensHalf
    let gap = half + 6 + text.height / 2
    let beside = text.width / 2 + 12
    let places = [
      Vector(0, -gap), Vector(0, gap), Vector(beside, 10 - half), Vector(-beside, 10 - half),
      Vector(beside, half - 10), Vector(-beside, half - 10),
    ]
    let candidates = places.enumerated().map {
      LabelRequest.Candidate(
        center: scale.origin + $0.element, cost: 0.4 * Double($0.offset))
    }
    canvas.names.append(
      DiagramName(
        .text(text, .lens),
        LabelRequest(width: text.width, height: text.height, candidates: candidates, priority: 1)))
  }

  /// The refractive indices on both sides, unless both are those of air.
  mutating func addMedia() {
    let lens = outcome.lens.model
    if options.labels == .none || (lens.before.index == 1 && lens.after.index == 1) { return }
    canvas.addIndex(index("n", lens.before.index), atRight: false)
    if lens.before.index == lens.after.index { return }
    canvas.addIndex(index("n′", lens.after.index), atRight: true)
  }

  private func index(_ letter: String, _ index: Double) -> LabelText {
    LabelText(symbol: letter, size: 13) + LabelText(" = " + words.number(index))
  }
}
