import Numbers
import Phrases

/// Prints the numbers of one figure alike: at most four significant digits, and all with the same number of decimals unless that would
/// give the larger ones more digits than that.
struct GraphNumbers {
  /// The decimals that all have; `nil` if each has what it needs.
  let decimals: Int?
  let style: NumberStyle

  /// - Parameter values: every number that the figure shows.
  init(for values: [Double], style: NumberStyle) {
    self.style = style
    let most = values.reduce(0) { max($0, Self.decimals(of: $1)) }
    let largest = values.reduce(1.0) { $1.isFinite ? max($0, $1.magnitude) : $0 }
    var digits = most
    var bound = 1.0
    while bound <= largest, digits <= 4 {
      digits += 1
      bound *= 10
    }
    decimals = digits <= 4 || most == 0 ? most : nil
  }

  /// How many decimals a value needs, if it is shown with four significant digits.
  static func decimals(of value: Double) -> Int {
    guard value.isFinite, value != 0 else { return 0 }
    let magnitude = value.magnitude
    var most = 3
    var bound = 10.0
    while magnitude >= bound, most > 0 {
      most -= 1
      bound *= 10
    }
    bound = 1
    while magnitude < bound, most < 8 {
      most += 1
      bound /= 10
    }
    var power = 1.0
    for decimals in 0..<most {
      let scaled = magnitude * power
      if abs(scaled.rounded() - scaled) <= 1e-9 * max(1, scaled) { return decimals }
      power *= 10
    }
    return most
  }

  func text(_ value: Double) -> String {
    let places = decimals ?? Self.decimals(of: value)
    var least = 0.5
    for _ in 0..<places { least /= 10 }
    // What is not 0 is not shown as 0.
    let isTiny = value != 0 && value.magnitude < least
    return (isTiny ? NumberFormat.standard : .places(places)).text(value, in: style)
  }
}
