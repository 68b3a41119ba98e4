import Diagnostics

extension DiagnosticCode {
  /// Numbers, what refers to them, and lists of them.
  static let references: [DiagnosticCode] = [
    DiagnosticCode(
      "link/ambiguous-label", .error,
      "A name that a page refers to is that of one thing",
      """
      `@fig:lens` means a figure of the same page first. Where that has none, it may be on any \
      page of the course, but only on one.
      """,
      wrong: "See @eq:sum.",
      right: "See [](a.md#eq:sum)."),
    DiagnosticCode(
      "link/no-number", .error,
      "What is referred to by its number has one",
      """
      A figure or a table has a number if it has a caption, and a statement unless it is \
      `.unnumbered`; with `numbering: none` nothing has.
      """,
      wrong: """
        ::: theorem {#thm:sum .unnumbered}
        All is well.
        :::

        By @thm:sum all is well.
        """,
      right: """
        ::: theorem {#thm:sum}
        All is well.
        :::

        By @thm:sum all is well.
        """),
    DiagnosticCode(
      "link/no-text", .warning,
      "A link has a text",
      """
      Nothing stands between the brackets, so there is nothing to click, and a screen reader has \
      nothing to say. Only links to a page, a heading or something numbered of the course can be \
      left empty: they show its title or number.
      """,
      wrong: "More is [](https://example.org).",
      right: "More is [here](https://example.org)."),
    DiagnosticCode(
      "link/unknown-label", .error,
      "What `@fig:…`, `@eq:…` and the like name is in the course",
      """
      The id is spelled differently, or it was never given. A figure that is worked out has its \
      id in its block; everything else has it in braces, `{#id}`. For a name with a hyphen, \
      `@fig-lens`, it is a warning, since it may be somebody's name.
      """,
      wrong: """
        $$ V = U + P $$ {#eq:vergence}

        By @eq:vergense the light converges.
        """,
      right: """
        $$ V = U + P $$ {#eq:vergence}

        By @eq:vergence the light converges.
        """),
    DiagnosticCode(
      "markdown/filled-place", .error,
      "A place where a list is put holds nothing else",
      """
      The site puts the list where the container stands, and what the author wrote in it would be \
      lost to the reader. Often the closing colons are missing.
      """,
      wrong: """
        ::: list-of figures
        Here they are.
        :::
        """,
      right: """
        Here they are.

        ::: list-of figures
        :::
        """),
    DiagnosticCode(
      "markdown/stray-caption", .warning,
      "A table's caption stands beside a table",
      """
      A paragraph that begins with `Table:` and ends in an id is the caption of the table before \
      or behind it, with nothing but an empty line between.
      """,
      wrong: "Table: Powers of lenses {#tbl:powers}",
      right: """
        | lens | power |
        |------|-------|
        | A    | 5 D   |

        Table: Powers of lenses {#tbl:powers}
        """),
    DiagnosticCode(
      "markdown/unknown-list", .error,
      "A list is of something that has numbers",
      """
      The word behind `::: list-of` says of what: `figures`, `tables`, `equations`, `theorems`, \
      `exercises` and the other statements, in English and in the plural.
      """,
      wrong: """
        ::: list-of pictures
        :::
        """,
      right: """
        ::: list-of figures
        :::
        """),
    DiagnosticCode(
      "math/duplicate-label", .error,
      "A `\\label` names one thing on a page",
      """
      A label is an id of the page, as those in braces are, and a link can only lead to one place.
      """,
      wrong: """
        $$\\begin{align} a &= b \\label{eq:a} \\\\ b &= c \\label{eq:a} \\end{align}$$
        """,
      right: """
        $$\\begin{align} a &= b \\label{eq:a} \\\\ b &= c \\label{eq:b} \\end{align}$$
        """),
  ]
}
