import Quantities

/// A value of a symbol for which an equation holds.
public struct SolvedValue: Sendable, Hashable {
  public var quantity: Quantity
  /// How it follows in symbols; `nil` if it was found by trying numbers.
  public var rearrangement: Rearrangement?
  /// The expression that gave it, the last step or what it was made from; `nil` with the rearrangement.
  public var expression: Expression?
}

extension Equation {
  /// The values of a symbol for which the equation holds, each tried by putting it in.
  ///
  /// They follow from the equation rearranged; where no such form is known they are searched among the numbers of size
  /// 10⁻¹⁰ to 10¹⁰ in SI units.
  ///
  /// - Parameters:
  ///   - symbol: what is sought.
  ///   - dimension: what it is; a value of another dimension is none.
  ///   - names: the quantities of the other symbols.
  /// - Throws: why an expression has no value, if there is none: a division by zero for example, where it is at infinity.
  public func values(
    of symbol: ValueName, _ dimension: Dimension, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> [SolvedValue] {
    let ways: [Rearrangement]
    do throws(FormulaFault) {
      ways = try solved(for: symbol)
    } catch {
      guard error.identifier != "formula/not-in-equation" else { throw error }
      return try searchedValues(of: symbol, dimension, names)
    }
    var found: [SolvedValue] = []
    var fault: FormulaFault?
    for way in ways {
      do throws(FormulaFault) {
        let (quantity, expression) = try way.value(dimension, names)
        let isNew = !found.contains { Equation.areClose($0.quantity.value, quantity.value) }
        if isNew, isSatisfied(by: quantity, for: symbol, names) {
          found.append(
            SolvedValue(quantity: quantity, rearrangement: way, expression: expression))
        }
      } catch {
        fault = fault ?? error
      }
    }
    if found.isEmpty, let fault { throw fault }
    return found
  }

  /// Whether the equation holds, but for rounding, with a value put in.
  func isSatisfied(
    by quantity: Quantity, for symbol: ValueName, _ names: (ValueName) -> Meaning
  ) -> Bool {
    let value = { (name: ValueName) -> Double? in
      if name == symbol { return quantity.value }
      if case .quantity(let known) = names(name) { return known.value }
      return nil
    }
    // Where infinity stands in it there is no number to compare.
    guard let first = left.number(value), let second = right.number(value) else {
      return !quantity.value.isNaN
    }
    let scale = left.largestTerm(value) + right.largestTerm(value)
    return (first - second).magnitude <= 1e-7 * scale
  }

  private static func areClose(_ first: Double, _ second: Double) -> Bool {
    first == second
      || (first - second).magnitude <= 1e-12 * max(first.magnitude, second.magnitude)
  }

  private func searchedValues(
    of symbol: ValueName, _ dimension: Dimension, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> [SolvedValue] {
    var known: [(ValueName, Double)] = []
    for name in self.names where name != symbol {
      switch names(name) {
      case .quantity(let quantity) where quantity.value.isFinite:
        known.append((name, quantity.value))
      case .quantity:
        throw FormulaFault(
          "formula/no-closed-form", at: nil,
          "`\(symbol.text)` cannot be searched for while `\(name.text)` is infinite")
      default:
        if name.isPi { continue }
        // Says what is wrong with the name.
        _ = try Expression.name(name).value(names)
      }
    }
    let difference = left - right
    let slope = try? difference.derivative(by: symbol)
    func value(_ x: Double) -> (ValueName) -> Double? {
      { name in name == symbol ? x : known.first { $0.0 == name }?.1 }
    }
    let search = RootSearch(
      function: { difference.number(value($0)) },
      derivative: slope.map { slope in { slope.number(value($0)) } })
    return search.zeros().filter { isSatisfied(by: Quantity($0, dimension), for: symbol, names) }
      .map { SolvedValue(quantity: Quantity($0, dimension), rearrangement: nil, expression: nil) }
  }
}

extension Rearrangement {
  /// The value that the last step gives, and the expression that gave it.
  func value(
    _ dimension: Dimension, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> (Quantity, Expression) {
    do throws(FormulaFault) {
      return (try result.right.value(dimension, names), result.right)
    } catch {
      guard let unsimplified else { throw error }
      do throws(FormulaFault) {
        return (try unsimplified.value(dimension, names), unsimplified)
      } catch let second {
        throw second.identifier == "formula/undefined" ? error : second
      }
    }
  }
}

extension Expression {
  /// The value as a quantity of a dimension: an angle and its number of radians stand for one another.
  fileprivate func value(
    _ dimension: Dimension, _ names: (ValueName) -> Meaning
  ) throws(FormulaFault) -> Quantity {
    let quantity = try value(names)
    if quantity.dimension == dimension { return Quantity(quantity.value, dimension) }
    guard quantity.value == 0 || dimension.isNumeric && quantity.dimension.isNumeric else {
      throw FormulaFault(
        "formula/dimension", at: nil,
        "what is sought is \(dimension.described), and the formula gives \(quantity.dimension.described)"
      )
    }
    return Quantity(quantity.value, dimension)
  }

  /// The size of the largest term of a sum, or of the expression itself.
  fileprivate func largestTerm(_ values: (ValueName) -> Double?) -> Double {
    guard case .sum(let terms) = form else { return number(values)?.magnitude ?? 0 }
    return terms.reduce(0) { max($0, $1.expression.number(values)?.magnitude ?? 0) }
  }
}

extension Dimension {
  /// A plain number or an angle: in radians they are the same.
  public var isNumeric: Bool { self == .number || self == .angle }
}
