import Formula
import Optics
import Quantities
import Scenarios

extension SystemWords {
  /// Where parallel light comes from.
  var originOfParallelLight: String {
    let object = outcome.object
    if object.isFarByRule { return self(.labelFarByRule, [("distance", objectLength)]) }
    guard let angle = object.angle, angle != 0 else { return self(.labelFromInfinity) }
    let text = numbers.text(
      Quantity(angle.magnitude, .angle), of: ValueName("object", "angle"))
    return self(
      angle > 0 ? .labelFromInfinityAbove : .labelFromInfinityBelow, [("angle", text)])
  }

  /// By which rule objects count as infinitely far, if the author gives one: this one too, or not.
  var infinityRule: String? {
    guard let rule = outcome.object.opticalInfinity, outcome.object.distance.isFinite else {
      return nil
    }
    let limit = outcome.written["optical-infinity"] ?? Quantity(rule.limit, .length)
    return self(
      outcome.object.isFarByRule ? .noteRule : .noteRuleNearer,
      [("limit", numbers.style.text(of: limit))])
  }

  /// The distance of the object, without its sign.
  var objectLength: String {
    numbers.length(
      outcome.object.distance, of: ValueName("object", "distance"),
      unlike: outcome.object.opticalInfinity?.limit)
  }

  /// The distance of the image, without its sign.
  var imageLength: String {
    numbers.length(
      outcome.conjugates.image.position ?? 0, of: ValueName("image", "distance"))
  }

  /// A distance without its sign, in the unit of the block.
  func distance(_ metres: Double) -> String {
    numbers.style.text(of: inBlockUnit(metres.magnitude))
  }

  /// A signed distance in the unit of a value.
  func signed(_ metres: Double, _ thing: String, _ property: String) -> String {
    numbers.text(Quantity(metres == 0 ? 0 : metres, .length), of: ValueName(thing, property))
  }

  private func inBlockUnit(_ metres: Double) -> Quantity {
    Quantity(metres, .length, in: outcome.style.units.unit(for: metres, .length))
  }

  /// The power of an element; `nil` for what has none, and where it is an answer to hide.
  func power(of item: SystemItem) -> String? {
    if outcome.hidesPower(of: item) { return nil }
    let name = ValueName(prefix(of: item), "power")
    guard let power = numbers.quantity(name), item.kind != .slab else { return nil }
    return numbers.text(power, of: name)
  }

  /// The height of the object or the image as text, if it is known and not zero.
  func heightText(isObject: Bool) -> String? {
    let name = ValueName(isObject ? "object" : "image", "height")
    guard let height = numbers.quantity(name), height.value != 0 else { return nil }
    return numbers.text(height, of: name)
  }

  /// The name of the image that one element makes.
  func imageName(of item: SystemItem) -> String {
    self(
      isCommonNoun(item.name) ? .labelImageOfNamed : .labelImageOf,
      [("element", name(of: item))])
  }

  /// True for the eyepiece and the mirror, false for L, m1 and Barlow.
  private func isCommonNoun(_ name: String?) -> Bool {
    guard let name, let first = name.first else { return false }
    return name.count > 1 && first.isLowercase && !name.contains { $0.isNumber }
  }
}

extension SystemOutcome {
  /// True if the image lies where the object does: everything is one arrow.
  var isImageAtObject: Bool {
    guard isSinglePlane, let object = conjugates.object.position,
      let image = conjugates.image.position, !endsReversed || object == 0
    else { return false }
    return object == image && conjugates.object.height == conjugates.image.height
  }
}
