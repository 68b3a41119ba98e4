import Diagnostics

extension DiagnosticCode {
  /// The commands of formulas and their arguments.
  static let mathCommands: [DiagnosticCode] = [
    DiagnosticCode(
      "math/bad-character", .error,
      "A character by its number has a number that is a character's",
      #"""
      `\char` takes a number (`65`), a hexadecimal one (`"263A`) or an octal one (`'101`). Control \#
      characters cannot be shown.
      """#,
      wrong: #"$\char$"#,
      right: #"""
        $\char"263A$
        """#),
    DiagnosticCode(
      "math/bad-color", .error,
      "A colour is a name or a number",
      """
      Names are the usual ones (`red`, `teal`), numbers hexadecimal as in style sheets \
      (`#c02020`).
      """,
      wrong: #"$\textcolor{rde}{x}$"#,
      right: #"$\textcolor{red}{x}$"#),
    DiagnosticCode(
      "math/bad-column", .error,
      "A column of an array is `l`, `c` or `r`, and `|` a line",
      #"""
      The letters behind `\begin{array}` say how many columns there are and how each is aligned.
      """#,
      wrong: #"$\begin{array}{lz} a & b \end{array}$"#,
      right: #"$\begin{array}{lc} a & b \end{array}$"#),
    DiagnosticCode(
      "math/bad-delimiter", .error,
      "A delimiter is a bracket, a bar, a slash or an arrow",
      #"""
      `\left`, `\right`, `\big` and the like stretch the sign behind them. A point stands for \#
      none: `\left.`.
      """#,
      wrong: #"$\left x + 1 \right)$"#,
      right: #"$\left( x + 1 \right)$"#),
    DiagnosticCode(
      "math/bad-length", .error,
      "A length is a number with a unit",
      """
      Units are em, ex, mu, pt, pc, mm, cm, in, bp and px. `em`, the size of the letters, is what \
      fits best.
      """,
      wrong: #"$a \hspace{2} b$"#,
      right: #"$a \hspace{2em} b$"#),
    DiagnosticCode(
      "math/bad-style", .error,
      #"A style of `\genfrac` is 0, 1, 2 or 3, or empty"#,
      "The four are the sizes of a display, a line, a script and a script's script.",
      wrong: #"$\genfrac{}{}{}{7}{a}{b}$"#,
      right: #"$\genfrac{}{}{}{1}{a}{b}$"#),
    DiagnosticCode(
      "math/misplaced-limits", .error,
      #"`\limits` belongs behind a big operator"#,
      #"""
      It puts what follows above and below a sum, an integral or a `\mathop{…}`; other signs have \#
      scripts beside them.
      """#,
      wrong: #"$x\limits_0^1$"#,
      right: #"$\int\limits_0^1$"#),
    DiagnosticCode(
      "math/missing-argument", .error,
      "A command has all its arguments",
      #"""
      `\frac` takes two, `\sqrt` one, `^` and `_` one each. The argument is a sign, or several in \#
      braces.
      """#,
      wrong: #"$\frac{1}$"#,
      right: #"$\frac{1}{2}$"#),
    DiagnosticCode(
      "math/missing-delimiter", .error,
      #"`\left` and `\right` have a delimiter behind them"#,
      #"Where one side has none, write a point: `\right.`."#,
      wrong: #"$\left( x \right$"#,
      right: #"$\left( x \right)$"#),
    DiagnosticCode(
      "math/too-many-columns", .error,
      "A row has as many columns as its environment",
      #"""
      `split` has two columns, `gathered` one. Begin a new row with `\\`, or choose an environment \#
      with more.
      """#,
      wrong: #"$\begin{split} a &= b &= c \end{split}$"#,
      right: #"$\begin{split} a &= b \\ &= c \end{split}$"#),
    DiagnosticCode(
      "math/two-infixes", .error,
      #"Only one `\over` or `\choose` stands in a group"#,
      """
      It divides all that is before it by all that is behind it, so a second needs braces.
      """,
      wrong: #"$a \over b \over c$"#,
      right: #"${a \over b} \over c$"#),
    DiagnosticCode(
      "math/unknown-command", .error,
      "A command is one that sitegen knows",
      #"""
      It is misspelled, or of a LaTeX package that is not built in. A macro of your own is written \#
      in site.yml under `macros`, or made with `\newcommand`.
      """#,
      wrong: #"$\aplha$"#,
      right: #"$\alpha$"#),
    DiagnosticCode(
      "math/unknown-environment", .error,
      "An environment is one that sitegen knows",
      "It is misspelled, or of a LaTeX package that is not built in.",
      wrong: #"$\begin{pmatrx} a \end{pmatrx}$"#,
      right: #"$\begin{pmatrix} a \end{pmatrix}$"#),
    DiagnosticCode(
      "math/unknown-unit", .error,
      #"A unit in `\qty` and `\unit` is one that sitegen knows"#,
      #"Units and prefixes are commands (`\metre`, `\kilo`) or plain letters."#,
      wrong: #"$\unit{\metr}$"#,
      right: #"$\unit{\metre}$"#),
  ]
}
