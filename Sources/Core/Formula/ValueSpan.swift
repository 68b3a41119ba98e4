import Quantities

/// A value in prose: an expression and how its value is shown.
///
/// ```markdown
/// The image is `= size of real-image.image.height in mm to 2 places` tall.
/// ```
public struct ValueSpan: Sendable, Hashable {
  public var expression: Expression
  /// Whether the sign is dropped (`size of`).
  public var isSize: Bool
  /// The unit and the digits that were asked for.
  public var choice: DisplayChoice
  /// Where the unit stands, in the text of the span.
  var unitSpan: Span?

  public init(
    _ expression: Expression, isSize: Bool = false, _ choice: DisplayChoice = DisplayChoice()
  ) {
    self.expression = expression
    self.isSize = isSize
    self.choice = choice
  }

  /// The names of values that it depends on.
  public var names: [ValueName] { expression.names }

  /// The name, if the span is a name with nothing around it: such a span may also show a word or a list.
  public var name: ValueName? { isSize || choice != DisplayChoice() ? nil : expression.name }

  /// The value as it stands in the sentence.
  ///
  /// - Parameters:
  ///   - style: how the page shows quantities.
  ///   - names: what each name stands for.
  public func text(_ style: QuantityStyle, _ names: (ValueName) -> Meaning) throws(FormulaFault)
    -> String
  {
    var quantity = try expression.value(names)
    if isSize { quantity.value = quantity.value.magnitude }
    if let unit = choice.unit, unit.dimension != quantity.dimension {
      throw FormulaFault(
        "formula/dimension", at: unitSpan,
        "\(quantity.dimension.described) cannot be shown in `\(unit.written)`")
    }
    var choice = choice
    if isSize { choice.dropSign(from: style.choice(of: quantity.dimension)) }
    return style.text(of: quantity, choice)
  }
}
