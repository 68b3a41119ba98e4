import Quantities

extension Equation {
  /// Checks that both sides are of one dimension, and everything in them.
  ///
  /// An angle and a plain number are one here: for small angles books write θ = h/f.
  ///
  /// - Returns: the dimension of the left side.
  @discardableResult
  public func dimension(_ dimensions: (ValueName) -> Dimension?) throws(FormulaFault) -> Dimension {
    let first = try left.dimension(dimensions)
    let second = try right.dimension(dimensions)
    guard first == second || first.isNumeric && second.isNumeric else {
      throw FormulaFault(
        "formula/dimension", at: right.span,
        "the left side is \(first.described), and the right side is \(second.described)")
    }
    return first
  }

  /// The dimension that a symbol must have for both sides to agree, if there is just one among those of lengths, areas, powers,
  /// angles and plain numbers; a plain number where an angle would do as well.
  public func dimension(
    of symbol: ValueName, _ dimensions: (ValueName) -> Dimension?
  ) -> Dimension? {
    let candidates = Self.candidates.filter { candidate in
      let fits = try? dimension { $0 == symbol ? candidate : dimensions($0) }
      return fits != nil
    }
    let plain = candidates.contains(.number) ? candidates.filter { $0 != .angle } : candidates
    return plain.count == 1 ? plain[0] : nil
  }

  /// The dimension that a symbol would need for both sides to agree, whatever a symbol is that is left open; `nil` if there is none, or
  /// more than one.
  public func dimension(
    of symbol: ValueName, leaving open: ValueName?, _ dimensions: (ValueName) -> Dimension?
  ) -> Dimension? {
    guard let open else { return dimension(of: symbol, dimensions) }
    let fitting = Self.candidates.filter { candidate in
      Self.candidates.contains { other in
        let fits = try? dimension {
          $0 == symbol ? candidate : $0 == open ? other : dimensions($0)
        }
        return fits != nil
      }
    }
    let plain = fitting.contains(.number) ? fitting.filter { $0 != .angle } : fitting
    return plain.count == 1 ? plain[0] : nil
  }

  private static let candidates: [Dimension] =
    [.number, .angle] + [-4, -3, -2, -1, 1, 2, 3, 4].map { Dimension(length: $0) }
}
