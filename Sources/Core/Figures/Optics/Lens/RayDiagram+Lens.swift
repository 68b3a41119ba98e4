import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The lens, and the card over half of it.
  mutating func addLens() {
    let half = scale.across * layout.lensHalf
    let opening = openHalf
    canvas.addLens(
      at: 0, half: half, opening: opening, isCut: layout.isLensCut,
      power: outcome.lens.model.power)
    if let cover = options.cover { canvas.addCard(at: 0, half: opening, cover) }
    let x = scale.origin.x
    let plane = Segment(Point(x, scale.origin.y - half), Point(x, scale.origin.y + half))
    canvas.obstacles.append(.line(plane, width: 16))
  }

  /// Half the drawn opening, pixels.
  private var openHalf: Double {
    let half = scale.across * layout.lensHalf
    guard let aperture = outcome.lens.model.aperture else { return half }
    return min(half, scale.across * aperture / 2)
  }

  /// The power, at one end of the lens.
  mutating func addLensName() {
    if options.labels == .none { return }
    let text =
      LabelText(symbol: outcome.presentation.notation[.power], size: 13)
      + LabelText(" = " + (words.hidesPower ? "?" : words.power(outcome.lens.model.power)))
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
    LabelText(symbol: letter, size: 13) + LabelText(" = " + words.index(index))
  }
}
