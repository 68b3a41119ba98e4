import Optics
import Scenarios

extension SystemDiagram {
  /// Wavefronts in front of the first element, between the elements, and behind the last if the image may be shown.
  mutating func addWavefronts() {
    let count = options.wavefronts
    guard count > 0, outcome.conjugates.objectKind != .atElement else { return }
    let object = outcome.conjugates.object.position
    let left = canvas.visible.lowerBound
    let start = object.map { $0 < places.x[0] ? max($0, left) : left } ?? left
    canvas.add(
      AxialCanvas.Wavefronts(
        from: start, to: places.x[0], center: object, opening: places.x[0],
        half: 0.85 * layout.halves[0]), count: count)
    for plane in places.x.indices {
      let isLast = plane == places.x.count - 1
      if isLast, words.hidesImage || system.elements[plane].kind == .screen { return }
      let end =
        isLast
        ? (places.behind[plane] > 0 ? canvas.visible.upperBound : left) : places.x[plane + 1]
      let image = outcome.steps[plane].image.position.map { places.x(behind: plane, $0) }
      canvas.add(
        AxialCanvas.Wavefronts(
          from: places.x[plane], to: end, center: image, opening: places.x[plane],
          half: 0.85 * layout.halves[plane]), count: count)
    }
  }
}
