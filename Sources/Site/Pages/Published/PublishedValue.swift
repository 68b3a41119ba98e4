import Quantities
import Scenarios

/// A named value as a site publishes it.
public struct PublishedValue: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// A number in SI units, the name of that unit (empty for a plain number), and the symbol of the unit in which it is shown.
    case number(Double, unit: String, shownIn: String)
    /// A word, a truth value, a list.
    case text(String)
  }

  public let name: String
  public let content: Content

  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// A value of a block, shown as the block shows quantities.
  init(_ entry: NamedValues.Entry, in style: QuantityStyle) {
    name = entry.name.text
    guard case .quantity(let quantity) = entry.value else {
      content = .text(entry.value.text(in: style))
      return
    }
    let printed = style.printed(quantity)
    content = .number(
      quantity.value, unit: Value.unit(of: quantity.dimension) ?? "",
      shownIn: printed.unit?.symbol ?? "")
  }

  var json: JSONValue {
    switch content {
    case .text(let text): return .string(text)
    case .number(let value, let unit, let shown):
      var members: [(name: String, value: JSONValue)] = [("value", .number(value))]
      if !unit.isEmpty { members.append(("unit", .string(unit))) }
      if !shown.isEmpty { members.append(("shown", .string(shown))) }
      return .object(members)
    }
  }
}
