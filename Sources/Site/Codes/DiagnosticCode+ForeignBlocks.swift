import Diagnostics

extension DiagnosticCode {
  /// What authors bring along from MyST and Quarto: blocks and lines by themselves.
  static let foreignBlocks: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/foreign-directive", .warning,
      "A container begins with `:::` and the name of its kind",
      """
      Directives of MyST, which have a name in braces, are not read here, unless there is a container \
      of that name and they begin with colons. The message says what to write.
      """,
      wrong: """
        ```{note}
        Light can be reversed.
        ```
        """,
      right: """
        ::: note
        Light can be reversed.
        :::
        """),
    DiagnosticCode(
      "markdown/foreign-cell", .note,
      "Code is shown and not run",
      """
      Braces around the language mean in Quarto that the code is run and its result shown. Here it is \
      shown as it is; a figure that a program made is an image.
      """,
      wrong: """
        ```{python}
        print(20)
        ```
        """,
      right: """
        ```python
        print(20)
        ```
        """),
    DiagnosticCode(
      "markdown/foreign-label", .warning,
      "A label stands in braces behind what it names",
      """
      `(name)=` before a heading and `(name)` behind a formula are how MyST writes it. Here it is \
      `{#name}` behind the heading, the image or the formula.
      """,
      wrong: """
        (thin-lenses)=
        ## Thin lenses
        """,
      right: """
        ## Thin lenses {#thin-lenses}
        """),
    DiagnosticCode(
      "markdown/foreign-options", .warning,
      "Options of a container stand in braces at the end of its first line",
      """
      `:label: name` and `:class: name` on lines of their own are how MyST writes them. Here they are \
      text.
      """,
      wrong: """
        ::: exercise A lens
        :label: lens
        Find the image.
        :::
        """,
      right: """
        ::: exercise A lens {#lens}
        Find the image.
        :::
        """),
    DiagnosticCode(
      "markdown/foreign-break", .warning,
      "Cells need no separation",
      """
      `+++` by itself separates the cells of a notebook in MyST. It is text here.
      """,
      wrong: """
        One.

        +++

        Two.
        """,
      right: """
        One.

        Two.
        """),
    DiagnosticCode(
      "markdown/foreign-comment", .warning,
      "A comment stands between `<!--` and `-->`",
      """
      A paragraph that begins with `% ` is a comment in MyST. Here it is shown.
      """,
      wrong: """
        % Say more about this.
        """,
      right: """
        <!-- Say more about this. -->
        """),
  ]
}
