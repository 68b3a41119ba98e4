import Drawing
import Formula
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// What is measured, each from the lens.
  var dimensions: [AxialCanvas.Dimension] {
    var found: [AxialCanvas.Dimension] = []
    let notation = outcome.presentation.notation
    for dimension in options.dimensions {
      switch dimension {
      case .object:
        guard layout.window.showsObject, case .at(let tip) = outcome.conjugates.object else {
          continue
        }
        found.append(
          AxialCanvas.Dimension(
            from: 0, to: tip.x, text: text(notation[.objectDistance], words.objectDistance(tip.x))))
      case .image:
        guard layout.window.showsImage, !hidesImage, !isSamePlace,
          case .at(let tip) = outcome.conjugates.image
        else { continue }
        found.append(
          AxialCanvas.Dimension(
            from: 0, to: tip.x, text: text(notation[.imageDistance], words.imageDistance(tip.x))))
      case .focalLength:
        guard layout.window.showsFocalPoints, !words.hidesPower,
          let focus = outcome.lens.model.secondFocalPoint
        else { continue }
        found.append(
          AxialCanvas.Dimension(
            from: 0, to: focus, text: text(notation[.focalLength], words.focalLength(focus))))
      }
    }
    return found
  }

  private func text(_ letter: String, _ value: String) -> LabelText {
    LabelText(symbol: letter, size: 13) + LabelText(" = " + value)
  }
}
