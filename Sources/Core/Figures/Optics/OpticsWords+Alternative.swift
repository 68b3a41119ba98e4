import Geometry
import Optics
import Quantities
import Scenarios

extension OpticsWords {
  /// The name of the drawing.
  var title: String {
    let power = outcome.lens.model.power.dioptres
    return self(power > 0 ? .titleConverging : power < 0 ? .titleDiverging : .titlePlano)
  }

  /// What the drawing shows, in sentences: only what is drawn.
  func alternative(rays: Int) -> String {
    var sentences = [lensSentence]
    if let media = mediaSentence { sentences.append(media) }
    sentences.append(objectSentence)
    sentences.append(hidesImage ? self(.altImageHidden) : imageSentence)
    if rays > 0 {
      sentences.append(phrases(OpticsPhrase.altRays, [("count", String(rays))], count: Double(rays)))
    }
    return sentences.joined(separator: " ")
  }

  var hidesImage: Bool {
    outcome.presentation.diagram.hidesImage || outcome.presentation.diagram.hidesAnswers
  }

  private var lensSentence: String {
    let power = outcome.lens.model.power
    let slots = [(name: "power", text: self.power(power))]
    if power == .plano { return self(.altPlano) }
    return self(power.dioptres > 0 ? .altConverging : .altDiverging, slots)
  }

  private var mediaSentence: String? {
    let lens = outcome.lens.model
    let (before, after) = (lens.before.index, lens.after.index)
    if before == 1, after == 1 { return nil }
    if before == after { return self(.altMedium, [("index", number(before))]) }
    return self(.altMedia, [("before", number(before)), ("after", number(after))])
  }

  private var objectSentence: String {
    let object = outcome.object
    if object.isFarByRule {
      return self(
        .altObjectFarByRule,
        [
          ("distance", length(object.distance)),
          ("limit", text(Quantity(object.opticalInfinity?.limit ?? 0, .length))),
        ])
    }
    switch object.point {
    case .atElement: return self(.altObjectInLens)
    case .atInfinity(let tangent):
      let angle = [(name: "angle", text: text(Quantity((object.angle ?? 0).magnitude, .angle)))]
      if tangent == 0 { return self(.altObjectInfinityAxis) }
      return self(tangent > 0 ? .altObjectInfinityAbove : .altObjectInfinityBelow, angle)
    case .at(let tip): return objectSentence(tip)
    }
  }

  private func objectSentence(_ tip: Point) -> String {
    let slots = [(name: "distance", text: length(tip.x)), ("height", length(tip.y))]
    let key: OpticsPhrase =
      switch (tip.x < 0, tip.y) {
      case (true, 0): .altObjectRealAxis
      case (false, 0): .altObjectVirtualAxis
      case (true, let height): height > 0 ? .altObjectRealAbove : .altObjectRealBelow
      case (false, let height): height > 0 ? .altObjectVirtualAbove : .altObjectVirtualBelow
      }
    return self(key, slots)
  }

  private var imageSentence: String {
    let conjugates = outcome.conjugates
    switch conjugates.image {
    case .atElement: return self(.altImageInLens)
    case .atInfinity: return self(.altImageAtInfinity)
    case .at(let tip):
      if conjugates.image == conjugates.object { return self(.altImageSamePlace) }
      let slots = [(name: "distance", text: length(tip.x)), ("height", length(tip.y))]
      guard tip.y != 0, let orientation = conjugates.orientation else {
        return self(tip.x > 0 ? .altImageRealAxis : .altImageVirtualAxis, slots)
      }
      let key = OpticsImagePhrase(
        isReal: tip.x > 0, orientation: orientation, size: conjugates.size)
      return phrases(key, slots)
    }
  }
}
