import Formula
import Geometry
import Optics
import Phrases
import Quantities
import Scenarios

extension LensWords {
  /// The name of the drawing.
  var title: String {
    let power = outcome.lens.model.power.dioptres
    return self(power > 0 ? .titleConverging : power < 0 ? .titleDiverging : .titlePlano)
  }

  /// What the drawing shows, in sentences: only what is drawn.
  func alternative(of choice: DiagramRays) -> String {
    let rays = choice.rays.count
    var sentences = [lensSentence]
    if let media = mediaSentence { sentences.append(media) }
    sentences += objectSentences
    if hidesImage {
      sentences.append(self(.altImageHidden))
    } else {
      sentences += imageSentences
    }
    if rays > 0 {
      sentences.append(
        phrases(OpticsPhrase.altRays, [("count", String(rays))], count: Double(rays)))
    }
    if choice.rays.contains(where: { $0.passage == .missesLens }) {
      sentences.append(self(.altConstruction))
    }
    if outcome.presentation.diagram.wavefronts > 0 { sentences.append(self(.altWavefronts)) }
    switch outcome.presentation.diagram.cover {
    case .upperHalf: sentences.append(self(.altCoverUpper))
    case .lowerHalf: sentences.append(self(.altCoverLower))
    case nil: break
    }
    return sentences.joined(separator: " ")
  }

  private var lensSentence: String {
    let power = outcome.lens.model.power
    if hidesPower { return self(.altPowerHidden) }
    let slots = [(name: "power", text: self.power(power))]
    if power == .plano { return self(.altPlano) }
    return self(power.dioptres > 0 ? .altConverging : .altDiverging, slots)
  }

  private var mediaSentence: String? {
    let lens = outcome.lens.model
    let (before, after) = (lens.before.index, lens.after.index)
    if before == 1, after == 1 { return nil }
    if before == after { return self(.altMedium, [("index", index(before))]) }
    return self(.altMedia, [("before", index(before)), ("after", index(after))])
  }

  private var objectSentences: [String] {
    let object = outcome.object
    let distance = objectLength
    if object.isFarByRule {
      return [self(.altObjectFarByRule, [("distance", distance), ("limit", infinityLimit)])]
    }
    switch object.point {
    case .atElement: return [self(.altObjectInLens)]
    case .atInfinity(let tangent):
      if tangent == 0 { return [self(.altObjectInfinityAxis)] }
      let slots = [(name: "angle", text: angle(object.angle ?? 0))]
      return [self(tangent > 0 ? .altObjectInfinityAbove : .altObjectInfinityBelow, slots)]
    case .at(let tip):
      let place = [(name: "distance", text: distance)]
      if tip.y == 0 {
        return [self(tip.x < 0 ? .altObjectRealAxis : .altObjectVirtualAxis, place)]
      }
      var sentences = [self(tip.x < 0 ? .altObjectReal : .altObjectVirtual, place)]
      if let height = object.height {
        let slots = [
          (name: "height", text: length(height, of: ValueName("object", "height")))
        ]
        sentences.append(self(height > 0 ? .altObjectAbove : .altObjectBelow, slots))
      }
      if let rule = infinityRule { sentences.append(rule) }
      return sentences
    }
  }

  var imageSentences: [String] {
    let conjugates = outcome.conjugates
    guard case .at(let tip) = conjugates.image else {
      return [self(conjugates.imageKind == .atInfinity ? .altImageAtInfinity : .altImageInLens)]
    }
    if isSamePlace { return [self(.altImageSamePlace)] }
    let place = [(name: "distance", text: length(tip.x, of: ValueName("image", "distance")))]
    guard tip.y != 0, let orientation = conjugates.orientation else {
      return [self(tip.x > 0 ? .altImageRealAxis : .altImageVirtualAxis, place)]
    }
    let key = OpticsImagePhrase(isReal: tip.x > 0, orientation: orientation, size: conjugates.size)
    var sentences = [phrases(key, place)]
    let name = ValueName("image", "height")
    if outcome.values[name] != nil, conjugates.size != .same {
      sentences.append(self(.altImageHeight, [("height", length(tip.y, of: name))]))
    }
    return sentences
  }
}
