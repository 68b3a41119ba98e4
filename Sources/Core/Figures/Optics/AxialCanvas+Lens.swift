import Drawing
import Geometry
import Optics
import Scenarios

extension AxialCanvas {
  /// A thin lens: a line in the plane where rays bend, with heads that point outwards on a converging lens and inwards on a
  /// diverging one, over the pale shape of the glass.
  ///
  /// - Parameters:
  ///   - place: metres along the axis.
  ///   - half: half the drawn height, pixels.
  ///   - opening: half of the height that light gets through, pixels; the line goes on dashed beyond it.
  ///   - isCut: true if the lens is larger than the picture.
  mutating func addLens(
    at place: Double, half: Double, opening: Double, isCut: Bool, power: Power
  ) {
    let x = scale.x(place)
    let y = scale.origin.y
    shapes.append(.path(glass(at: x, half: opening, power), .fill(.lens)))
    if opening < half {
      let plane = Segment(Point(x, y - half), Point(x, y + half))
      shapes.append(.line(plane, .line(.construction, dash: .short)))
    }
    let ends = Segment(Point(x, y - opening), Point(x, y + opening))
    shapes.append(.line(ends, .line(.lens)))
    if !isCut { addEnds(of: ends, power) }
  }

  /// The outline of the glass: thick in the middle, thick at the rim, or a plate.
  private func glass(at x: Double, half: Double, _ power: Power) -> Path {
    let top = scale.origin.y - half
    let bottom = scale.origin.y + half
    let rim = power.dioptres > 0 ? 0.0 : power.dioptres < 0 ? 9 : 4
    let middle = power.dioptres > 0 ? 18.0 : power.dioptres < 0 ? -3 : 4
    return Path([
      .move(Point(x - rim, top)), .line(Point(x + rim, top)),
      .quadratic(control: Point(x + middle, scale.origin.y), Point(x + rim, bottom)),
      .line(Point(x - rim, bottom)),
      .quadratic(control: Point(x - middle, scale.origin.y), Point(x - rim, top)), .close,
    ])
  }

  private mutating func addEnds(of lens: Segment, _ power: Power) {
    for (end, outwards) in [(lens.start, Vector(0, -1)), (lens.end, Vector(0, 1))] {
      if power == .plano {
        let tick = Segment(end - Vector(6, 0), end + Vector(6, 0))
        shapes.append(.line(tick, .line(.lens)))
      } else {
        let head = Arrowhead(length: 11, width: 10).fitted(to: lens.length / 3)
        let tip = power.dioptres > 0 ? end : end - head.length * outwards
        let path = head.path(tip: tip, direction: power.dioptres > 0 ? outwards : -outwards)
        shapes.append(.path(path, .solid(.lens)))
      }
    }
  }

  /// A card over half of an element.
  mutating func addCard(at place: Double, half: Double, _ cover: OpticsDiagramOptions.Cover) {
    let x = scale.x(place)
    let far = cover == .upperHalf ? scale.origin.y - half : scale.origin.y + half
    let card = Rectangle(
      minX: x - 4, minY: min(far, scale.origin.y), maxX: x + 4, maxY: max(far, scale.origin.y))
    shapes.append(.rectangle(card, cornerRadius: 0, .solid(.aperture)))
  }
}
