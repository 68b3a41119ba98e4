import Quantities

extension Expression {
  /// The dimension that the value has, from those of the symbols, before any number is known.
  ///
  /// - Parameter dimensions: the dimension of each symbol.
  /// - Throws: `formula/dimension` at the place where a length meets a power, and what `value(_:)` throws for an unknown name.
  public func dimension(_ dimensions: (ValueName) -> Dimension?) throws(FormulaFault) -> Dimension {
    switch form {
    case .number: return .number
    case .quantity(let quantity, _): return quantity.dimension
    case .name(let name):
      if let dimension = dimensions(name) { return dimension }
      if name.isPi { return .number }
      throw FormulaFault(
        "formula/unknown-name", at: span, "`\(name.text)` is not a symbol of the formula")
    case .sum(let terms): return try Expression.dimension(ofSum: terms, dimensions)
    case .product(let factors):
      var result = Dimension.number
      for factor in factors { result = result * (try factor.dimension(dimensions)) }
      return result
    case .quotient(let above, let below):
      let dividend = try above.dimension(dimensions)
      return dividend / (try below.dimension(dimensions))
    case .power(let base, let exponent):
      return try Expression.dimension(of: base, raisedTo: exponent, at: span, dimensions)
    case .negative(let operand): return try operand.dimension(dimensions)
    case .call(.sum, let arguments):
      guard let terms = Summation(arguments)?.terms else { throw Summation.malformed(at: span) }
      return try Expression.dimension(ofSum: terms, dimensions)
    case .call(let function, let arguments):
      return try Expression.dimension(of: function, arguments, at: span, dimensions)
    }
  }

  private static func dimension(
    ofSum terms: [Term], _ dimensions: (ValueName) -> Dimension?
  ) throws(FormulaFault) -> Dimension {
    var result: Dimension?
    for term in terms {
      let dimension = try term.expression.dimension(dimensions)
      guard let before = result else {
        result = dimension
        continue
      }
      guard before == dimension else {
        throw FormulaFault(
          "formula/dimension", at: term.expression.span,
          "\(dimension.described) cannot be added to \(before.described)",
          explanation: "Here `\(term.expression.source)` is \(dimension.described).")
      }
    }
    return result ?? .number
  }

  private static func dimension(
    of base: Expression, raisedTo exponent: Expression, at span: Span?,
    _ dimensions: (ValueName) -> Dimension?
  ) throws(FormulaFault) -> Dimension {
    let dimension = try base.dimension(dimensions)
    let power = try exponent.dimension(dimensions)
    guard power == .number else {
      throw FormulaFault(
        "formula/dimension", at: exponent.span,
        "an exponent is a plain number, not \(power.described)")
    }
    if dimension == .number { return .number }
    guard let value = exponent.number({ _ in nil }) else {
      throw FormulaFault(
        "formula/dimension", at: exponent.span,
        "\(dimension.described) is raised to a number that is written out, not to a symbol")
    }
    return try Arithmetic.dimension(dimension, raisedTo: value, at: span)
  }

  private static func dimension(
    of function: Function, _ arguments: [Expression], at span: Span?,
    _ dimensions: (ValueName) -> Dimension?
  ) throws(FormulaFault) -> Dimension {
    guard function.arguments.contains(arguments.count), let first = arguments.first else {
      throw function.wrongArguments(arguments.count, at: span)
    }
    // A value of the dimension for which every function is defined says what it makes of it, and what it refuses.
    var values: [Quantity] = []
    for argument in arguments { values.append(Quantity(1, try argument.dimension(dimensions))) }
    if function == .root, let degree = first.literal { values[0].value = degree }
    return try function.value(of: values, spans: arguments.map { $0.span }, at: span).dimension
  }
}
