import Numbers
import Quantities

extension OpticsNumbers {
  /// A number with so many significant figures: indices of two colours differ in the fourth.
  func number(_ number: Double, digits: Int) -> String {
    style.text(of: .number(number), DisplayChoice(format: .figures(digits)))
  }

  /// An angle with so many significant figures.
  func angle(_ radians: Double, digits: Int) -> String {
    style.text(of: Quantity(radians, .angle), DisplayChoice(format: .figures(digits)))
  }
}
