import Quantities

extension Quantity {
  /// A number that should be a sine and is greater than 1, with the digits that it takes to see that.
  static func sine(beyondOne value: Double) -> Quantity {
    var quantity = Quantity.number(value)
    var places = 2
    var scale = 100.0
    while value > 1, places < 12, (value * scale).rounded() <= scale {
      places += 1
      scale *= 10
    }
    if places > 2 { quantity.places = places }
    return quantity
  }
}
