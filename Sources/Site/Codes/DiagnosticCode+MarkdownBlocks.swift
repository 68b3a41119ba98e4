import Diagnostics

extension DiagnosticCode {
  /// Containers and footnotes.
  static let markdownBlocks: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/duplicate-footnote", .warning,
      "A footnote is defined once",
      """
      The second definition is left out, and its text lost. Names of footnotes do not tell \
      capitals from small letters.
      """,
      wrong: """
        A lens.[^glass]

        [^glass]: Of glass.
        [^Glass]: Of crown glass.
        """,
      right: """
        A lens.[^glass]

        [^glass]: Of crown glass.
        """),
    DiagnosticCode(
      "markdown/too-many-footnotes", .error,
      "A page has at most 10000 footnotes",
      """
      It is probably not a page for people. The limit keeps hostile input from stopping the build.
      """),
    DiagnosticCode(
      "markdown/unclosed-container", .error,
      "A container has a closing line of colons",
      """
      Without it everything to the end of the page, or of the list or quote around it, is part of \
      it. The closing line has as many colons as the opening one.
      """,
      wrong: """
        ::: note
        Light runs from left to right.
        """,
      right: """
        ::: note
        Light runs from left to right.
        :::
        """),
    DiagnosticCode(
      "markdown/undefined-footnote", .warning,
      "A footnote that is referred to is defined",
      """
      Somewhere on the page stands a line `[^name]: text`. Otherwise the reader sees the brackets.
      """,
      wrong: """
        A lens.[^glas]

        A mirror.[^glass]

        [^glass]: Of glass.
        """,
      right: """
        A lens.[^glass]

        A mirror.[^glass]

        [^glass]: Of glass.
        """),
    DiagnosticCode(
      "markdown/unknown-container", .warning,
      "A container is of a kind that sitegen knows",
      """
      The message lists them. A class of your own is written in braces: `::: {.name}`.
      """,
      wrong: """
        ::: wanring
        Never look into the sun.
        :::
        """,
      right: """
        ::: warning
        Never look into the sun.
        :::
        """),
    DiagnosticCode(
      "markdown/unopened-container", .warning,
      "A line of colons closes a container that is open",
      """
      There is none, or it is open outside the list or quote in which the line stands. Take the \
      line away, or indent it like the line that begins the container.
      """,
      wrong: """
        Light runs from left to right.

        :::
        """,
      right: """
        ::: note
        Light runs from left to right.
        :::
        """),
    DiagnosticCode(
      "markdown/unused-footnote", .warning,
      "A footnote that is defined is referred to",
      "Nothing on the page has `[^name]`, so the footnote is left out.",
      wrong: """
        A lens.

        [^glass]: Of glass.
        """,
      right: """
        A lens.[^glass]

        [^glass]: Of glass.
        """),
  ]
}
