import Diagnostics
import Markdown
import TestSupport
import Testing

struct FormulaTests {
  /// The TeX sources of a text's formulas.
  private func sources(_ text: String) -> [String] {
    Document(text).formulas.map { String(decoding: $0.source, as: UTF8.self) }
  }

  @Test(arguments: [
    ("$a$", ["a"]), ("$x = \\$5$", ["x = \\$5"]),
    ("\\(L_1 + L_2\\) \\[a_b\\]", ["L_1 + L_2", "a_b"]),
    ("$a*b*c$", ["a*b*c"]), ("*$q$* _$r$_ **b:**$s$", ["q", "r", "s"]),
    (
      "$$\\begin{align*} a &= b \\\\ &= c \\end{align*}$$",
      ["\\begin{align*} a &= b \\\\ &= c \\end{align*}"]
    ),
    ("$\\text{if $x$}$", ["\\text{if $x$}"]), ("a $b\nc$ d", ["b\nc"]), ("text $$x$$ text", ["x"]),
    ("$a<b>c</b>$", ["a<b>c</b>"]), ("&amp;\\*é $x$ &copy; $y$", ["x", "y"]), ("[$a$](x)", ["a"]),
    ("# $\\alpha$-foo", ["\\alpha"]), ("- a\n\n  1. > $x$", ["x"]), ("![a $x$](b)", ["x"]),
    ("$a$ `b` $c$", ["a", "c"]), ("Setext $x$\n===", ["x"]), ("- $a$\n\tb $c$", ["a", "c"]),
  ])
  func formulasAreFound(_ text: String, _ expected: [String]) {
    #expect(sources(text) == expected)
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "$5 and $6", "\\$a$", "`$x$`", "```\n$x$\n```", "    $x$", "<p>\n$x$\n</p>", "$ a$", "$a $",
    "2000$.",
    "| today | $100 |\n|---|---|\n| later | $110 |", "$a\n\nb$", "$}{$", "$$", "$$$$", "$$ $$",
    "<a title=\"$x$\">",
    "[a $b](c$d)", "\\(\\) \\[\\\\\\]", "US$ 5 and A$ 6", "`$` and `$`", "$20,000-$30,000",
    "`` $a` `` $",
    "$5 to `$6$`", "<https://e.org/$a$>",
  ])
  func pricesAndCodeAreNone(_ text: String) {
    #expect(sources(text) == [])
  }

  @Test func aPriceBeforeAFormulaIsStillAPrice() {
    #expect(sources("$5 and $x$ and $7") == ["x"])
  }

  @Test(arguments: [
    "$$\na = b\n= c\n- 3\n# 4\n> d\n$$", "$$\r\na = b\r\n= c\r\n- 3\r\n# 4\r\n> d\r\n$$",
    "> $$\n> a = b\n> = c\n> - 3\n> # 4\n> > d\n> $$",
    "1. $$\n   a = b\n   = c\n   - 3\n   # 4\n   > d\n   $$",
    "\\[\na = b\n= c\n- 3\n# 4\n> d\n\\]",
    "- > \\[\n  > a = b\n  > = c\n  > - 3\n  > # 4\n  > > d\n  > \\]",
    "```math\na = b\n= c\n- 3\n# 4\n> d\n```", "text\n$$\na = b\n= c\n- 3\n# 4\n> d\n$$\ntext",
  ])
  func aDisplayMayLookLikeOtherBlocks(_ text: String) throws {
    let document = Document(text)
    let formula = try #require(document.formulas.first)
    #expect(document.formulas.count == 1)
    #expect(String(decoding: formula.source, as: UTF8.self) == "a = b\n= c\n- 3\n# 4\n> d")
    #expect(formula.isDisplay)
    #expect(formula.isBlock != text.hasPrefix("text"))
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in ["a = b", "= c", "- 3", "# 4", "> d"].enumerated() {
      let place = formula.origin.position(line: number + 1, column: 1)
      #expect(lines[place.line - 1].dropFirst(place.column - 1).hasPrefix(line))
    }
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = MarkedText("é &amp; > 1️⃣$x_1$2️⃣\n\n> * **a** `b` $c$ 3️⃣\\(d\\)4️⃣")
    let formulas = Document(text.text).formulas
    #expect(
      formulas.map(\.range.start) == [text.places["1️⃣"], formulas[1].range.start, text.places["3️⃣"]])
    #expect(formulas[0].range.end == text.places["2️⃣"])
    #expect(formulas[2].range.end == text.places["4️⃣"])
    #expect(
      formulas[0].origin.position(line: 1, column: 1).column
        == text.places["1️⃣"].map { $0.column + 1 })
  }

  @Test func aBarInAFormulaSplitsNoCell() {
    let document = Document(
      "| $|3| = 3$ | $P(A|B)$ | $\\|x\\|$ |\n|---|---|---|\n| $\\omega$ | $\\omega$ | `a\\|b` |")
    #expect(
      document.formulas.map { String(decoding: $0.source, as: UTF8.self) }
        == ["|3| = 3", "P(A|B)", "| x| ", "\\omega", "\\omega"])
    #expect(document.nodes.count { $0.kind == .tableCell } == 6)
    #expect(document.codeSpans.map(\.text) == ["a|b"])
  }

  @Test func aFormulaAloneIsABlock() {
    #expect(Document("$$x$$").html() == "<p><code class=\"math display\">x</code></p>\n")
    #expect(Document("$$x$$").formulas.map(\.isBlock) == [true])
    #expect(Document("$$x$$ (1)").formulas.map(\.isBlock) == [false])
    #expect(Document("$x$").formulas.map(\.isBlock) == [false])
    #expect(
      Document("- $$x$$\n- b").html()
        == "<ul>\n<li>\n<p><code class=\"math display\">x</code></p>\n</li>\n<li>b</li>\n</ul>\n")
  }

  @Test(
    "a line of signs in a formula makes no heading of it",
    arguments: [
      "$$\na\n=\nb\n$$", "$$\na\n-\nb\n$$", "text\n$$\na\n===\nb\n$$\ntext",
      "> $$\n> a\n> =\n> b\n> $$",
    ])
  func signsOnALineOfTheirOwn(text: String) {
    let document = Document(parsing: Array(text.utf8), file: "a.md")
    #expect(document.headings.isEmpty)
    #expect(document.formulas.count == 1)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func theTextOfAHeadingHasWhatStandsForAFormula() {
    let document = Document("## Power of $k$ in `n`")
    #expect(document.headings.map(\.text) == ["Power of k in n"])
    #expect(
      document.plainText(of: document.nodes.indices, formula: { "<\($0)>" }) == "Power of <0> in n")
    #expect(document.headingIdentifiers() == ["power-of-k-in-n"])
  }

  @Test func formulasAreReplaced() {
    struct Replacements: HTMLReplacements {
      mutating func writeFormula(_ index: Int, into html: inout [UInt8]) -> Bool {
        html.append(contentsOf: "<math>\(index)</math>".utf8)
        return index != 1
      }
      mutating func formulaText(_ index: Int) -> String? { "\"\(index)" }
    }
    var html: [UInt8] = []
    var replacements = Replacements()
    Document("$a$ ![$b$](c)\n\n$$d$$").writeHTML(into: &html, replacing: &replacements)
    #expect(
      String(decoding: html, as: UTF8.self)
        == "<p><math>0</math> <img src=\"c\" alt=\"&quot;1\" /></p>\n<math>2</math>\n")
  }

  @Test func titlesKeepTheirDollars() {
    #expect(
      Document("[a](b \"c $d$ \\(e\\)\")").html()
        == "<p><a href=\"b\" title=\"c $d$ \\(e\\)\">a</a></p>\n"
    )
  }

  @Test(arguments: ["1️⃣$$2️⃣\nx", "> - 1️⃣\\[2️⃣\n>   x\n\n\\]", "a\n1️⃣$$2️⃣ b"])
  func aDisplayWithoutEndIsReported(_ marked: String) throws {
    try expectFault(marked, "math/unclosed", .warning)
  }

  @Test func aMathFenceWithoutEndIsReported() throws {
    try expectFault("1️⃣```math2️⃣\nx", "math/unclosed", .error)
  }

  @Test(arguments: ["\\[not a link](/foo)", "\\[a\\]: b", "$$ a $$ b $$", "costs $$ in all"])
  func whatOnlyLooksLikeADisplayIsFine(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }
}
