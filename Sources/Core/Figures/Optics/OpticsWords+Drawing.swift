import Quantities
import Scenarios

extension OpticsWords {
  /// What the arrow is called.
  func name(isObject: Bool) -> String {
    let isBoth = outcome.conjugates.image == outcome.conjugates.object
    if isBoth, !hidesImage { return self(.labelObjectAndImage) }
    return self(isObject ? .labelObject : .labelImage)
  }

  /// Where parallel light comes from.
  var originOfParallelLight: String {
    if outcome.object.isFarByRule {
      return self(.labelFarByRule, [("distance", length(outcome.object.distance))])
    }
    guard let angle = outcome.object.angle, angle != 0 else { return self(.labelFromInfinity) }
    let slots = [(name: "angle", text: text(Quantity(angle.magnitude, .angle)))]
    return self(angle > 0 ? .labelFromInfinityAbove : .labelFromInfinityBelow, slots)
  }

  /// The object's distance as the convention signs it.
  func objectDistance(_ position: Double) -> String {
    let sign = outcome.presentation.convention == .cartesian ? 1.0 : -1
    return text(Quantity(sign * position, .length))
  }

  /// The image's distance as the convention signs it: alike in both.
  func imageDistance(_ position: Double) -> String { text(Quantity(position, .length)) }

  func focalLength(_ metres: Double) -> String { text(Quantity(metres, .length)) }
}
