import Diagnostics
import Markup
import TeX
import Testing

@Suite struct MacrosTests {
  private func set(_ formula: String, _ pairs: [(String, String)]) -> String {
    var diagnostics: [Diagnostic] = []
    let macros = TeXMacros(pairs.map { (name: $0.0, body: $0.1) }, reporting: &diagnostics)
    let result = TeXFormula(
      parsing: formula, isDisplay: false, macros: macros, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return result.markup.text()
  }

  @Test(arguments: [
    (#"\R"#, #"\mathbb{R}"#), (#"\norm{x}"#, #"\lVert x \rVert"#),
    (#"\pair ab"#, "(a,b)"), (#"\pair{a+1}{\R}"#, #"(a+1,\mathbb{R})"#),
    (#"x^\R"#, #"x^{\mathbb{R}}"#), (#"\half"#, #"\frac12"#), (#"\twice{\twice x}"#, "xxxx"),
    (#"\text{\who}"#, #"\text{Ada}"#), (#"\frac\one\two"#, #"\frac12"#),
  ])
  func aMacroStandsForItsBody(_ formula: String, _ meaning: String) {
    let pairs = [
      ("R", #"\mathbb{R}"#), (#"\norm"#, #"\lVert #1 \rVert"#), ("pair", "(#1,#2)"),
      ("half", #"\frac\one\two"#), ("one", "1"), ("two", "2"), ("twice", "#1#1"), ("who", "Ada"),
    ]
    #expect(set(formula, pairs) == set(meaning, []))
  }

  @Test func anOptionalArgumentHasADefault() {
    var diagnostics: [Diagnostic] = []
    let macro = TeXMacro("der", #"\frac{d#2}{d#1}"#, argumentCount: 2, defaultArgument: "x")
    let macros = TeXMacros([macro], reporting: &diagnostics)
    func text(_ formula: String) -> String {
      TeXFormula(
        parsing: formula, isDisplay: false, macros: macros, origin: TextOrigin(file: ""),
        reporting: &diagnostics
      ).text
    }
    #expect(text(#"\der{y}"#) == "dy/dx")
    #expect(text(#"\der[t]{y}"#) == "dy/dt")
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a1", "x", "math/bad-macro"), ("", "x", "math/bad-macro"), ("begin", "x", "math/bad-macro"),
    ("half", #"\frac{1}{2"#, "math/bad-macro"), ("loop", #"\loop + 1"#, "math/endless-macro"),
  ])
  func aMalformedMacroIsReportedAndLeftOut(_ name: String, _ body: String, _ identifier: String) {
    var diagnostics: [Diagnostic] = []
    let range = SourceRange(startOf: "Content/site.yml")
    _ = TeXMacros([TeXMacro(name, body, at: range)], reporting: &diagnostics)
    #expect(diagnostics.map(\.identifier) == [identifier])
    #expect(diagnostics.first?.range == range)
  }

  @Test func macrosThatStandForEachOtherAreReported() {
    var diagnostics: [Diagnostic] = []
    _ = TeXMacros([("a", #"\b"#), ("b", #"\c"#), ("c", #"\a"#)], reporting: &diagnostics)
    #expect(diagnostics.first?.identifier == "math/endless-macro")
    #expect(diagnostics.first?.explanation?.contains(#"\b, \c, \a"#) == true)
  }

  @Test func aMacroNeedsItsArguments() {
    var diagnostics: [Diagnostic] = []
    let macros = TeXMacros([("pair", "(#1,#2)")], reporting: &diagnostics)
    _ = TeXFormula(
      parsing: #"\pair{a}"#, isDisplay: false, macros: macros, origin: TextOrigin(file: ""),
      reporting: &diagnostics)
    #expect(diagnostics.map(\.identifier) == ["math/missing-argument"])
  }

  @Test(arguments: [
    (#"\newcommand{\foo}{x^2}\foo+\foo"#, "x^2+x^2"),
    (#"\newcommand\foo[1]{#1^2}\foo x+\foo{y}"#, "x^2+y^2"),
    (#"\renewcommand{\bar}{x^2}\bar"#, "x^2"), (#"\def\foo#1#2{(#1,#2)}\foo 1 2"#, "(1,2)"),
    (#"\let\foo=\alpha \foo"#, #"\alpha"#), (#"\def\x{a}\x{\def\x{b}\x}\x"#, "a{b}a"),
    (#"\def\x{a}\x{\gdef\x{b}\x}\x"#, "a{b}b"),
    (#"\DeclareMathOperator{\Res}{Res} \Res_{z=0} f"#, #"\operatorname{Res}_{z=0} f"#),
    (#"\newcommand{\foo}[2][a]{#1#2}\foo{b}\foo[c]{d}"#, "abcd"),
  ])
  func aFormulaCanDefineItsOwn(_ formula: String, _ meaning: String) {
    #expect(set(formula, []) == set(meaning, []))
  }
}
