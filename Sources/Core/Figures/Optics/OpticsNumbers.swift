import Formula
import Numbers
import Phrases
import Quantities
import Scenarios

/// How the quantities of one optics figure are printed: in the units that the block and the course want, in the number style of the
/// page's language.
struct OpticsNumbers {
  let style: QuantityStyle
  private let values: NamedValues
  private let choices: UnitChoices

  init(
    _ values: NamedValues, style: QuantityStyle, choices: UnitChoices, phrases: Phrases
  ) {
    self.values = values
    self.choices = choices
    var style = style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  /// A quantity in the unit that the author wants for a value of that name.
  ///
  /// - Parameter choice: what the drawing wants whatever the author chose.
  func text(
    _ quantity: Quantity, of name: ValueName, _ choice: DisplayChoice = DisplayChoice()
  ) -> String {
    var quantity = quantity
    if quantity.unit == nil, case .quantity(let value) = values[name] {
      quantity.unit = value.unit
    }
    return style.text(of: quantity, choice.completed(by: choices[name]))
  }

  /// The quantity of that name; `nil` if it is undefined or no quantity.
  func quantity(_ name: ValueName) -> Quantity? {
    if case .quantity(let quantity) = values[name] { quantity } else { nil }
  }

  /// A distance or height without its sign.
  func length(_ metres: Double, of name: ValueName) -> String {
    text(Quantity(metres.magnitude, .length), of: name)
  }

  /// A distance without its sign and, if there is a limit that it is not, with as many digits as it takes to read so.
  func length(_ metres: Double, of name: ValueName, unlike limit: Double?) -> String {
    guard let limit else { return length(metres, of: name) }
    let edge = length(limit, of: name)
    var text = length(metres, of: name)
    var figures = 4
    while text == edge, figures <= 15, metres.magnitude != limit {
      text = self.text(
        Quantity(metres.magnitude, .length), of: name, DisplayChoice(format: .figures(figures)))
      figures += 1
    }
    return text
  }

  func number(_ number: Double) -> String { style.text(of: .number(number)) }

  /// A refractive index, with the digits in which glasses differ.
  func index(_ index: Double) -> String { style.text(of: .index(index)) }
}
