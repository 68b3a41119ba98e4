import Diagnostics
import Formula
import Nodes
import Quantities

extension OpticsReading {
  /// Warns of an object of which no light gets through the openings.
  mutating func warnOfField(_ outcome: SystemOutcome, _ body: NodeMapping) {
    guard outcome.isWhollyOutsideField, let object = body["object"],
      case .quantity(let field)? = outcome.values[ValueName("system", "half-field")]
    else { return }
    let mapping = object.value.mapping
    let place = mapping?["angle"] ?? mapping?["height"] ?? object
    let most = outcome.style.text(of: field)
    warn(
      "optics/outside-field", place.value.range,
      "no light of this object gets through: it lies outside the field",
      explanation: "The openings let light through up to \(most) from the axis, which is "
        + "`system.half-field`.",
      [Solution("bring the object nearer the axis, or make an `aperture` larger")])
  }
}
