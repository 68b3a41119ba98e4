import Diagnostics

extension DiagnosticCode {
  /// Pages as Markdown.
  static let markdown: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/bad-length", .warning,
      "A width or height is a number with a unit of length",
      "`60%`, `300px` and `20em` are such lengths. What is none is left out.",
      wrong: "![A lens](https://example.org/lens.png){width=wide}",
      right: "![A lens](https://example.org/lens.png){width=60%}"),
    DiagnosticCode(
      "markdown/duplicate-id", .error,
      "An id is given once on a page",
      "A link to it could lead to one place only.",
      wrong: """
        ## Lenses {#kinds}

        ## Mirrors {#kinds}
        """,
      right: """
        ## Lenses {#lenses}

        ## Mirrors {#mirrors}
        """),
    DiagnosticCode(
      "markdown/fence-in-html", .warning,
      "A fenced block below HTML has a blank line before it",
      """
      HTML goes on to the next blank line, so the fence is part of it, and nothing is computed or \
      highlighted.
      """,
      wrong: """
        <div>
        ```text
        A listing.
        ```
        </div>
        """,
      right: """
        <div>

        ```text
        A listing.
        ```

        </div>
        """),
    DiagnosticCode(
      "markdown/too-deep", .error,
      "Quotes, lists and emphasis are nested at most 200 deep",
      """
      No text needs it; usually a long row of `>` or `*` is meant as a line. The limit keeps \
      hostile input from using up the memory.
      """),
    DiagnosticCode(
      "markdown/too-large", .error,
      "A page is smaller than 256 MB",
      """
      It is probably not a page. A file that is to be downloaded has a name that does not end in \
      `.md`.
      """),
    DiagnosticCode(
      "markdown/too-many-brackets", .error,
      "A paragraph has at most 1000 `![` without `]`",
      #"""
      The parser would look for an end behind each of them, which would take minutes. Where no \#
      image is meant, write `!\[`.
      """#),
    DiagnosticCode(
      "markdown/unclosed-fence", .error,
      "A fenced block has a closing fence",
      """
      Without it everything to the end of the page is part of the block. The closing fence has the \
      same character, at least as often. A scenario without it is an error, a listing a warning.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "markdown/unsafe-attribute", .warning,
      "Attributes in braces run no scripts and set no styles",
      """
      `onclick`, `style` and the like are left out. A class can be given a style by the course's \
      style sheet.
      """,
      wrong: """
        [Red]{style="color: red"}
        """,
      right: "[Red]{.red}"),
  ]
}
