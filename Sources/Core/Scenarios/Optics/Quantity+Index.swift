import Quantities

extension Quantity {
  /// A refractive index: with the digits in which glasses differ, but no more than it has.
  public static func index(_ value: Double) -> Quantity {
    let most = 4
    var scale = 1.0
    for places in 0..<most {
      let scaled = value * scale
      if scaled.isFinite, (scaled - scaled.rounded()).magnitude <= 1e-6 * scale {
        return Quantity(value, .number, places: places)
      }
      scale *= 10
    }
    return Quantity(value, .number, places: most)
  }
}
