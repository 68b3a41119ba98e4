import Optics
import Scenarios

extension RayDiagram {
  /// Wavefronts in front of the lens, and behind it if the image may be shown: centred on object and image.
  mutating func addWavefronts() {
    guard options.wavefronts > 0, outcome.conjugates.objectKind != .atElement else { return }
    let object = outcome.conjugates.object.position
    let image = outcome.conjugates.image.position
    let half = 0.85 * layout.lensHalf
    let start = object.map {
      $0 < 0 ? max($0, canvas.visible.lowerBound) : canvas.visible.lowerBound
    }
    canvas.add(
      AxialCanvas.Wavefronts(
        from: start ?? canvas.visible.lowerBound, to: 0, center: object, opening: 0, half: half),
      count: options.wavefronts)
    if hidesImage { return }
    canvas.add(
      AxialCanvas.Wavefronts(
        from: 0, to: canvas.visible.upperBound, center: image, opening: 0, half: half),
      count: options.wavefronts)
  }
}
