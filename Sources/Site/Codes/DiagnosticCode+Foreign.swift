import Diagnostics

extension DiagnosticCode {
  /// What authors bring along from MyST, Quarto and LaTeX: between lines of text.
  static let foreign: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/foreign-role", .warning,
      "A reference or a citation is written with `@`, other roles with brackets or HTML",
      """
      `{eq}`, `{ref}`, `{cite}` and other words in braces before code are roles of MyST, which are not \
      read here. The message has the spelling that is.
      """,
      wrong: """
        $$ V = U + P $$ {#eq:vergence}

        By {eq}`vergence` the lens adds its power.
        """,
      right: """
        $$ V = U + P $$ {#eq:vergence}

        By @eq:vergence the lens adds its power.
        """),
    DiagnosticCode(
      "markdown/foreign-command", .warning,
      "A command of LaTeX means something only in a formula",
      """
      `\\ref{x}`, `\\eqref{x}` and `\\cite{x}` are shown as they are written. A reference is `@eq:x` or \
      `[](#x)` here, a citation `[@x]`.
      """,
      wrong: #"""
        $$ V = U + P $$ {#eq:vergence}

        By \eqref{eq:vergence} the lens adds its power.
        """#,
      right: """
        $$ V = U + P $$ {#eq:vergence}

        By @eq:vergence the lens adds its power.
        """),
    DiagnosticCode(
      "math/blank-inside", .warning,
      "A formula begins right behind its first dollar sign and ends right before its last",
      """
      With a blank inside, two prices in one line would be a formula. What is reported has a command, \
      an index or a power in it, which no price has.
      """,
      wrong: #"The angle $\theta $ is small."#,
      right: #"The angle $\theta$ is small."#),
    DiagnosticCode(
      "citation/missing-semicolon", .warning,
      "A semicolon separates names in brackets",
      """
      `[@hecht, p. 31; @born]` names two works. Behind a comma stands the place in the work, so that \
      the names in `[@hecht, @born]` are not taken together.
      """,
      wrong: """
        $$ V = U + P $$ {#eq:vergence}

        $$ P = 1/f $$ {#eq:power}

        See [@eq:vergence, @eq:power].
        """,
      right: """
        $$ V = U + P $$ {#eq:vergence}

        $$ P = 1/f $$ {#eq:power}

        See [@eq:vergence; @eq:power].
        """),
  ]
}
