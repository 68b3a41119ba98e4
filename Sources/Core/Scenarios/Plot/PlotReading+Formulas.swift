import Diagnostics
import Formula
import Nodes

extension PlotReading {
  /// The curve of a formula that is used by its id: `{formula: thin-lens, y: d_i, with: {f: 10 cm}}`. It is rearranged for the symbol
  /// under `y`; of several solutions the first is drawn.
  mutating func named(
    _ mapping: NodeMapping, _ reader: inout KeyReader, _ axis: PlotAxis,
    _ constants: [PlotFormula.Constant]
  ) -> PlotFormula? {
    guard let id = reader.name("formula"), let wanted = reader.name("y") else { return nil }
    guard let formula = context.defaults.formulas[id.text] else {
      diagnostics.append(FormulaLibrary.unknown(id, among: context.defaults.formulas))
      return nil
    }
    guard let symbol = FormulaReading.symbolName(wanted.text), formula[symbol] != nil else {
      diagnostics.append(
        FormulaReading.unknownSymbol(wanted, among: formula.symbols.map { $0.name }))
      return nil
    }
    var constants = constants
    for symbol in formula.symbols where !constants.contains(where: { $0.symbol == symbol.name }) {
      guard let value = symbol.value else { continue }
      constants.append(PlotFormula.Constant(symbol: symbol.name, quantity: value))
    }
    do throws(FormulaFault) {
      guard let way = try formula.equation.solved(for: symbol).first else {
        report("plot/curve", wanted.range, "no value of `\(symbol.text)` fits the formula")
        return nil
      }
      formulas.append(id.text)
      // The form that has values in limits, if there is one.
      let expression = way.unsimplified ?? way.result.right
      return PlotFormula(
        expression: expression.withoutPlaces, place: wanted.textRange,
        symbol: axis.symbol ?? ValueName("x"), constants: constants)
    } catch {
      diagnostics.append(error.diagnostic(at: wanted.textRange))
      return nil
    }
  }
}
