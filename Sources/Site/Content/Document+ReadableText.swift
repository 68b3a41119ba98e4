import Diagnostics
import Markdown
import TeX

extension Document {
  /// The text of some nodes, given by their indices, as it is read in a title or a list: without markup, formulas in plain letters.
  ///
  /// - Parameter mention: the text to put in place of a mention; `nil` keeps its source.
  public func readableText(
    of nodes: Range<Int>, macros: TeXMacros, mention: (Mention) -> String? = { _ in nil }
  ) -> String {
    let mentions = hasMentions ? self.mentions : []
    let formulas = hasFormulas && nodes.contains { self.isFormula($0) } ? self.formulas : []
    let text = plainText(
      of: nodes,
      formula: { formula in
        let formula = formulas[formula]
        var faults: [Diagnostic] = []
        // What is wrong with the formula is told where it stands.
        return TeX.TeXFormula(
          parsing: String(decoding: formula.source, as: UTF8.self), isDisplay: false,
          macros: macros, origin: formula.origin, reporting: &faults
        ).text
      }, mention: { mention(mentions[$0]) })
    guard !mentions.isEmpty else { return text }
    // What is left out leaves two spaces.
    return text.withSingleSpaces
  }

  private func isFormula(_ node: Int) -> Bool {
    nodes[node].kind == .formula || nodes[node].kind == .formulaBlock
  }
}
