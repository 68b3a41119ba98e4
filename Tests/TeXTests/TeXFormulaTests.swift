import Diagnostics
import Markup
import TeX
import Testing

@Suite struct TeXFormulaTests {
  @Test func aFormulaIsSetAsMathML() {
    var diagnostics: [Diagnostic] = []
    let formula = TeXFormula(
      parsing: "E = mc^2", isDisplay: false, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(
      formula.markup.text()
        == "<math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>")
    #expect(formula.text == "E = mc²")
    #expect(diagnostics.isEmpty)
  }
}
