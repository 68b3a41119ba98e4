import Optics
import Scenarios

extension EyeWords {
  /// The name of a drawing.
  func title(of part: EyePart) -> String {
    switch part {
    case .range: self(subject.seeingLens == nil ? .titleRange : .titleRangeWorn)
    case .points: self(.titlePoints)
    case .correction: self(.titleCorrected)
    default: self(subject.lens == nil ? .titleEye : .titleWorn)
    }
  }

  /// What a drawing shows, in sentences: only what is drawn.
  func alternative(of part: EyePart, _ shown: EyeSubject) -> String {
    let sentences =
      switch part {
      case .range: rangeSentences
      case .points: pointsSentences
      default: sightSentences(shown)
      }
    return sentences.joined(separator: " ")
  }

  private func sightSentences(_ shown: EyeSubject) -> [String] {
    var sentences = [self(.altEye, [("power", power(shown.optics.power))])]
    if let lens = shown.lens, !hidesAnswers {
      let slots = [(name: "power", text: power(lens.power.dioptres))]
      sentences.append(
        lens.vertex == 0
          ? self(.altContactLens, slots)
          : self(
            .altLens,
            slots + [
              (name: "distance", text: text("lens", "vertex") ?? text("eye", "vertex") ?? "")
            ]))
    }
    if shown.target.isInfinite {
      sentences.append(self(.altFar))
    } else {
      let slots = [(name: "distance", text: size("object", "distance"))]
      sentences.append(self(shown.target < 0 ? .altTarget : .altVirtualTarget, slots))
    }
    guard !hidesAnswers else { return sentences }
    switch shown.focusSide {
    case .onRetina: sentences.append(self(.altOnRetina))
    case .inFront: sentences.append(self(.altInFront))
    case .behind: sentences.append(self(.altBehind))
    case nil: sentences.append(self(.altNoFocus))
    }
    return sentences
  }

  private var rangeSentences: [String] {
    guard !hidesAnswers else { return [self(.altScale)] }
    var sentences: [String] = []
    if let lens = subject.seeingLens {
      let slots = [(name: "power", text: power(lens.power.dioptres))]
      let place = [(name: "distance", text: text("lens", "vertex") ?? "")]
      sentences.append(
        lens.vertex == 0 ? self(.altRangeContact, slots) : self(.altRangeWorn, slots + place))
    }
    if let far = subject.seenFarPoint {
      let slots = [(name: "distance", text: seenPoint("far-point"))]
      sentences.append(
        far.isInfinite
          ? self(.altFarInfinity) : self(far < 0 ? .altFarPoint : .altFarPointVirtual, slots))
    }
    if let near = subject.seenNearPoint {
      let slots = [(name: "distance", text: seenPoint("near-point"))]
      sentences.append(
        near.isInfinite
          ? self(.altNearInfinity) : self(near < 0 ? .altNearPoint : .altNearPointVirtual, slots))
    }
    return sentences
  }

  private var pointsSentences: [String] {
    [
      self(
        .altPoints,
        [
          ("f", text("eye", "focal-point-1") ?? ""), ("f2", text("eye", "focal-point-2") ?? ""),
          ("h", text("eye", "principal-point-1") ?? ""),
          ("h2", text("eye", "principal-point-2") ?? ""),
          ("n", text("eye", "nodal-point-1") ?? ""), ("n2", text("eye", "nodal-point-2") ?? ""),
        ])
    ]
  }
}
