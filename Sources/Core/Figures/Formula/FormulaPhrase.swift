import Phrases

/// The words of formulas and of worked problems.
public enum FormulaPhrase: String, PhraseKey {
  // The table of symbols.
  case symbol = "formula.heading.symbol"
  case meaning = "formula.heading.meaning"
  case unit = "formula.heading.unit"
  case value = "formula.heading.value"
  /// What the table is called by assistive technology.
  case table = "formula.table"
  /// In the place of the unit of a plain number.
  case noUnit = "formula.no-unit"
  /// With the slot `source`.
  case source = "formula.source"
  /// What is said of the whole, with the slot `equation`.
  case alternative = "formula.alt"

  // A worked problem.
  case given = "worked.given"
  case find = "worked.find"
  /// With the slots `given` and `find`.
  case problem = "worked.alt"
  /// With the slots `symbol` and `values`.
  case severalSolutions = "worked.several-solutions"
  /// Between the values.
  case separator = "worked.separator"
  /// With the slot `symbol`.
  case noSolution = "worked.no-solution"
  case noPositiveSolution = "worked.no-positive-solution"
  case infinite = "worked.infinite"
  case searched = "worked.searched"
}
