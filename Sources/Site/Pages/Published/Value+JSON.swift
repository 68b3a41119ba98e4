import Quantities
import Scenarios

extension Value {
  /// The value for a program: quantities in SI units with the unit beside, words and names as strings, orders and sets as arrays.
  public var json: JSONValue {
    switch self {
    case .quantity(let quantity):
      guard let unit = Self.unit(of: quantity.dimension) else {
        return .object([("value", .number(quantity.value))])
      }
      return .object([("value", .number(quantity.value)), ("unit", .string(unit))])
    default: return bare
    }
  }

  /// The value without its unit, as it stands in an array.
  private var bare: JSONValue {
    switch self {
    case .quantity(let quantity): .number(quantity.value)
    case .name(let name): .string(name)
    case .truth(let truth): .truth(truth)
    case .list(let items): .array(items.map(\.bare))
    }
  }

  static func unit(of dimension: Dimension) -> String? {
    switch dimension {
    case .number: nil
    case .length: "m"
    case .power: "D"
    case .angle: "rad"
    default: "m^\(dimension.length)"
    }
  }

  /// The value for a person.
  public func text(in style: QuantityStyle) -> String {
    switch self {
    case .quantity(let quantity): style.text(of: quantity)
    case .name(let name): name
    case .truth(let truth): truth ? "true" : "false"
    case .list(let items): "[" + items.map { $0.text(in: style) }.joined(separator: ", ") + "]"
    }
  }
}
