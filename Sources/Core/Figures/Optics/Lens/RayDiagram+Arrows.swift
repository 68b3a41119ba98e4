import Drawing
import Formula
import Geometry
import Optics
import Quantities
import Scenarios

extension RayDiagram {
  /// The object: an arrow where it stands, else words at the frame that say where its light comes from.
  mutating func addObject() {
    let conjugates = outcome.conjugates
    switch conjugates.object {
    case .atInfinity:
      canvas.write(LabelText(words.originOfParallelLight, size: 13), .object, atRight: false)
    case .at(let tip) where !layout.window.showsObject:
      let text =
        words(.labelObject) + " "
        + words.length(outcome.object.distance, of: ValueName("object", "distance"))
      canvas.point(LabelText(text, size: 13), .object, toRight: tip.x > 0)
    case .at(let tip):
      addArrow(to: tip, .object, isVirtual: tip.x > 0)
    case .atElement(let height):
      addArrow(to: Point(0, height), .object, isVirtual: false)
    }
  }

  /// The image likewise; nothing of it where it is hidden.
  mutating func addImage() {
    if hidesImage || isSamePlace { return }
    switch outcome.conjugates.image {
    case .atInfinity:
      canvas.write(LabelText(words(.labelImageAtInfinity), size: 13), .image, atRight: true)
    case .at(let tip) where !layout.window.showsImage:
      let text = words(.labelImage) + " " + words.length(tip.x, of: ValueName("image", "distance"))
      canvas.point(LabelText(text, size: 13), .image, toRight: tip.x > 0)
    case .at(let tip):
      addArrow(to: tip, .image, isVirtual: tip.x < 0)
    case .atElement: break
    }
  }

  private mutating func addArrow(to tip: Point, _ role: Role, isVirtual: Bool) {
    canvas.addArrow(to: tip, role, isVirtual: isVirtual, texts(isObject: role == .object))
  }

  /// The word at the tip, and the letter of the height beside the shaft.
  private func texts(isObject: Bool) -> AxialCanvas.ArrowNames {
    var texts = AxialCanvas.ArrowNames()
    switch options.labels {
    case .words: texts.word = LabelText(words.name(isObject: isObject), size: 13)
    case .letters: texts.word = LabelText(symbol: isObject ? "O" : "I", size: 14)
    case .none: return texts
    }
    texts.height = heightText(isObject: isObject)
    texts.letter = LabelText(
      symbol: outcome.presentation.notation[isObject ? .objectHeight : .imageHeight], size: 14)
    return texts
  }

  /// The height of an arrow that is too short to be compared, if it is known.
  private func heightText(isObject: Bool) -> LabelText? {
    let name = ValueName(isObject ? "object" : "image", "height")
    guard case .quantity(let height) = outcome.values[name], height.value != 0 else { return nil }
    return LabelText(" (" + words.text(height, of: name) + ")", size: 13)
  }

  /// True if object and image are one arrow: in the lens, or with a lens that does nothing.
  var isSamePlace: Bool { words.isSamePlace && !hidesImage }
}
