import Nodes

/// The keys of a formula, in a block or in `formulas.yml`, as data.
public enum FormulaKeys {
  static let block = KeyTable(
    "of a formula",
    [
      KeyDescription("formula", .text, phrase: "reference.formula.formula"),
      KeyDescription("symbols", .mapping, phrase: "reference.formula.symbols"),
      KeyDescription("source", .text, phrase: "reference.formula.source"),
    ])

  static let symbol = KeyTable(
    "of a symbol",
    [
      KeyDescription("unit", .text, phrase: "reference.formula.symbol.unit"),
      KeyDescription("meaning", .text, phrase: "reference.formula.symbol.meaning"),
      KeyDescription("value", .various, phrase: "reference.formula.symbol.value"),
      KeyDescription(
        "sign", .choice(["any", "positive"]), phrase: "reference.formula.symbol.sign"),
    ])

  /// What stands under an id in `formulas.yml`: the same keys, and the name of the formula.
  public static let entry = KeyTable(
    "of a formula",
    block.keys + [KeyDescription("caption", .text, phrase: "reference.formula.caption")])
}
