import Formula
import Geometry
import Optics
import Phrases
import Quantities
import Scenarios

/// What the text alternative says of images, between the elements and behind the last.
extension SystemWords {
  /// Where each element before the last one has its image, and what that is for the next.
  var betweenSentences: [String] {
    let optical = outcome.items.filter { $0.isOptical }
    return zip(optical, optical.dropFirst()).compactMap { item, next in
      guard item.kind != .surface || next.kind != .surface else { return nil }
      let image = outcome.steps[item.elements.upperBound - 1].image
      var slots = [(name: "element", text: name(of: item)), (name: "next", text: name(of: next))]
      guard case .at(let tip) = image else {
        let isParallel = image.position == nil && outcome.part(item).power != .plano
        return isParallel ? self(.altBetweenInfinity, slots) : nil
      }
      guard outcome.hasObject || outcome.object.seen.position == nil else { return nil }
      slots.append((name: "distance", text: distance(tip.x)))
      let object = outcome.steps[next.elements.lowerBound].object
      switch object.kindAsObject {
      case .atElement: return self(.altBetweenThere, capitalizing(slots))
      case .virtual:
        slots.append((name: "beyond", text: distance(object.position ?? 0)))
        return self(.altBetweenAhead, slots)
      case .real, .atInfinity:
        return self(tip.x > 0 ? .altBetweenReal : .altBetweenVirtual, capitalizing(slots))
      }
    }
  }

  /// The slots of a sentence that begins with the first of them.
  private func capitalizing(
    _ slots: [(name: String, text: String)]
  ) -> [(name: String, text: String)] {
    guard let first = slots.first else { return slots }
    return [(first.name, Self.capitalized(first.text))] + slots.dropFirst()
  }

  /// What the image is, and where.
  var imageSentences: [String] {
    let pair = outcome.conjugates
    switch pair.image {
    case .atInfinity: return [self(SystemPhrase.altImageAtInfinity)]
    case .atElement:
      return pair.objectKind == .atElement && outcome.isSinglePlane
        ? [self(.altImageCoincides)] : [self(.altImageThere, [element(isFirst: false)])]
    case .at(let tip):
      let slots = [(name: "distance", text: imageLength), element(isFirst: false)]
      let key: SystemPhrase =
        switch (tip.x > 0, outcome.endsWithMirror) {
        case (true, false): .altImageRealBehind
        case (false, false): .altImageVirtualInFront
        case (true, true): .altImageRealInFront
        case (false, true): .altImageVirtualBehind
        }
      var sentences = [self(key, slots)]
      if tip.y != 0, let orientation = pair.orientation {
        sentences.append(phrases(SystemLookPhrase(orientation: orientation, size: pair.size)))
      }
      if outcome.hasFocusInside { sentences.append(self(.altFocusInside)) }
      if outcome.isAtCentre { sentences.append(self(.altAtCentre)) }
      return sentences
    }
  }

  /// What is special about the whole.
  var wholeSentences: [String] {
    var sentences: [String] = []
    if outcome.isConcentric { sentences.append(self(.altConcentric)) }
    let hasPower = outcome.system.elements.contains { $0.power != .plano }
    if hasPower, let magnification = outcome.system.angularMagnification {
      sentences.append(self(.altAfocal, [("magnification", numbers.number(magnification))]))
    }
    return sentences
  }

  /// Which pupils are at infinity.
  var pupilSentences: [String] {
    switch outcome.pupils?.telecentricity {
    case .object: [self(.altTelecentricObject)]
    case .image: [self(.altTelecentricImage)]
    case .both: [self(.altTelecentricBoth)]
    case nil: []
    }
  }
}
