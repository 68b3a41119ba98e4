import Diagnostics

extension DiagnosticCode {
  /// How a formula is nested: braces, brackets, environments, scripts.
  static let math: [DiagnosticCode] = [
    DiagnosticCode(
      "math/double-subscript", .error,
      "A base takes one subscript",
      """
      In `a_1_2` it is not clear what the second belongs to. Put both into braces, or braces \
      around the base with its first one.
      """,
      wrong: "$a_1_2$",
      right: "$a_{1,2}$"),
    DiagnosticCode(
      "math/double-superscript", .error,
      "A base takes one superscript",
      """
      `x^2^3` could be (x²)³ or x to the power of 2³, which differ. Braces say which is meant.
      """,
      wrong: "$x^2^3$",
      right: "$x^{2^3}$"),
    DiagnosticCode(
      "math/lone-backslash", .error,
      "A backslash has a command behind it",
      #"""
      The formula ends with a backslash. A space behind a word is `\ `, the sign itself \#
      `\backslash`.
      """#,
      wrong: #"""
        ```math
        \frac{1}{2} \
        ```
        """#,
      right: #"""
        ```math
        \frac{1}{2}
        ```
        """#),
    DiagnosticCode(
      "math/mismatched-end", .error,
      "An environment ends with the name with which it begins",
      "One of the two names is a leftover from a change.",
      wrong: #"$\begin{pmatrix} a & b \end{matrix}$"#,
      right: #"$\begin{pmatrix} a & b \end{pmatrix}$"#),
    DiagnosticCode(
      "math/misplaced-line", .error,
      "A horizontal line belongs at the start of a table's row",
      #"`\hline` draws a line across an array, before its first row or behind `\\`."#,
      wrong: #"$a \hline b$"#,
      right: #"$\begin{array}{c} a \\ \hline b \end{array}$"#),
    DiagnosticCode(
      "math/missing-end", .error,
      "An environment that begins ends",
      #"""
      `\end` with the same name is missing, or a brace or the end of the formula comes before it.
      """#,
      wrong: #"$\begin{pmatrix} a & b$"#,
      right: #"$\begin{pmatrix} a & b \end{pmatrix}$"#),
    DiagnosticCode(
      "math/missing-right", .error,
      #"`\left` has a `\right` in the same group"#,
      #"""
      Both stand in the same braces, and in the same cell of a table. Where a side has no \#
      delimiter, write `\right.`.
      """#,
      wrong: #"$\left( x + 1$"#,
      right: #"$\left( x + 1 \right)$"#),
    DiagnosticCode(
      "math/stray-alignment", .error,
      "`&` belongs into an alignment or a matrix",
      #"It separates columns, and here are none. The sign itself is `\&`."#,
      wrong: """
        $$
        a &= b
        $$
        """,
      right: #"""
        $$
        \begin{aligned} a &= b \end{aligned}
        $$
        """#),
    DiagnosticCode(
      "math/stray-brace", .error,
      "A closing brace has an opening one",
      #"There is one too many, or the opening one is missing. The sign itself is `\}`."#,
      wrong: """
        ```math
        a} + b
        ```
        """,
      right: """
        ```math
        {a} + b
        ```
        """),
    DiagnosticCode(
      "math/stray-dollar", .error,
      "A dollar sign in a formula has a backslash",
      #"""
      A formula between `\(` and `\)`, or in a fence, holds a dollar sign, which would begin \#
      another formula.
      """#,
      wrong: """
        ```math
        5 $ + 6
        ```
        """,
      right: #"""
        ```math
        5 \$ + 6
        ```
        """#),
    DiagnosticCode(
      "math/stray-end", .error,
      #"`\end` has a `\begin` in the same group"#,
      #"The `\begin` is missing, or stands inside braces that are closed already."#,
      wrong: #"$a \end{matrix}$"#,
      right: #"$\begin{matrix} a \end{matrix}$"#),
    DiagnosticCode(
      "math/stray-middle", .error,
      #"`\middle` belongs between `\left` and `\right`"#,
      "It stretches a sign to the height of the two around it.",
      wrong: #"$( a \middle| b )$"#,
      right: #"$\left( a \middle| b \right)$"#),
    DiagnosticCode(
      "math/stray-parameter", .error,
      "`#` in a formula has a backslash",
      """
      Without one it stands for an argument, and only the body of a macro has arguments.
      """,
      wrong: "$# A = 3$",
      right: ##"$\# A = 3$"##),
    DiagnosticCode(
      "math/stray-right", .error,
      #"`\right` has a `\left` in the same group"#,
      #"""
      The `\left` is missing, or stands inside braces that are closed already. Where a side has no \#
      delimiter, write `\left.`.
      """#,
      wrong: #"$x + 1 \right)$"#,
      right: #"$\left( x + 1 \right)$"#),
    DiagnosticCode(
      "math/too-deep", .error,
      "A formula nests at most 80 levels deep",
      """
      Nobody could read it; probably a brace was opened again and again. The limit keeps hostile \
      input from stopping the build.
      """),
    DiagnosticCode(
      "math/too-long", .error,
      "A formula has at most 100000 bytes",
      """
      It is probably text: the dollar sign that ends the formula is missing. Close it where it \
      ends.
      """),
    DiagnosticCode(
      "math/unclosed", .warning,
      "A formula that begins ends",
      #"""
      `$$` or `\[` has no partner before the next empty line, so the text is shown as it is. A \#
      `math` fence without its end is an error, because it takes the rest of the page.
      """#,
      wrong: """
        $$
        a = b

        Behind it.
        """,
      right: """
        $$
        a = b
        $$

        Behind it.
        """),
    DiagnosticCode(
      "math/unclosed-brace", .error,
      "An opening brace has a closing one",
      #"""
      It is missing at the end, or there is one `{` too many. The sign itself is `\{`.
      """#,
      wrong: #"""
        ```math
        \frac{1}{2
        ```
        """#,
      right: #"""
        ```math
        \frac{1}{2}
        ```
        """#),
    DiagnosticCode(
      "math/unclosed-bracket", .error,
      "A bracket behind a command is closed",
      #"""
      In `\sqrt[3]{x}` the bracket holds an optional argument. A bracket that belongs to what \#
      follows is put into braces: `{[}`.
      """#,
      wrong: #"$\sqrt[3 x$"#,
      right: #"$\sqrt[3]{x}$"#),
  ]
}
