import Diagnostics
import Markup
import TeX
import Testing

@Suite struct TeXFormulaTests {
  private func formula(_ text: String, isDisplay: Bool = false) -> TeXFormula {
    var diagnostics: [Diagnostic] = []
    let formula = TeXFormula(
      parsing: text, isDisplay: isDisplay, origin: TextOrigin(file: "a.md"),
      reporting: &diagnostics)
    #expect(diagnostics.isEmpty, "\(text): \(diagnostics)")
    return formula
  }

  /// What stands inside the `math` element.
  private func inside(_ text: String, isDisplay: Bool = false) -> String {
    guard case .element(let element) = formula(text, isDisplay: isDisplay).markup else { return "" }
    #expect(element.name == "math")
    return MarkupNode.fragment(element.content).text()
  }

  @Test(arguments: [
    // Accents: narrow ones never stretch, wide ones do.
    (#"\hat{H}"#, #"<mover accent="true"><mi>H</mi><mo stretchy="false">ˆ</mo></mover>"#),
    (
      #"\vec v"#,
      #"<mover accent="true" class="tex-vec"><mi>v</mi><mo stretchy="false">→</mo></mover>"#
    ),
    (#"\bar x"#, #"<mover accent="true"><mi>x</mi><mo stretchy="false">¯</mo></mover>"#),
    (
      #"\overrightarrow{AB}"#,
      #"<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy="true">→</mo></mover>"#
    ),
    (
      #"\underline{a}"#,
      #"<munder accentunder="true" class="tex-underline"><mi>a</mi><mo stretchy="true">_</mo></munder>"#
    ),
    // Plain delimiters never grow; those of \left and \right do.
    ("f(x)", #"<mi>f</mi><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>"#),
    (
      #"\left[x\right."#,
      #"<mrow><mo stretchy="true" fence="true" form="prefix">[</mo><mi>x</mi></mrow>"#
    ),
    // A sign before a number is a prefix wherever it stands.
    ("a=-b", #"<mi>a</mi><mo>=</mo><mo form="prefix">−</mo><mi>b</mi>"#),
    ("a-b", "<mi>a</mi><mo>−</mo><mi>b</mi>"), ("-b", "<mo>−</mo><mi>b</mi>"),
    // Relations side by side, or beside a parenthesis, stand close.
    (
      "a:=b",
      #"<mi>a</mi><mo lspace="0.2778em" rspace="0">:</mo><mo lspace="0">=</mo><mi>b</mi>"#
    ),
    (
      "(=)",
      #"<mo stretchy="false">(</mo><mo lspace="0" rspace="0">=</mo><mo stretchy="false">)</mo>"#
    ),
    (#"a \bmod b"#, #"<mi>a</mi><mo lspace="0.2222em" rspace="0.2222em">mod</mo><mi>b</mi>"#),
    // In scripts signs stand close.
    (
      "x^{n+1}",
      #"<msup><mi>x</mi><mrow><mi>n</mi><mo lspace="0" rspace="0">+</mo><mn>1</mn></mrow></msup>"#
    ),
    // Functions are applied, with a thin space where no parenthesis follows.
    (#"\sin x"#, "<mi>sin</mi><mo>\u{2061}</mo><mspace width=\"0.1667em\"/><mi>x</mi>"),
    (
      #"\sin(x)"#,
      "<mi>sin</mi><mo>\u{2061}</mo><mo stretchy=\"false\">(</mo><mi>x</mi><mo stretchy=\"false\">)</mo>"
    ),
    // Letters.
    (#"\mathbb{R}"#, "<mi>ℝ</mi>"), (#"\mathcal{LB}"#, "<mrow><mi>ℒ</mi><mi>ℬ</mi></mrow>"),
    (#"\mathit{h}"#, "<mi>ℎ</mi>"), (#"\mathrm{d}"#, #"<mi mathvariant="normal">d</mi>"#),
    (#"\mathrm{cm}"#, "<mi>cm</mi>"), (#"\Gamma"#, #"<mi mathvariant="normal">Γ</mi>"#),
    ("ΓΩα", #"<mi mathvariant="normal">Γ</mi><mi mathvariant="normal">Ω</mi><mi>α</mi>"#),
    (#"\boldsymbol{\omega A}"#, "<mrow><mi>𝝎</mi><mi>𝑨</mi></mrow>"),
    // What HTML would take for markup.
    ("a<b>c", "<mi>a</mi><mo>&lt;</mo><mi>b</mi><mo>&gt;</mo><mi>c</mi>"),
    (#"\&"#, #"<mi mathvariant="normal">&amp;</mi>"#),
    // Unicode is read as the commands are.
    ("α≤β²", "<mi>α</mi><mo>≤</mo><msup><mi>β</mi><mn>2</mn></msup>"),
    ("x₁₂×y", "<msub><mi>x</mi><mn>12</mn></msub><mo>×</mo><mi>y</mi>"),
    // Numbers and primes.
    ("1{,}000.5", "<mn>1,000.5</mn>"),
    ("f''", #"<msup><mi>f</mi><mo class="tex-prime">″</mo></msup>"#),
    (#"x = \$5"#, #"<mi>x</mi><mo>=</mo><mi mathvariant="normal">$</mi><mn>5</mn>"#),
    ("a*b", "<mi>a</mi><mo>∗</mo><mi>b</mi>"),
    // Words.
    (
      #"\text{if $x$ is }"#,
      "<mrow><mtext>if\u{A0}</mtext><mi>x</mi><mtext>\u{A0}is\u{A0}</mtext></mrow>"
    ),
    (#"\textbf{ab}"#, #"<mtext class="tex-bold">ab</mtext>"#),
    (#"\text{\'e ``a'' -- b}"#, "<mtext>e\u{301} “a” – b</mtext>"),
    // Colours keep the class that the style sheet adapts.
    (#"\textcolor{red}{x}"#, ##"<mstyle class="tex-red" mathcolor="#ff0000"><mi>x</mi></mstyle>"##),
    ("a % note\nb", "<mi>a</mi><mi>b</mi>"),
    (
      #"20\,^\circ"#,
      #"<mn>20</mn><mspace width="0.1667em"/><msup><mrow></mrow><mo lspace="0" rspace="0">∘</mo></msup>"#
    ),
  ])
  func aFormulaIsSet(_ latex: String, _ expected: String) {
    #expect(inside(latex) == expected)
  }

  @Test func limitsStandBelowInADisplayAndBesideInALine() {
    #expect(inside(#"\sum_i"#, isDisplay: true) == "<munder><mo>∑</mo><mi>i</mi></munder>")
    #expect(inside(#"\sum_i"#) == "<msub><mo>∑</mo><mi>i</mi></msub>")
    #expect(inside(#"\int_i"#, isDisplay: true) == "<msub><mo>∫</mo><mi>i</mi></msub>")
    #expect(
      inside(#"\sum\limits_i"#) == #"<munder><mo movablelimits="false">∑</mo><mi>i</mi></munder>"#)
    #expect(inside(#"\lim\nolimits_n"#, isDisplay: true) == "<msub><mi>lim</mi><mi>n</mi></msub>")
    #expect(inside(#"\frac{\sum_i}{2}"#, isDisplay: true).contains("<msub><mo>∑</mo>"))
  }

  @Test func rowsOfAnAlignmentStayApart() {
    let markup = inside(#"\begin{aligned} a &= b \\ &= c \end{aligned}"#, isDisplay: true)
    #expect(
      markup == """
        <mtable class="tex-align" displaystyle="true">\
        <mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mtr>\
        <mtr><mtd></mtd><mtd><mo>=</mo><mi>c</mi></mtd></mtr></mtable>
        """)
  }

  @Test func aDisplaySaysSo() {
    #expect(
      formula("x", isDisplay: true).markup.text() == #"<math display="block"><mi>x</mi></math>"#)
    #expect(formula("").markup.text() == "<math></math>")
  }

  @Test func theLinesOfAnAlignmentCanBeNumbered() throws {
    let formula = formula(
      #"\begin{align} a &= b \label{eq:a} \\ c &= d \nonumber \\ e &= f \tag{*} \end{align}"#,
      isDisplay: true)
    #expect(formula.lines.map(\.asksForNumber) == [true, false, false])
    #expect(formula.lines.map { $0.labels.map(\.name) } == [["eq:a"], [], []])
    #expect(formula.tag == "*")
    #expect(formula.labels.first?.range.start.column == 29)
    let markup = formula.markup(numbers: [TeXNumber("3.1", anchor: "eq-a"), nil, nil]).text()
    #expect(markup.contains(#"class="tex-wide""#))
    #expect(markup.contains(#"<mtr id="eq-a">"#))
    #expect(markup.contains(#"<mtd class="tex-number"><mtext>(3.1)</mtext></mtd>"#))
    #expect(markup.contains(#"<mtd class="tex-number"></mtd>"#))
    #expect(markup.contains(#"<mtd class="tex-number"><mtext>(*)</mtext></mtd>"#))
  }

  @Test func anEquationIsOneLine() {
    let numbered = formula(#"\begin{equation} a \label{x} \end{equation}"#, isDisplay: true)
    #expect(numbered.lines.count == 1)
    #expect(numbered.lines[0].asksForNumber)
    #expect(numbered.labels.map(\.name) == ["x"])
    #expect(
      !formula(#"\begin{equation*} a \end{equation*}"#, isDisplay: true).lines[0].asksForNumber)
    #expect(!formula("a", isDisplay: true).lines[0].asksForNumber)
    #expect(numbered.markup(numbers: [TeXNumber("7")]).text().contains("<mtext>(7)</mtext>"))
    #expect(!numbered.markup.text().contains("mtext"))
  }

  @Test(arguments: [
    ("E = mc^2", "E = mc²"), (#"\sqrt{a+b}"#, "√(a + b)"), (#"\frac{a+b}{c}"#, "(a + b)/c"),
    (#"\frac{dy}{dx}"#, "dy/dx"), (#"\frac{1}{2a}"#, "1/(2a)"), ("a_1^2", "a₁²"),
    (#"e^{i\pi}"#, "e^(iπ)"), (#"x_{ab}"#, "x_(ab)"), (#"\sum_{i=1}^n i"#, "∑ᵢ₌₁ⁿ i"),
    (#"-x \cdot (-y)"#, "−x·(−y)"), (#"\sin x + \log_2(n)"#, "sin x + log₂(n)"),
    (#"\begin{pmatrix} a & b \\ c & d \end{pmatrix}"#, "(a, b; c, d)"),
    (#"5\,\mathrm{cm}, 90^\circ"#, "5 cm, 90°"), (#"\text{if } x \ge 0"#, "if x ≥ 0"),
    (#"\hat x + \vec{v}"#, "x\u{302} + v\u{20D7}"), (#"a \overset{!}{=} b"#, "a =(!) b"),
    (#"\underbrace{a+b}_{\text{sum}}"#, "a + b (sum)"), (#"A \xrightarrow{f} B"#, "A →[f] B"),
    (#"\phantom{x}y"#, "y"), (#"\binom{n}{k}"#, "(n k)"), (#"f''(x)"#, "f″(x)"),
    (#"\left\{ x \middle| x < 0 \right\}"#, "{x | x < 0}"), (#"|{-3}|"#, "|−3|"), ("x'^2", "x′²"),
    (#"\text{a\underline{b}}"#, "ab\u{332}"),
  ])
  func aFormulaReadsWellInPlainText(_ latex: String, _ expected: String) {
    #expect(formula(latex).text == expected)
  }

  @Test(arguments: [
    (#"\qty{9.81}{\metre\per\second\squared}"#, "9.81 m/s²"),
    (#"\unit{\kilo\gram\metre\per\square\second}"#, "kg m/s²"),
    (#"\unit{\per\second}"#, "s⁻¹"), (#"\qty{20}{\celsius}"#, "20 °C"),
    (#"\SI{45}{\degree}"#, "45°"), (#"\unit{kg.m^2}"#, "kg·m²"),
    (#"\num{1.5e-3}"#, "1.5 × 10⁻³"), (#"\unit{\square\metre}"#, "m²"),
  ])
  func quantitiesAreSetWithTheirUnits(_ latex: String, _ expected: String) {
    #expect(formula(latex).text == expected)
  }

  @Test func theSameFormulaIsReadAlikeOnManyThreads() async {
    let latex = #"\begin{cases} \frac{1}{2} & \alpha \\ \mathbb{R} & \sum_i \end{cases}"#
    let results = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask {
          var diagnostics: [Diagnostic] = []
          return TeXFormula(
            parsing: latex, isDisplay: true, origin: TextOrigin(file: ""),
            reporting: &diagnostics
          ).markup.text()
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results.count == 1)
  }
}
