import Diagnostics
import TeX
import TestSupport
import Testing

/// A formula with a mistake: 1️⃣ stands where it begins, 2️⃣ where it ends.
struct Mistake: Sendable, CustomTestStringConvertible {
  let identifier: String
  let formula: String
  /// What the first solution that has a replacement makes of the formula; `nil` if only the author can say.
  let mended: String?

  init(_ identifier: String, _ formula: String, mended: String? = nil) {
    self.identifier = identifier
    self.formula = formula
    self.mended = mended
  }

  var testDescription: String { "\(identifier): \(formula)" }
}

@Suite struct DiagnosticsTests {
  @Test(arguments: [
    Mistake("math/unknown-command", #"a + 1️⃣\alhpa2️⃣ + b"#, mended: #"a + \alpha + b"#),
    Mistake("math/unknown-command", #"\frac{1}{1️⃣\bata2️⃣}"#, mended: #"\frac{1}{\beta}"#),
    Mistake("math/unknown-command", #"2 1️⃣\pix2️⃣"#, mended: #"2 \pi x"#),
    Mistake("math/unknown-command", #"\text{an 1️⃣\nosuchthing2️⃣}"#),
    Mistake("math/unknown-command", #"1️⃣\rank2️⃣ A"#, mended: #"\operatorname{rank} A"#),
    Mistake("math/unknown-command", #"1️⃣\blue2️⃣ x"#),
    Mistake("math/unknown-command", #"see 1️⃣\eqref2️⃣{eq:a}"#),
    Mistake("math/lone-backslash", #"a 1️⃣\2️⃣"#, mended: #"a \backslash"#),
    Mistake("math/unclosed-brace", #"\sqrt1️⃣{2️⃣2"#, mended: #"\sqrt\{2"#),
    Mistake("math/unclosed-brace", #"a^1️⃣{2️⃣2 + \frac{1}{3}"#),
    Mistake("math/stray-brace", #"{1+2}1️⃣}2️⃣"#, mended: "{1+2}"),
    Mistake("math/stray-brace", #"a 1️⃣\endgroup2️⃣"#),
    Mistake("math/missing-argument", #"1️⃣\frac2️⃣{1}"#),
    Mistake("math/missing-argument", #"2 1️⃣\sqrt2️⃣"#),
    Mistake("math/missing-argument", #"x1️⃣^2️⃣"#, mended: #"x\^"#),
    Mistake("math/missing-argument", #"{1️⃣_2️⃣}"#),
    Mistake("math/missing-argument", #"a {1️⃣\hspace2️⃣}"#),
    Mistake("math/missing-argument", #"1️⃣\color2️⃣1 x"#),
    Mistake("math/missing-argument", #"1️⃣\substack2️⃣1"#),
    Mistake("math/unclosed-bracket", #"\sqrt1️⃣[2️⃣3{2}"#),
    Mistake("math/unclosed-bracket", #"1️⃣\smash2️⃣[b x"#),
    Mistake("math/missing-right", #"1️⃣\left2️⃣(1 + 2)"#),
    Mistake("math/missing-right", #"{1️⃣\left2️⃣(1 + 2}\right)"#),
    Mistake("math/stray-right", #"(1 + 2 1️⃣\right2️⃣)"#),
    Mistake("math/stray-middle", #"( a 1️⃣\middle2️⃣| b )"#),
    Mistake("math/missing-delimiter", #"1 + 1️⃣\bigl2️⃣"#),
    Mistake("math/bad-delimiter", #"\left 1️⃣a2️⃣ b \right)"#),
    Mistake("math/bad-delimiter", #"\genfrac{1️⃣x2️⃣}{)}{1pt}{0}{a}{b}"#),
    Mistake("math/bad-style", #"\genfrac{(}{)}{1pt}{1️⃣72️⃣}{a}{b}"#),
    Mistake(
      "math/unknown-environment", #"\begin{1️⃣alinged2️⃣} a \end{alinged}"#,
      mended: #"\begin{aligned} a \end{alinged}"#),
    Mistake("math/missing-end", #"1️⃣\begin2️⃣{matrix} a & b"#),
    Mistake("math/missing-end", #"{1️⃣\begin2️⃣{matrix} a }\end{matrix}"#),
    Mistake(
      "math/mismatched-end", #"\begin{pmatrix} a \end{1️⃣bmatrix2️⃣}"#,
      mended: #"\begin{pmatrix} a \end{pmatrix}"#),
    Mistake("math/stray-end", #"x 1️⃣\end2️⃣{matrix}"#),
    Mistake("math/double-superscript", #"1^21️⃣^2️⃣3"#),
    Mistake("math/double-superscript", #"1^21️⃣'2️⃣"#),
    Mistake("math/double-subscript", #"a_11️⃣_2️⃣2"#),
    Mistake("math/stray-alignment", #"1 1️⃣&2️⃣ 2"#, mended: #"1 \& 2"#),
    Mistake("math/stray-alignment", #"\begin{equation} a 1️⃣&2️⃣= b \end{equation}"#),
    Mistake("math/stray-dollar", #"cost 1️⃣$2️⃣5"#, mended: #"cost \$5"#),
    Mistake("math/stray-dollar", #"\text{a 1️⃣\)2️⃣}"#),
    Mistake("math/unclosed-dollar", #"\text{costs 1️⃣$2️⃣5}"#, mended: #"\text{costs \$5}"#),
    Mistake("math/sign-in-text", #"\text{a1️⃣_2️⃣b}"#, mended: #"\text{a\_b}"#),
    Mistake("math/math-in-text", #"\text{1️⃣\sqrt2️⃣2 is irrational}"#),
    Mistake("math/text-only", #"1️⃣\'2️⃣echec"#),
    Mistake("math/text-only", #"1️⃣\(2️⃣x"#, mended: "x"),
    Mistake("math/bad-color", #"\textcolor{1️⃣gren2️⃣}{x}"#, mended: #"\textcolor{green}{x}"#),
    Mistake("math/bad-color", #"\color{1️⃣#12345g2️⃣} x"#),
    Mistake(
      "math/bad-column", #"\begin{array}{c1️⃣b2️⃣} 1 & 2 \end{array}"#,
      mended: #"\begin{array}{cc} 1 & 2 \end{array}"#),
    Mistake("math/bad-column", #"\begin{matrix*}[1️⃣q2️⃣] 1 \end{matrix*}"#),
    Mistake("math/too-many-columns", #"\begin{array}{c} 1 1️⃣&2️⃣ 2 \end{array}"#),
    Mistake("math/too-many-columns", #"\begin{gathered} 1 1️⃣&2️⃣ 2 \end{gathered}"#),
    Mistake("math/bad-length", #"\hspace{1️⃣22️⃣}"#, mended: #"\hspace{2em}"#),
    Mistake("math/bad-length", #"\rule{1️⃣1au2️⃣}{2em}"#),
    Mistake("math/bad-length", #"\begin{aligned} a \\[1️⃣c2️⃣] d \end{aligned}"#),
    Mistake("math/two-infixes", #"1 \over 2 1️⃣\over2️⃣ 3"#),
    Mistake("math/misplaced-limits", #"\alpha1️⃣\limits2️⃣_0"#),
    Mistake("math/misplaced-limits", #"1️⃣\nolimits2️⃣ x"#),
    Mistake("math/misplaced-line", #"a 1️⃣\hline2️⃣ b"#),
    Mistake("math/unclosed-verb", #"a 1️⃣\verb2️⃣|b"#),
    Mistake("math/stray-parameter", #"a 1️⃣#12️⃣ b"#, mended: ##"a \# b"##),
    Mistake("math/empty-label", #"\label{1️⃣2️⃣} x"#),
    Mistake("math/second-label", #"\label{a}\label{1️⃣b2️⃣} x"#),
    Mistake("math/second-tag", #"\tag{1} x 1️⃣\tag2️⃣{2}"#),
    Mistake("math/bad-character", #"1️⃣\char2️⃣"g"#),
    Mistake("math/bad-character", #"\unicode{1️⃣zz2️⃣}"#),
    Mistake("math/unknown-unit", #"\unit{1️⃣\parsec2️⃣}"#),
    Mistake("math/bad-macro", #"1️⃣\newcommand2️⃣{x}{y}"#),
    Mistake("math/bad-macro", #"\newcommand{\x}{1️⃣#12️⃣}"#),
    Mistake("math/bad-macro", #"\def\x1️⃣#22️⃣{}"#),
    Mistake("math/macro-exists", #"\newcommand{1️⃣\alpha2️⃣}{a}"#),
    Mistake("math/macro-missing", #"\renewcommand{1️⃣\mine2️⃣}{a}"#),
    Mistake("math/endless-macro", #"\def\x{\x} 1️⃣\x2️⃣"#),
  ])
  func aMistakeIsReportedWhereItIs(_ mistake: Mistake) throws {
    let marked = MarkedText(mistake.formula)
    var diagnostics: [Diagnostic] = []
    let formula = TeXFormula(
      parsing: marked.text, isDisplay: true, origin: TextOrigin(file: "lesson.md"),
      reporting: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.identifier == mistake.identifier)
    let start = try #require(marked.places["1️⃣"])
    let end = try #require(marked.places["2️⃣"])
    let isEmpty = start == end
    #expect(diagnostic.range?.start == start || isEmpty, "\(String(describing: diagnostic.range))")
    #expect(diagnostic.range?.end == end || isEmpty, "\(String(describing: diagnostic.range))")
    #expect(!diagnostic.summary.hasSuffix("."))
    #expect(!formula.isValid)
    if let mended = mistake.mended {
      let replacement = try #require(diagnostic.solutions.lazy.compactMap(\.replacement).first)
      #expect(Self.replacing(start, end, in: marked.text, by: replacement) == mended)
    }
  }

  /// The text of one line with a part of it replaced.
  private static func replacing(
    _ start: SourcePosition, _ end: SourcePosition, in text: String, by replacement: String
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<(start.column - 1)])
    result.append(contentsOf: replacement.unicodeScalars)
    result.append(contentsOf: scalars[(end.column - 1)...])
    return String(result)
  }

  @Test func aTagInALineOfTextIsReported() {
    var diagnostics: [Diagnostic] = []
    _ = TeXFormula(
      parsing: #"x \tag{1}"#, isDisplay: false, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(diagnostics.map(\.identifier) == ["math/tag-in-line"])
  }

  @Test func placesFollowTheLinesOfTheFile() {
    var diagnostics: [Diagnostic] = []
    let origin = TextOrigin(file: "a.md", firstLine: 10, columns: [5, 3])
    _ = TeXFormula(
      parsing: "é + 1 +\n\\alhpa", isDisplay: true, origin: origin, reporting: &diagnostics)
    #expect(diagnostics.first?.range?.start == SourcePosition(line: 11, column: 3))
    #expect(diagnostics.first?.range?.end == SourcePosition(line: 11, column: 9))
  }

  @Test func allMistakesOfAFormulaAreReportedUpToABound() {
    var diagnostics: [Diagnostic] = []
    _ = TeXFormula(
      parsing: #"\aaaa + \bbbb + x^1^2 + \textcolor{nocolor}{y}"#, isDisplay: true,
      origin: TextOrigin(file: "a.md"), reporting: &diagnostics)
    #expect(
      diagnostics.map(\.identifier) == [
        "math/unknown-command", "math/unknown-command", "math/double-superscript",
        "math/bad-color",
      ])
    diagnostics = []
    _ = TeXFormula(
      parsing: String(repeating: #"\nosuch "#, count: 100), isDisplay: true,
      origin: TextOrigin(file: "a.md"), reporting: &diagnostics)
    #expect(diagnostics.count < 12)
  }

  @Test func aFormulaWithAMistakeShowsItsSource() {
    var diagnostics: [Diagnostic] = []
    let formula = TeXFormula(
      parsing: #"a < \alhpa"#, isDisplay: false, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(formula.markup.text() == #"<code class="tex-fault">a &lt; \alhpa</code>"#)
    #expect(formula.text == #"a < \alhpa"#)
  }

  @Test func whatIsWrongInAMacroPointsAtItsCallAndOffersNoReplacement() throws {
    var diagnostics: [Diagnostic] = []
    let macros = TeXMacros([("sum", "a & b")], reporting: &diagnostics)
    _ = TeXFormula(
      parsing: #"a + \sum"#, isDisplay: false, macros: macros, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.identifier == "math/stray-alignment")
    #expect(diagnostic.range?.start.column == 5)
    #expect(diagnostic.range?.end.column == 9)
    #expect(diagnostic.solutions.allSatisfy { $0.replacement == nil })
    #expect(!diagnostic.notes.isEmpty)
  }

  @Test func anUnknownCommandInAMacroIsReportedOnceWithTheMacro() throws {
    var diagnostics: [Diagnostic] = []
    let range = SourceRange(startOf: "Content/site.yml")
    let macro = TeXMacro("norm", #"\lVert #1 \rVret"#, at: range)
    let macros = TeXMacros([macro], reporting: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.identifier == "math/unknown-command")
    #expect(diagnostic.range == range)
    #expect(diagnostic.solutions.map(\.summary) == [#"did you mean `\rVert`?"#])
    let formula = TeXFormula(
      parsing: #"a + \norm{x}"#, isDisplay: false, macros: macros, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(diagnostics.count == 1)
    #expect(!formula.isValid)
    #expect(formula.markup.text().contains("tex-fault"))
  }
}
