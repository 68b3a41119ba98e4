import Diagnostics

extension Document {
  /// Whether there are any formulas; costs nothing.
  public var hasFormulas: Bool { !formulaRecords.isEmpty }

  /// Whether `formulas[index]` stands by itself, which costs no list of all of them.
  public func isFormulaBlock(_ index: Int) -> Bool {
    nodes[Int(formulaRecords[index].node)].kind == .formulaBlock
  }

  /// Whether `formulas[index]` stands in a link.
  public func isFormulaInLink(_ index: Int) -> Bool {
    isInside(.link, formulaRecords[index].node)
  }

  /// The node of `formulas[index]`.
  public func node(ofFormula index: Int) -> Int { Int(formulaRecords[index].node) }

  /// Every formula, in order.
  public var formulas: [TeXFormula] {
    // Two, for a finder that goes back counts the line again.
    var (places, starts) = (PositionFinder(self.source), PositionFinder(self.source))
    return formulaRecords.map { record in
      let isBlock = nodes[Int(record.node)].kind == .formulaBlock
      return TeXFormula(
        node: Int(record.node), isDisplay: record.isDisplay, isBlock: isBlock,
        source: Array(characters(record.source)), range: places.range(of: record.range.offsets),
        origin: self.source.origin(
          ofLine: Int(record.line),
          columns: formulaLineStarts[record.lineStarts.offsets].map { start in
            starts.range(of: Int(start)..<Int(start)).start.column
          }),
        isInLink: isInside(.link, record.node), isInHeading: isInside(.heading, record.node))
    }
  }
}
