import Diagnostics
import Markup
import TeX

/// The formulas in titles of works.
struct ReferenceFormulas {
  let macros: TeXMacros

  /// A formula as MathML; its source, if it cannot be read.
  func markup(_ source: String) -> MarkupNode { formula(source).markup }

  /// A formula in plain letters.
  func text(_ source: String) -> String { formula(source).text }

  private func formula(_ source: String) -> TeX.TeXFormula {
    var faults: [Diagnostic] = []
    return TeX.TeXFormula(
      parsing: source, isDisplay: false, macros: macros, origin: TextOrigin(file: ""),
      reporting: &faults)
  }
}
