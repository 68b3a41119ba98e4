import Diagnostics
import Markdown
import TestSupport
import Testing

/// What authors bring along from MyST and LaTeX between lines of text: one message for each, with our spelling.
@Suite struct ForeignTextTests {
  @Test(arguments: [
    ("eq", "spbell", "@eq:spbell"), ("eq", "eq:a", "@eq:a"),
    ("eq", "the law <x>", "[the law](#eq:x)"),
    ("eq", "x <the law>", "[the law](#eq:x)"), ("ref", "sec-two", "[](#sec-two)"),
    ("ref", "here <sec-two>", "[here](#sec-two)"),
    ("numref", "lens", "@fig:lens"), ("numref", "Figure %s <tbl:a>", "@tbl:a"),
    ("doc", "other", "[](other.md)"), ("doc", "that <a/b.md>", "[that](a/b.md)"),
    ("cite", "hecht", "[@hecht]"), ("prf:ref", "that <a>", "[that](#a)"),
    ("cite:p", "hecht, born", "[@hecht; @born]"),
    ("cite:t", "hecht", "@hecht"), ("footcite", "hecht", "[@hecht]"),
    ("term", "vergence", "[vergence]{.term}"),
    ("term", "spreading <vergence>", "[spreading]{term=\"vergence\"}"),
    ("index", "lens", "[lens]{.index}"), ("math", "a^2", "$a^2$"), ("prf:ref", "a", "@thm:a"),
    ("abbr", "OT (Optics Today)", "<abbr title=\"Optics Today\">OT</abbr>"),
    ("sub", "2", "<sub>2</sub>"), ("kbd", "Ctrl", "<kbd>Ctrl</kbd>"),
  ])
  func aRoleIsNamedWithOurSpelling(role: String, content: String, ours: String) throws {
    for (before, behind) in [("By ", " it"), ("(", ")"), ("| a |\n|---|\n| ", " |"), ("> *", "*")] {
      let diagnostic = try expectFault(
        "\(before)1️⃣{\(role)}`\(content)`2️⃣\(behind)", "markdown/foreign-role", .warning)
      #expect(diagnostic.solutions.first?.replacement == ours)
    }
  }

  @Test(arguments: [
    "1️⃣{py:func}`numpy.sum`2️⃣", "# A 1️⃣{glue}`x`2️⃣", "1️⃣{ref}`a b`2️⃣", "1️⃣{doc}`a <b:c>`2️⃣",
  ])
  func aRoleWithoutCounterpartIsNamed(_ marked: String) throws {
    let diagnostic = try expectFault(marked, "markdown/foreign-role", .warning)
    #expect(diagnostic.solutions.first?.replacement == nil)
  }

