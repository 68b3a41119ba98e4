import Numbers
import Pages
import Quantities

/// What became of a named value.
struct ValueChange: Sendable, Hashable {
  let name: String
  /// `nil` for one that appeared.
  let old: PublishedValue.Content?
  /// `nil` for one that vanished.
  let new: PublishedValue.Content?

  /// Below this a relative difference is the noise of another order of operations.
  private static let noise = 1e-12

  /// True if the two would be the same but for rounding.
  static func isSame(_ old: PublishedValue.Content, _ new: PublishedValue.Content) -> Bool {
    guard case .number(let first, let unit, _) = old, case .number(let second, let other, _) = new
    else { return old == new }
    guard unit == other else { return false }
    if first == second { return true }
    let size = max(first.magnitude, second.magnitude)
    return size.isFinite && (first - second).magnitude <= noise * size
  }

  /// The two numbers, if both are numbers of one kind.
  var numbers: (old: Double, new: Double)? {
    guard case .number(let first, let unit, _)? = old,
      case .number(let second, let other, _)? = new,
      unit == other
    else { return nil }
    return (first, second)
  }

  /// The change in SI units, where there is one.
  var difference: Double? {
    guard let numbers, numbers.old.isFinite, numbers.new.isFinite else { return nil }
    return numbers.new - numbers.old
  }

  /// The change in parts of the old value.
  var share: Double? {
    guard let numbers, let difference, numbers.old != 0 else { return nil }
    let share = difference / numbers.old.magnitude
    return share.isFinite ? share : nil
  }

  /// Both sides in the unit in which the newer is shown, with as many digits as it takes to tell them apart.
  var texts: (old: String?, new: String?) {
    guard let numbers else {
      return (old.map { Self.text(of: $0, 3) }, new.map { Self.text(of: $0, 3) })
    }
    let unit = shownUnit
    for figures in 3...16 {
      let first = Self.text(of: numbers.old, unit, figures)
      let second = Self.text(of: numbers.new, unit, figures)
      if first != second { return (first, second) }
    }
    return (Self.text(of: numbers.old, unit, 17), Self.text(of: numbers.new, unit, 17))
  }

  /// `+5 cm`
  var differenceText: String? {
    difference.map { difference in
      (difference > 0 ? "+" : "") + Self.text(of: difference, shownUnit, 3)
    }
  }

  /// `+25 %`
  var shareText: String? {
    share.map { share in
      (share > 0 ? "+" : "") + NumberFormat(.figures(3)).text(100 * share) + "\u{202F}%"
    }
  }

  private var shownUnit: Unit? {
    guard case .number(_, _, let shown)? = new ?? old else { return nil }
    return Self.unit(shown)
  }

  private static func unit(_ symbol: String) -> Unit? {
    Unit.all.first { $0.symbol == symbol }
  }

  private static func text(of content: PublishedValue.Content, _ figures: Int) -> String {
    switch content {
    case .text(let text): text
    case .number(let number, let name, let shown):
      unit(shown) == nil && !name.isEmpty
        ? text(of: number, nil, figures) + " " + name : text(of: number, unit(shown), figures)
    }
  }

  private static func text(of value: Double, _ unit: Unit?, _ figures: Int) -> String {
    let number = PrintedNumber(
      unit?.amount(of: value) ?? value, NumberFormat(.figures(figures), keepsIntegers: true))
    return PrintedQuantity(number: number, unit: unit).text(in: .english)
  }
}
