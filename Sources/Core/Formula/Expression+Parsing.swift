import Diagnostics

extension Expression {
  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: the whole text, without the `= ` that announces it in a block or in prose.
  ///   - notation: how it is written.
  public init(parsing text: String, as notation: Notation = .values) throws(FormulaFault) {
    var parser = try FormulaParser(text, notation)
    self = try parser.expression()
  }

  /// Reads an expression that stands in a file.
  ///
  /// - Parameters:
  ///   - text: the whole text, without the `= ` that announces it in a block or in prose.
  ///   - range: where the text stands.
  ///   - diagnostics: receives one error when the text is no expression.
  public init?(
    parsing text: String, as notation: Notation = .values, at range: SourceRange,
    reporting diagnostics: inout [Diagnostic]
  ) {
    do throws(FormulaFault) {
      try self.init(parsing: text, as: notation)
    } catch {
      diagnostics.append(error.diagnostic(at: range))
      return nil
    }
  }
}
