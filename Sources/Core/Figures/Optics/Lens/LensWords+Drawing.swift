import Formula
import Optics
import Quantities
import Scenarios

extension LensWords {
  /// What the arrow is called.
  func name(isObject: Bool) -> String {
    if isSamePlace, !hidesImage { return self(.labelObjectAndImage) }
    return self(isObject ? .labelObject : .labelImage)
  }

  /// Where parallel light comes from.
  var originOfParallelLight: String {
    let object = outcome.object
    if object.isFarByRule {
      return self(.labelFarByRule, [("distance", objectLength)])
    }
    guard let angle = object.angle, angle != 0 else { return self(.labelFromInfinity) }
    let slots = [(name: "angle", text: self.angle(angle))]
    return self(angle > 0 ? .labelFromInfinityAbove : .labelFromInfinityBelow, slots)
  }

  /// By which rule objects count as infinitely far, if the author gives one: this one too, or not.
  var infinityRule: String? {
    guard outcome.object.opticalInfinity != nil, outcome.object.distance.isFinite else {
      return nil
    }
    return self(
      outcome.object.isFarByRule ? .noteRule : .noteRuleNearer, [("limit", infinityLimit)])
  }

  /// From where on objects count as infinitely far, as the author wrote it.
  var infinityLimit: String {
    let limit = Quantity(outcome.object.opticalInfinity?.limit ?? 0, .length)
    return style.text(of: outcome.written["optical-infinity"] ?? limit)
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
