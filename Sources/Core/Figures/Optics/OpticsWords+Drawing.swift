import Formula
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
    let object = outcome.object
    if object.isFarByRule {
      let distance = length(object.distance, of: ValueName("object", "distance"))
      return self(.labelFarByRule, [("distance", distance)])
    }
    guard let angle = object.angle, angle != 0 else { return self(.labelFromInfinity) }
    let slots = [(name: "angle", text: self.angle(angle))]
    return self(angle > 0 ? .labelFromInfinityAbove : .labelFromInfinityBelow, slots)
  }

  /// An angle without its sign.
  func angle(_ radians: Double) -> String {
    text(Quantity(radians.magnitude, .angle), of: ValueName("object", "angle"))
  }

  /// The object's distance as the convention signs it.
  func objectDistance(_ position: Double) -> String {
    let sign = outcome.presentation.convention == .cartesian ? 1.0 : -1
    return text(Quantity(sign * position, .length), of: ValueName("object", "distance"))
  }

  /// The image's distance, which both conventions sign alike.
  func imageDistance(_ position: Double) -> String {
    text(Quantity(position, .length), of: ValueName("image", "distance"))
  }

  func focalLength(_ metres: Double) -> String {
    text(Quantity(metres, .length), of: ValueName("lens", "focal-length"))
  }
}
