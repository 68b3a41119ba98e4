import TestSupport
import Testing

/// Field cases of mathematics, by the numbers under which they were collected.
@Suite struct FieldCasesMathTests {
  private static let bar = "<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">|</mo>"

  /// The paragraph that a text is, without its element.
  private static func paragraph(_ text: String) throws -> String {
    let prose = try FieldPage.prose(text)
    #expect(prose.hasPrefix("<p>") && prose.hasSuffix("</p>"))
    return String(prose.dropFirst(3).dropLast(4))
  }

  /// The cells of a table with these rows, as HTML.
  private static func cells(_ rows: String) throws -> [String] {
    try FieldPage.prose(rows).matches(of: /<t[hd]>(.*?)<\/t[hd]>/).map { String($0.output.1) }
  }

  @Test("B058: a bar in a formula does not part cells, with a backslash or without")
  func barsInTables() throws {
    let cells = try Self.cells(
      "| $|3| = 3$ | $P(A|B)$ |\n|---|---|\n| $\\|x\\|$ | \\(|x|\\) |\n| $a\\mid b$ | `a\\|b` |\n| \\| | x |"
    )
    #expect(cells.count == 8)
    let isBar = cells.map { $0.contains(Self.bar) }
    #expect(isBar == [true, true, true, true, false, false, false, false])
    #expect(cells[2] == "<math>\(Self.bar)<mi>x</mi>\(Self.bar)</math>")
    #expect(cells[5] == "<code>a|b</code>" && cells[6] == "|")
    #expect(
      try FieldPage.faults("| a | b |\n|---|---|\n| `x|y` | c |") == ["markdown/extra-cells 3:11"])
  }

  @Test("B059: formulas in cells beside one another are one each")
  func neighbors() throws {
    let cells = try Self.cells(
      "| $\\omega$ | $\\omega$ |\n|---|---|\n|$a$|$b$|\n| $a$|$b$ |\n| $$a$$ | \\[b\\] |")
    #expect(cells.count == 8)
    #expect(cells.allSatisfy { $0.matches(of: /<math/).count == 1 })
  }

  @Test("B061: prices are prices, in tables, lists and text")
  func prices() throws {
    let cells = try Self.cells(
      "| today | $100 |\n|---|---|\n| later | $110 |\n| $5 | $6 |\n|$5|$6|\n| US$ | CA$ |\n| 5$ | 6$ |\n| $x$ | $5 |\n| $HOME | $PATH |"
    )
    #expect(cells.count == 16)
    #expect(cells.filter { $0.contains("<math>") } == ["<math><mi>x</mi></math>"])
    for text in [
      "Costs $5-$6 or $1,000.50 and no more.", "$20,000 and USD$30,000", "A$ and B$ x",
      "($5) ($6)", "$ 5 $ x", "US$5 and US$6", "$HOME and $PATH", "\\$5 and \\$x", "$5 and 5 €",
      "a$b",
    ] {
      #expect(try Self.paragraph(text) == text.replacing("\\", with: ""))
    }
  }

  @Test(
    "B082: a formula in a heading is mathematics there and clean text in the title, the contents and the id"
  )
  func headings() throws {
    let page = try FieldPage.page(
      "# Power of $k$ in $n!$\n\n## Power of $k$ in $n!$\n\n## $\\alpha$-foo\n\n## $\\frac{1}{2}$ & $x^2_i$\n\n[a](#power-of-k-in-n-1) [b](#alpha-foo)"
    )
    #expect(page.contains("<title>Power of k in n! · Course</title>"))
    #expect(page.contains("<h1 id=\"power-of-k-in-n\">Power of <math><mi>k</mi></math> in "))
    for text in [">Power of k in n!</a>", ">α-foo</a>", ">1/2 &amp; xᵢ²</a>"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test("B091: a dollar with a backslash is a dollar, in formulas, their words and around them")
  func escapedDollars() throws {
    #expect(
      try Self.paragraph("$x = \\$5$")
        == "<math><mi>x</mi><mo>=</mo><mi mathvariant=\"normal\">$</mi><mn>5</mn></math>")
    #expect(try Self.paragraph("$\\$$") == "<math><mi mathvariant=\"normal\">$</mi></math>")
    #expect(
      try Self.paragraph("$\\text{\\$5 and \\$6}$") == "<math><mtext>$5 and $6</mtext></math>")
    #expect(try Self.paragraph("a\\$b$c$") == "a$b<math><mi>c</mi></math>")
  }

  @Test(
    "B092: the delimiters of LaTeX are read before escapes, and stay escapes where they are none")
  func latexDelimiters() throws {
    let sum =
      "<math><msub><mi>L</mi><mn>1</mn></msub><mo>+</mo><msub><mi>L</mi><mn>2</mn></msub></math>"
    #expect(try Self.paragraph("\\(L_1 + L_2\\)") == sum)
    #expect(try Self.paragraph("**\\(a*b*c\\)**").matches(of: /<mo>∗<\/mo>/).count == 2)
    #expect(
      try FieldPage.prose("\\[a_b\\]")
        == "<div class=\"equation\" tabindex=\"0\"><math display=\"block\"><msub><mi>a</mi><mi>b</mi></msub></math></div>"
    )
    #expect(try FieldPage.prose("\\[\na_b\n\\]") == FieldPage.prose("\\[a_b\\]"))
    #expect(
      try Self.paragraph("\\\\(x\\\\) \\[x](y) \\(\\) `\\(z\\)` \\(x")
        == "\\(x\\) [x](y) () <code>\\(z\\)</code> (x")
    #expect(try FieldPage.faults("a\n\n\\[\nx") == ["math/unclosed 3:1"])
  }

  @Test("B094: a star in a formula is a star, and align* keeps its own")
  func stars() throws {
    let product = "<math><mi>a</mi><mo>∗</mo><mi>b</mi><mo>∗</mo><mi>c</mi></math>"
    #expect(try Self.paragraph("$a*b*c$") == product)
    #expect(
      try Self.paragraph("*$a*b*c$* _$a_b$ $c_d$_").hasPrefix("<em>\(product)</em> <em><math>"))
    let aligned = try FieldPage.prose("$$\\begin{align*}a&=b\\\\&=c\\end{align*}$$")
    #expect(aligned.matches(of: /<mtr>/).count == 2)
    #expect(!aligned.contains("tex-number"))
  }

  @Test(
    "B095: two rows are two rows, on one line and on many, in text, tables and quotes",
    arguments: [
      "$$\\begin{aligned} a &= b \\\\ &= c \\end{aligned}$$",
      "$$\n\\begin{aligned}\na &= b \\\\\n&= c\n\\end{aligned}\n$$",
      "$\\begin{pmatrix}1\\\\2\\end{pmatrix}$",
      "| $\\begin{matrix}1\\\\2\\end{matrix}$ |\n|---|", "$$a\\\\[2pt]b$$",
      "> $$\n> a \\\\\n> b\n> $$",
      "- \\[ a \\\\ b \\]", "```math\na \\\\ b\n```", "x[^1]\n\n[^1]: $$a \\\\ b$$",
    ])
  func rows(text: String) throws {
    #expect(try FieldPage.prose(text).matches(of: /<mtr>/).count == 2)
  }

  @Test("B095: an environment without dollars is told that it needs them")
  func bareEnvironment() throws {
    #expect(
      try FieldPage.faults("a\n\n\\begin{aligned} a \\\\ b \\end{aligned}") == [
        "math/bare-environment 3:1"
      ])
  }

  @Test("B097: narrow accents do not stretch, wide ones do")
  func accents() throws {
    for (command, stretches) in [
      ("\\hat{H}", false), ("\\vec v", false), ("\\bar x", false), ("\\tilde a", false),
      ("\\dot x", false),
      ("\\check x", false), ("\\widehat{ABC}", true), ("\\widetilde{ab}", true),
      ("\\overline{AB}", true),
      ("\\overrightarrow{AB}", true),
    ] {
      let math = try Self.paragraph("$\(command)$")
      #expect(math.hasPrefix("<math><mover accent=\"true\""), "\(command)")
      // The sign of an accent may be one character with what stands before it.
      #expect(math.contains("<mo stretchy=\"\(stretches)\""), "\(command)")
    }
  }

  @Test("B098: plain fences keep their size, those of left and right grow")
  func fences() throws {
    #expect(
      try !Self.paragraph("$f(x) + [a] + \\{b\\} + |c| + (\\frac12)$").contains("stretchy=\"true\"")
    )
    let grown = try Self.paragraph("$\\left( \\frac12 \\right)$")
    #expect(grown.matches(of: /<mo stretchy="true" fence="true"/).count == 2)
    #expect(!grown.contains("stretchy=\"false\""))
  }

  @Test(
    "B160: a mistake in a formula has its place in the file, and no site is written",
    arguments: [
      ("$1^2^3$", "math/double-superscript", 5), ("$\\frac{1}$", "math/missing-argument", 2),
      ("$\\nosuch{x}$", "math/unknown-command", 2), ("${1+2}}$", "math/unmatched-brace", 1),
      ("$x_{1$", "math/unmatched-brace", 1),
      ("$$\\frac{1$$", "math/unmatched-brace", 1), ("\\({1+2}}\\)", "math/stray-brace", 8),
    ])
  func mistakes(formula: String, identifier: String, column: Int) throws {
    #expect(try FieldPage.faults(formula) == ["\(identifier) 1:\(column)"])
    #expect(
      try FieldPage.faults("---\ntitle: T\n---\n- > ü " + formula) == [
        "\(identifier) 4:\(column + 6)"
      ])
    let course = try TestCourse(["Content/a.md": formula])
    #expect(!course.build(strict: true).succeeded && course.page("a.html") == nil)
  }

  @Test(
    "B161: a formula on lines of its own stands by itself wherever blocks may stand",
    arguments: [
      "$$x$$", "$$ x $$", "$$\nx\n$$", "$$x\n$$", "  $$\n  x\n  $$", "> $$\n> x\n> $$", "- $$x$$",
      "1. $$\n   x\n   $$", "> [!NOTE]\n> $$\n> x\n> $$", "::: note\n$$\nx\n$$\n:::",
      "Term\n: $$x$$",
      "- a\n\n  $$\n  x\n  $$", "\\[\nx\n\\]",
    ])
  func displays(text: String) throws {
    let prose = try FieldPage.prose(text)
    #expect(prose.matches(of: /<math display="block"><mi>x<\/mi><\/math>/).count == 1)
    #expect(prose.contains("<div class=\"equation\""))
  }

  @Test(
    "B161: within a line a formula is displayed in the paragraph",
    arguments: [
      "text $$x$$ text", "text\n$$\nx\n$$\ntext", "$$x$$ (1)", "**$$x$$**",

      "| $$x$$ |\n|---|", "# $$x$$ a", "a^[note $$x$$]", "> text $$x$$",
    ])
  func displaysInLines(text: String) throws {
    let page = try FieldPage.page(text)
    #expect(
      page.contains(
        "<span class=\"equation\" tabindex=\"0\"><math display=\"block\"><mi>x</mi></math></span>"))
    #expect(!page.contains("<div class=\"equation\""))
  }

  @Test("nothing in a link is a link or takes the keyboard")
  func linksInLinks() throws {
    #expect(
      try FieldPage.prose("[$$x$$](https://e.org)")
        == "<p><a href=\"https://e.org\"><span class=\"equation\"><math display=\"block\"><mi>x</mi></math></span></a></p>"
    )
    #expect(
      try FieldPage.prose("[a <https://e.org/x> b](https://e.org)")
        == "<p><a href=\"https://e.org\">a https://e.org/x b</a></p>")
  }

  @Test("B161: an empty line ends no formula but the hope of one, and is reported")
  func unclosed() throws {
    #expect(try FieldPage.faults("$$\na\n\nb\n$$") == ["math/unclosed 1:1", "math/unclosed 5:1"])
    #expect(try FieldPage.faults("> $$\n> x\n\n$$") == ["math/unclosed 1:3", "math/unclosed 4:1"])
    #expect(try FieldPage.prose("    $$\n    x\n    $$") == "<pre><code>$$\nx\n$$\n</code></pre>")
  }
}
