import Diagnostics
import Formula
import Nodes

/// What a worked block asks: formulas, what is given, and what is to be found.
struct WorkedProblem {
  var formulas: [FormulaDefinition]
  var given: [WorkedQuantity]
  /// Those of the given that are constants of a formula and not written in the block.
  var constants: [ValueName]
  var sought: [FormulaSymbol]
  /// Where each of them stands.
  var places: [SourceRange]
}