  @Test(arguments: [
    "`a`{.swift}", "{a} `x`", "\\command{eq}`x`", "{1}`x`", "{}`x`", "}`x`", "a}`x`", "`{eq}`x",
    "{.a}`x`", "${a}`x`",
  ])
  func otherBracesBeforeCodeAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "1️⃣(sec-two)=2️⃣\n\n## Two", "1️⃣(sec:two)=2️⃣\n## Two", "> 1️⃣(mc_eg.1)=2️⃣\n> Text.",
    "- a\n\n  1️⃣(a)=2️⃣\n", "Text.\n1️⃣(a)=2️⃣\n## Two",
  ])
  func aLabelOnALineIsReported(_ marked: String) throws {
    try expectFault(marked, "markdown/foreign-label", .warning)
  }

  @Test(arguments: ["$$\na\n$$ 1️⃣(bellman)2️⃣", "> $$ a $$ 1️⃣(bellman)2️⃣\n"])
  func aLabelBehindAFormulaIsReported(_ marked: String) throws {
    let diagnostic = try expectFault(marked, "markdown/foreign-label", .warning)
    #expect(diagnostic.solutions.first?.replacement == "{#eq:bellman}")
  }

  @Test(arguments: [
    "(a)= b", "x (a)=", "(a b)=", "()=", "(1)=", "`(a)=`", "$$ a $$ (for all x)", "$$ a $$ (1)",
    "$a$ (bellman)", "(a)",
  ])
  func parenthesesOtherwiseAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "1️⃣\\eqref{spbell}2️⃣|@eq:spbell", "see 1️⃣\\eqref{eq:a}2️⃣|@eq:a", "*1️⃣\\ref{eq:a}2️⃣*|@eq:a",
    "1️⃣\\ref{two}2️⃣|[](#two)", "| a |\n|---|\n| 1️⃣\\cite{hecht, born}2️⃣ |\n|[@hecht; @born]",
    "$a$ and 1️⃣\\citet{hecht}2️⃣|@hecht",
  ])
  func aCommandOfLaTeXInTextIsReported(_ example: String) throws {
    let bar = try #require(example.lastIndex(of: "|"))
    let diagnostic = try expectFault(
      String(example[..<bar]), "markdown/foreign-command", .warning)
    #expect(
      diagnostic.solutions.first?.replacement == String(example[example.index(after: bar)...]))
  }

  @Test(arguments: [
    "$\\ref{a}$", "`\\ref{a}`", "\\\\ref{a}", "\\ref a", "\\ref{a", "\\ref{}", "\\refer{a}",
    "\\{a}",
  ])
  func commandsElsewhereAreLeftAlone(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("the angle 1️⃣$\\theta $2️⃣ is", "$\\theta$"), ("1️⃣$ x_1$2️⃣", "$x_1$"),
    ("> *1️⃣$ x^{2} $2️⃣*", "$x^{2}$"), ("1️⃣$a_{ij} $2️⃣ and $y$", "$a_{ij}$"),
  ])
  func aBlankInsideOfDollarsIsReported(marked: String, ours: String) throws {
    let diagnostic = try expectFault(marked, "math/blank-inside", .warning)
    #expect(diagnostic.solutions.first?.replacement == ours)
  }

  @Test(arguments: [
    "$5 and $6", "$ 5 and 6 $", "from $5 a_b to $6", "$MY_VAR and $MY_PATH", "a$ x_1 $b",
    "$x_1\n$ and", "`$ x_1 $`", "$ \\_ $", "\\$ x_1 \\$",
  ])
  func moneyAndVariablesAreText(_ text: String) {
    #expect(Document(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("[1️⃣@fig:a, @fig:b2️⃣]", "@fig:a; @fig:b"),
    ("*[see 1️⃣@hecht and @born, @x2️⃣, p. 3]*", "@hecht; @born; @x"),
  ])
  func aCommaBetweenNamesInBracketsIsReported(marked: String, ours: String) throws {
    let text = MarkedText(marked)
    let diagnostics = Document(
      parsing: Array(text.text.utf8), file: "a.md", hasCitations: true
    ).diagnostics
    #expect(diagnostics.map(\.identifier) == ["citation/missing-semicolon"])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.range?.start == text.places["1️⃣"])
    #expect(diagnostic.range?.end == text.places["2️⃣"])
    #expect(diagnostic.solutions.first?.replacement == ours)
  }

  @Test(arguments: [
    "[@a; @b]", "[@a as well as @b]", "[@a, p. 3; @b]", "@a, @b", "[x](y) @a, @b", "`[@a, @b]`",
  ])
  func otherNamesAreFine(_ text: String) {
    #expect(
      Document(parsing: Array(text.utf8), file: "a.md", hasCitations: true).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Fig:lens", LabelKind.figure, "lens"), ("Eq-a", .equation, "a"), ("Theorem:x", .theorem, "x"),
  ])
  func aCapitalPrefixMeansTheSame(name: String, kind: LabelKind, rest: String) throws {
    let label = try #require(LabelKind.split(name))
    #expect(label.kind == kind && label.rest == rest)
    #expect(Document("@" + name).mentions.count == 1)
  }

  @Test func aNameMayBeMeantWithASmallPrefixOrWithout() {
    #expect(LabelKind.identifiers(of: "Eq:a", without: "a") == ["Eq:a", "eq:a", "a"])
    #expect(LabelKind.identifiers(of: "eq:A", without: "A") == ["eq:A", "A"])
  }
}
