import Optics
import Quantities

extension PrismSubject {
  /// What a set of equations lacks in such a block; `nil` if it can be worked out.
  func missing(for equation: PrismEquation) -> MissingForEquation? {
    switch (self, equation) {
    case (.refracting(let prism), .power):
      return prism.ray.power == nil
        ? MissingForEquation("a `ray` that gets through the prism") : nil
    case (.refracting, .components):
      return MissingForEquation(
        "a prism with a `power`", "write `prism: {power: 3 prism D, base: in}`")
    case (.refracting(let prism), .dispersion) where prism.material.dispersion == nil:
      return MissingForEquation("a prism of `glass`", "write `glass: N-BK7` in place of the index")
    case (.refracting, _): return nil
    case (.power(let power, let index, _), .thinPrism):
      return index.flatMap { power.thinApex(index: $0) } == nil
        ? MissingForEquation("the `index` of the prism", "add `index: 1.5` to `prism`") : nil
    case (.power, .power), (.power, .components), (.combination, .components): return nil
    case (.power, _):
      return MissingForEquation(
        "a prism with an `apex`", "write `prism: {apex: 60 deg, index: 1.5}`")
    case (.combination, _): return MissingForEquation("a single `prism`")
    }
  }
}
