extension Expression {
  /// The expression as an author may write it; it parses to the same tree.
  public var source: String { FormulaText(style: nil).text(self) }

  /// The expression for reading as plain text: `−5 D + 10 D`.
  public func text(_ style: FormulaStyle = FormulaStyle()) -> String {
    FormulaText(style: style).text(self)
  }
}
