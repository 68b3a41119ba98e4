import Diagnostics

extension DiagnosticCode {
  /// Pages as Markdown: characters, and what looks like a construct and is text.
  static let markdownText: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/byte-order-mark", .warning,
      "A byte-order mark stands at the beginning of a file only",
      """
      Within a text it is an invisible character that keeps marks from being read and words from \
      being found. It comes from files that were put together.
      """),
    DiagnosticCode(
      "markdown/control-character", .error,
      "A text has no control characters",
      """
      They cannot be seen, and HTML does not allow them. Most come with text that was pasted; \
      U+0080 to U+009F are what quotation marks and dashes become when a file of Windows was read \
      in a wrong encoding.
      """),
    DiagnosticCode(
      "markdown/empty-heading", .warning,
      "A heading has text",
      """
      The contents of the page, its link and its id are made of the text. An image in a heading \
      counts by its text alternative.
      """,
      wrong: "## ![](https://example.org/lens.png)",
      right: "## ![Lenses](https://example.org/lens.png)"),
    DiagnosticCode(
      "markdown/extra-cells", .warning,
      "A row has no more cells than its table has columns",
      #"""
      What is beyond the last column is not shown. Usually a bar was meant in a cell, which is \#
      written `\|`, also in code; in a formula a bar needs no backslash.
      """#,
      wrong: """
        | code | meaning |
        |------|---------|
        | `a|b` | either |
        """,
      right: #"""
        | code | meaning |
        |------|---------|
        | `a\|b` | either |
        """#),
    DiagnosticCode(
      "markdown/foreign-container", .warning,
      "A note stands between `::: note` and `:::`",
      """
      `!!! note`, `??? note` and `.. note::` are how other programs write it. The text of a note \
      is not indented here.
      """,
      wrong: """
        !!! note
            Light can be reversed.
        """,
      right: """
        ::: note
        Light can be reversed.
        :::
        """),
    DiagnosticCode(
      "markdown/unread-attributes", .warning,
      "An id in braces is one word",
      """
      `{#thin-lenses .wide}` behind a heading is an id and a class. What cannot be read so is \
      shown as text.
      """,
      wrong: "## Thin lenses {#thin lenses}",
      right: "## Thin lenses {#thin-lenses}"),
    DiagnosticCode(
      "math/bare-environment", .warning,
      "An environment of LaTeX stands between `$$` and `$$`",
      """
      Outside of a formula it is text, in which backslashes and asterisks mean something else.
      """,
      wrong: #"""
        \begin{aligned} a &= b \\ &= c \end{aligned}
        """#,
      right: #"""
        $$
        \begin{aligned} a &= b \\ &= c \end{aligned}
        $$
        """#),
    DiagnosticCode(
      "math/unmatched-brace", .warning,
      "The braces of a formula match",
      #"""
      A dollar sign between braces belongs to the formula around them, as in `$\text{if $x$}$`. So \#
      where a brace is missing, no dollar sign ends the formula, and it is shown as text.
      """#,
      wrong: #"The power is $\frac{1{f}$ of it."#,
      right: #"The power is $\frac{1}{f}$ of it."#),
  ]
}
