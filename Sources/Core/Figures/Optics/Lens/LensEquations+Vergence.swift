import Formula
import Optics
import Scenarios

extension LensEquations {
  /// U = n/u, V = U + P, v = n′/V.
  mutating func addVergence() {
    let conjugates = outcome.conjugates
    addPower()
    switch conjugates.objectKind {
    case .atElement:
      say(.equationInLens)
      return
    case .atInfinity:
      if outcome.object.isFarByRule, let rule = words.infinityRule { steps.say(rule) }
      state("U")
    case .real, .virtual:
      if outcome.object.placement == .vergence {
        work(isReal ? ThinLensLaws.realObjectDistance : ThinLensLaws.objectDistance)
      } else {
        work(isReal ? ThinLensLaws.realObjectVergence : ThinLensLaws.objectVergence)
      }
    }
    work(ThinLensLaws.imageVergence)
    if hidesAnswers || conjugates.imageKind != .atInfinity {
      work(ThinLensLaws.imageDistance)
    } else {
      say(.equationParallel)
    }
  }

  /// How the power follows from what was given in its place.
  mutating func addPower() {
    switch outcome.lens.source {
    case .power: break
    case .focalLength where outcome.lens.model.power == .plano: state("P")
    case .focalLength: work(ThinLensLaws.power)
    case .powerInAir: work(ThinLensLaws.powerInMedium)
    case .surfaces: work(ThinLensLaws.lensmaker)
    }
  }

  /// How the focal length follows, unless it was given.
  mutating func addFocalLength() {
    switch outcome.lens.source {
    case .focalLength: return
    case .power: break
    case .powerInAir, .surfaces: addPower()
    }
    if outcome.lens.model.power != .plano { work(ThinLensLaws.secondFocalPoint) }
  }
}
