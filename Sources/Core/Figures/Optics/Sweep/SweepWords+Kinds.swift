import Formula
import Optics
import Phrases
import Scenarios

/// What a value that is a word is called on the page: by the phrases of its subject, as its own figure would say it.
extension SweepWords {
  func phrase(for word: String, of name: ValueName, in step: SweepStep) -> String? {
    switch step.outcome {
    case .lens(let outcome):
      let words = LensWords(outcome, phrases: phrases)
      if let kind = pointKind(word, name) { return words(kind: kind) }
      if let size = RelativeSize(rawValue: word) { return words(size: size) }
      return orientation(word)
    case .system(let outcome): return phrase(for: word, of: name, in: outcome)
    case .trace(let outcome):
      if name.text == "ray.kind", let ray = outcome.result.ray {
        return TraceWords(outcome.style, phrases: phrases).kind(ray.fate)
      }
      return phrase(for: word, of: name, in: outcome.system)
    case .refraction(let outcome):
      let words = RefractionWords(outcome, phrases: phrases)
      return PlaneRefraction.Kind(rawValue: word).map { words.kind($0) }
    case .prism(let outcome):
      let words = PrismWords(outcome, phrases: phrases)
      return PrismRay.Kind(rawValue: word).map { words.kind($0) }
    case .eye(let outcome):
      let words = EyeWords(outcome, phrases: phrases)
      if let side = EyeSubject.FocusSide(rawValue: word) { return words(side: side) }
      if let kind = pointKind(word, name) { return phrases(OpticsPhrase(kind)) }
      return Ametropia.Kind(rawValue: word).map { words(kind: $0) }
    case .prescription, .cornea, .sweep: return nil
    }
  }

  private func phrase(for word: String, of name: ValueName, in outcome: SystemOutcome) -> String? {
    let words = SystemWords(outcome, phrases: phrases)
    let optical = outcome.items.filter { $0.isOptical }
    if let kind = pointKind(word, name) {
      return words(kind: kind, at: name.parts.first == "object" ? optical.first : optical.last)
    }
    if let size = RelativeSize(rawValue: word) { return words(size: size) }
    return orientation(word)
  }

  private func pointKind(_ word: String, _ name: ValueName) -> PointKind? {
    name.parts.last == "kind" ? PointKind(rawValue: word) : nil
  }

  private func orientation(_ word: String) -> String? {
    switch Orientation(rawValue: word) {
    case .upright: phrases(OpticsPhrase.valueUpright)
    case .inverted: phrases(OpticsPhrase.valueInverted)
    case nil: nil
    }
  }
}
