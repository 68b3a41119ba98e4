import Diagnostics
import Markdown
import TeX

extension Document {
  /// The formulas, read, in their order; what is wrong with them is added to `diagnostics`.
  public func readFormulas(
    macros: TeXMacros, _ diagnostics: inout [Diagnostic]
  ) -> [TeX.TeXFormula] {
    guard hasFormulas else { return [] }
    return formulas.map { formula in
      TeX.TeXFormula(
        parsing: String(decoding: formula.source, as: UTF8.self), isDisplay: formula.isDisplay,
        macros: macros, origin: formula.origin, reporting: &diagnostics)
    }
  }
}
