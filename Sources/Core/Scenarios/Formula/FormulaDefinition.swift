import Diagnostics
import Formula
import Nodes
import Quantities

/// A formula with what its symbols mean: of a block, of the course's `formulas.yml`, or one of the models' laws.
public struct FormulaDefinition: Sendable, Hashable {
  /// The name by which it is used; `nil` for one that stands where it is used.
  public let id: String?
  public let equation: Equation
  /// Every symbol of the equation but π, in the order in which they are described, then in that of the equation.
  public let symbols: [FormulaSymbol]
  /// What it is called, in Markdown.
  public let caption: Scalar?
  /// The caption as it was written.
  public var title: String? { caption?.text }
  /// Where it comes from.
  public let source: String?
  /// Where the author wrote it; `nil` for a law of the program.
  public let range: SourceRange?

  public init(
    id: String?, _ equation: Equation, symbols: [FormulaSymbol], caption: Scalar? = nil,
    source: String? = nil, at range: SourceRange? = nil
  ) {
    self.id = id
    self.equation = equation
    self.symbols = symbols
    self.caption = caption
    self.source = source
    self.range = range
  }

  /// A law of the models.
  public init(_ law: Law) {
    self.init(
      id: law.id, law.equation,
      symbols: law.symbols.map {
        FormulaSymbol(
          $0.name, $0.dimension, unit: Unit.usual(for: $0.dimension), sense: .phrase($0.phrase))
      }, source: law.source)
  }

  /// What is known of a symbol; `nil` for one that it does not have.
  public subscript(name: ValueName) -> FormulaSymbol? { symbols.first { $0.name == name } }

  /// The dimension of a symbol, as far as it is known.
  public func dimension(of name: ValueName) -> Dimension? { self[name]?.dimension }
}
