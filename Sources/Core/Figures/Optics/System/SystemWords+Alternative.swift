import Formula
import Geometry
import Optics
import Phrases
import Quantities
import Scenarios

extension SystemWords {
  /// The name of the drawing.
  var title: String {
    let optical = outcome.items.filter { $0.isOptical }
    guard optical.count == 1, let item = optical.first else { return self(.titleSystem) }
    switch outcome.system.elements[item.elements.lowerBound].kind {
    case .mirror(let radius):
      return self(radius.isInfinite ? .titlePlaneMirror : radius < 0 ? .titleConcave : .titleConvex)
    case .surface(let radius) where item.kind == .surface:
      return self(radius.isInfinite ? .titlePlaneSurface : .titleSurface)
    case .surface where item.kind == .lens: return self(.titleThickLens)
    case .surface: return self(.titleSlab)
    case .lens, .stop, .screen, .reference: return self(.titleLens)
    }
  }

  /// What the drawing shows, in sentences: only what is drawn.
  func alternative(of rays: SystemRays) -> String {
    var sentences = elementSentences
    if outcome.hasObject || outcome.object.angle != nil { sentences.append(objectSentence) }
    if !outcome.object.isFarByRule, let rule = infinityRule { sentences.append(rule) }
    if hidesImage {
      sentences.append(self(SystemPhrase.altImageHidden))
    } else if rays.areAllStopped {
      sentences += [stoppedSentence] + wholeSentences
    } else {
      sentences += betweenSentences + imageSentences + wholeSentences
    }
    if !outcome.presentation.diagram.hidesAnswers { sentences += pupilSentences }
    let count = rays.rays.count
    if count > 0 {
      sentences.append(
        phrases(OpticsPhrase.altRays, [("count", String(count))], count: Double(count)))
    }
    switch outcome.presentation.diagram.cover {
    case .upperHalf: sentences.append(self(.altCoverUpper))
    case .lowerHalf: sentences.append(self(.altCoverLower))
    case nil: break
    }
    if outcome.presentation.diagram.wavefronts > 0 { sentences.append(self(.altWavefronts)) }
    return sentences.joined(separator: " ")
  }

  /// That no ray which is drawn gets through, and why.
  private var stoppedSentence: String {
    let field = ValueName("system", "half-field")
    guard outcome.isOutsideField, let half = numbers.quantity(field) else {
      return self(.altStopped)
    }
    return self(.altOutsideField, [("field", numbers.text(half, of: field))])
  }

  // MARK: Elements

  private var elementSentences: [String] {
    let items = outcome.items.filter { $0.kind != .plane }
    if items.count == 1, let item = items.first {
      let text = description(of: item)
      return [Self.capitalized(text) + "."]
    }
    var sentences: [String] = []
    var last: Double?
    for item in items {
      let place = outcome.system.elements[item.elements.lowerBound].position
      var slots = [
        (name: "name", text: Self.capitalized(name(of: item))),
        (name: "element", text: description(of: item)),
      ]
      if outcome.hidesPlace(of: item) {
        sentences.append(self(.altNamedAfocal, slots))
      } else if let last, place == last, item.isOptical {
        sentences.append(self(.altNamedContact, slots))
      } else if let last {
        slots.append((name: "distance", text: distance(place - last)))
        sentences.append(self(.altNamedBehind, slots))
      } else {
        sentences.append(self(.altNamed, slots))
      }
      last = outcome.system.elements[item.elements.upperBound - 1].position
    }
    return sentences
  }

  private func description(of item: SystemItem) -> String {
    let first = item.elements.lowerBound
    let element = outcome.system.elements[first]
    let power = [(name: "power", text: self.power(of: item) ?? "")]
    let hides = outcome.hidesPower(of: item)
    switch item.kind {
    case .mirror:
      guard case .mirror(let radius) = element.kind, radius.isFinite else {
        return self(.altPlaneMirror)
      }
      if hides {
        let size = length(radius, of: prefix(of: item), "radius")
        return self(radius < 0 ? .altConcaveRadius : .altConvexRadius, [("radius", size)])
      }
      let focus = length(radius / 2, of: prefix(of: item), "focal-length")
      return self(radius < 0 ? .altConcave : .altConvex, [("focus", focus)])
    case .surface:
      let media = [
        (name: "before", text: numbers.index(outcome.system.medium(before: first).index)),
        (name: "after", text: numbers.index(element.after.index)),
      ]
      if hides, case .surface(let radius) = element.kind, radius.isFinite {
        let size = length(radius, of: prefix(of: item), "radius")
        return self(.altSurfaceRadius, media + [("radius", size)])
      }
      return self(element.isCurved ? .altSurface : .altPlaneSurface, power + media)
    case .lens where hides:
      return item.elements.count > 1
        ? self(.altThickHidden, [thickness(of: item)]) : self(.altLensHidden)
    case .lens where item.elements.count > 1:
      return outcome.part(item).power == .plano
        ? self(.altThickPlano, [thickness(of: item)])
        : self(.altThickLens, power + [thickness(of: item)])
    case .lens:
      let value = element.power.dioptres
      return value == 0
        ? self(SystemPhrase.altPlano)
        : self(value > 0 ? SystemPhrase.altConverging : .altDiverging, power)
    case .slab:
      return self(
        .altSlab, [thickness(of: item), ("index", numbers.index(element.after.index))])
    case .stop:
      let diameter = length(element.aperture ?? 0, of: prefix(of: item), "diameter")
      return self(.altStop, [("diameter", diameter)])
    case .screen, .plane: return self(.altScreen)
    }
  }

  private func thickness(of item: SystemItem) -> (name: String, text: String) {
    let elements = outcome.system.elements
    let size =
      elements[item.elements.upperBound - 1].position
      - elements[item.elements.lowerBound].position
    return ("thickness", distance(size))
  }

  // MARK: Object and images

  private var objectSentence: String {
    let place = [(name: "distance", text: objectLength), element(isFirst: true)]
    if outcome.object.isFarByRule {
      let limit = Quantity(outcome.object.opticalInfinity?.limit ?? 0, .length)
      return self(
        SystemPhrase.altObjectFarByRule,
        place + [(name: "limit", text: numbers.style.text(of: limit))])
    }
    switch outcome.object.point {
    case .atElement: return self(.altObjectThere, place)
    case .atInfinity(let tangent):
      if tangent == 0 { return self(.altObjectInfinityAxis) }
      let angle = numbers.text(
        Quantity((outcome.object.angle ?? 0).magnitude, .angle), of: ValueName("object", "angle"))
      return self(
        tangent > 0 ? .altObjectInfinityAbove : .altObjectInfinityBelow, [("angle", angle)])
    case .at(let tip):
      return self(
        tip.x > 0 ? .altObjectVirtual : tip.y == 0 ? .altObjectAxis : .altObject, place)
    }
  }
}
