import Diagnostics

extension DiagnosticCode {
  /// Text, tags and macros in formulas.
  static let mathText: [DiagnosticCode] = [
    DiagnosticCode(
      "math/bad-macro", .error,
      "A macro has a name of letters, up to nine arguments and a body",
      #"""
      The body uses only the arguments that were announced, and its braces match. Some commands, \#
      such as `\begin`, cannot be changed.
      """#,
      wrong: #"$\newcommand{\half}[1]{\frac{#2}{2}} \half{x}$"#,
      right: #"$\newcommand{\half}[1]{\frac{#1}{2}} \half{x}$"#),
    DiagnosticCode(
      "math/empty-label", .error,
      "A label has a name",
      "The name in braces is what a reference to the equation uses.",
      wrong: #"""
        $$
        a = b \label{}
        $$
        """#,
      right: #"""
        $$
        a = b \label{balance}
        $$
        """#),
    DiagnosticCode(
      "math/endless-macro", .error,
      "A macro does not stand for itself",
      """
      Its body uses the macro itself, or another that uses it, so that replacing it never ends.
      """,
      wrong: #"$\newcommand{\force}{2\force} \force$"#,
      right: #"$\newcommand{\force}{2F} \force$"#),
    DiagnosticCode(
      "math/macro-exists", .error,
      "A new macro does not have the name of a command",
      #"""
      A formula elsewhere may rely on the command. Choose another name, or write `\renewcommand` \#
      if you mean it.
      """#,
      wrong: #"$\newcommand{\alpha}{a} \alpha$"#,
      right: #"$\renewcommand{\alpha}{a} \alpha$"#),
    DiagnosticCode(
      "math/macro-missing", .error,
      "A command that is changed exists",
      #"""
      `\renewcommand` changes one that is there. A new one is made with `\newcommand`.
      """#,
      wrong: #"$\renewcommand{\force}{F} \force$"#,
      right: #"$\newcommand{\force}{F} \force$"#),
    DiagnosticCode(
      "math/math-in-text", .error,
      #"Mathematics in `\text` stands between dollar signs"#,
      #"""
      `\text` sets words, and a fraction is none. A single sign such as `\alpha` may stand there.
      """#,
      wrong: #"""
        ```math
        \text{up to \frac{1}{2}}
        ```
        """#,
      right: #"""
        ```math
        \text{up to $\frac{1}{2}$}
        ```
        """#),
    DiagnosticCode(
      "math/second-label", .error,
      #"A line takes one `\label`"#,
      "References to the equation use the name, and one is enough.",
      wrong: #"""
        $$
        a = b \label{balance} \label{sum}
        $$
        """#,
      right: #"""
        $$
        a = b \label{balance}
        $$
        """#),
    DiagnosticCode(
      "math/second-tag", .error,
      #"A line takes one `\tag`"#,
      "A tag stands in place of the equation's number, and a line has one.",
      wrong: #"""
        $$
        a = b \tag{1} \tag{2}
        $$
        """#,
      right: #"""
        $$
        a = b \tag{1}
        $$
        """#),
    DiagnosticCode(
      "math/sign-in-text", .error,
      "`_`, `^`, `&` and `#` in text have a backslash",
      #"""
      In `\text` they are signs of mathematics out of place. Write `\_`, or put mathematics \#
      between dollar signs.
      """#,
      wrong: #"$\text{focal_length}$"#,
      right: #"$\text{focal\_length}$"#),
    DiagnosticCode(
      "math/tag-in-line", .error,
      #"`\tag` belongs into a formula on its own lines"#,
      """
      Within a line of text there is no margin for the tag. Put `$$` around the formula.
      """,
      wrong: #"$a = b \tag{1}$"#,
      right: "$a = b$"),
    DiagnosticCode(
      "math/text-only", .error,
      #"Accents and fonts of text belong into `\text`"#,
      #"`\'e` and the like are for words. In mathematics an accent is `\acute{e}`."#,
      wrong: #"$caf\'e$"#,
      right: #"$\text{caf\'e}$"#),
    DiagnosticCode(
      "math/unclosed-dollar", .error,
      #"A dollar sign in `\text` has its other half"#,
      #"Between two of them stands mathematics. The sign itself is `\$`."#,
      wrong: #"""
        ```math
        \text{for $5}
        ```
        """#,
      right: #"""
        ```math
        \text{for \$5}
        ```
        """#),
    DiagnosticCode(
      "math/unclosed-verb", .error,
      #"`\verb` has the same sign before and behind its text"#,
      "Any sign that is not in the text will do.",
      wrong: #"$\verb|x$"#,
      right: #"$\verb|x|$"#),
  ]
}
