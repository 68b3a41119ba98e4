import Diagnostics
import Markup
import Quantities

/// Two expressions that are equal: `V = U + P`, `1/f = 1/d_o + 1/d_i`.
public struct Equation: Sendable, Hashable {
  public var left: Expression
  public var right: Expression

  public init(_ left: Expression, _ right: Expression) {
    self.left = left
    self.right = right
  }

  /// Reads an equation with exactly one `=`.
  public init(parsing text: String, as notation: Notation = .laws) throws(FormulaFault) {
    var parser = try FormulaParser(text, notation)
    self = try parser.equation()
  }

  /// Reads an equation that stands in a file.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - range: where it stands.
  ///   - diagnostics: receives one error when the text is no equation.
  public init?(
    parsing text: String, as notation: Notation = .laws, at range: SourceRange,
    reporting diagnostics: inout [Diagnostic]
  ) {
    do throws(FormulaFault) {
      try self.init(parsing: text, as: notation)
    } catch {
      diagnostics.append(error.diagnostic(at: range))
      return nil
    }
  }

  /// What the equation gives directly: the name that stands alone on the left.
  public var subject: ValueName? { left.name }

  /// The names that it uses, each once, in the order in which they first stand.
  public var names: [ValueName] {
    var found = left.names
    for name in right.names where !found.contains(name) { found.append(name) }
    return found
  }

  /// The equation with the numbers put in on both sides.
  public func substituting(_ values: (ValueName) -> Substitute?) -> Equation {
    Equation(left.substituting(values), right.substituting(values))
  }

  /// The equation with other letters.
  public func renaming(_ names: (ValueName) -> ValueName?) -> Equation {
    Equation(left.renaming(names), right.renaming(names))
  }

  /// Whether both sides have the same dimension and, but for rounding, the same value.
  public func holds(_ names: (ValueName) -> Meaning) throws(FormulaFault) -> Bool {
    let (first, second) = (try left.value(names), try right.value(names))
    guard first.dimension == second.dimension else { return false }
    if first.value == second.value { return true }
    let size = max(first.value.magnitude, second.value.magnitude)
    return size.isFinite && (first.value - second.value).magnitude <= 1e-9 * size
  }

  /// The equation as MathML, without the `math` element around it.
  public func markup(_ style: FormulaStyle = FormulaStyle()) -> MarkupNode {
    let equals = MathSetting.sign("=", form: "infix")
    return .element("mrow", [], [left.markup(style), equals, right.markup(style)])
  }

  /// The equation as an author may write it; it parses to the same two trees.
  public var source: String { left.source + " = " + right.source }

  /// The equation for reading as plain text.
  public func text(_ style: FormulaStyle = FormulaStyle()) -> String {
    left.text(style) + " = " + right.text(style)
  }
}
