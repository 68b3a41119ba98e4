import Optics

/// What is in front of the lens and behind it.
struct OpticsMedia {
  var before = Medium.air
  var after = Medium.air

  /// A lens of this power between them.
  func lens(_ power: Power) -> ThinLens { ThinLens(power: power, before: before, after: after) }
}
