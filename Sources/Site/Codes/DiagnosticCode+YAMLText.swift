import Diagnostics

extension DiagnosticCode {
  /// What YAML makes of characters that an author means as text.
  static let yamlText: [DiagnosticCode] = [
    DiagnosticCode(
      "yaml/control-character", .error,
      "A text holds no control characters other than line breaks and tabs",
      """
      A control character is invisible and has no meaning in a course. It usually comes along when \
      text is copied from a terminal, a PDF or a chat.
      """),
    DiagnosticCode(
      "yaml/decimal-comma", .error,
      "A decimal comma between braces or brackets ends the value",
      """
      Between braces and brackets a comma separates entries, so YAML reads `7,5 cm` as the value \
      `7` and a key `5 cm` without a value. The decimal sign is a point in every language; pages \
      print it as their language does.
      """,
      wrong: """
        ```optics
        object: {distance: 7,5 cm, height: 2 cm}
        lens: 20 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 7.5 cm, height: 2 cm}
        lens: 20 D
        ```
        """),
    DiagnosticCode(
      "yaml/escape", .error,
      "A backslash between double quotes begins an escape",
      #"""
      Between double quotes `\f` is a form feed and `\t` a tab, and other letters are refused. \#
      LaTeX and Windows paths are where this happens; between single quotes, or without quotes, a \#
      backslash is a backslash.
      """#,
      wrong: #"""
        ---
        title: "The angle \theta"
        ---
        """#,
      right: #"""
        ---
        title: 'The angle \theta'
        ---
        """#),
    DiagnosticCode(
      "yaml/key", .error,
      "A key is a single word or phrase",
      """
      A text that begins with `{` or `[` is read as a mapping or a list, and neither can be a key. \
      It happens to titles that hold a template's braces; put them in quotes.
      """,
      wrong: """
        ---
        title: {{ page.title }}
        ---
        """,
      right: """
        ---
        title: "{{ page.title }}"
        ---
        """),
    DiagnosticCode(
      "yaml/not-utf8", .error,
      "A text is saved in UTF-8",
      """
      A byte here belongs to no character in UTF-8. The text was saved in an older encoding such \
      as Latin-1; save it as UTF-8 in the editor.
      """),
    DiagnosticCode(
      "yaml/reserved-start", .error,
      "A value that begins with a character that YAML keeps for itself is quoted",
      """
      A backtick, `@`, `%`, `*`, `&`, `!`, `|`, `>`, `[`, `{` and quotes have a meaning of their \
      own there. Put the whole value in quotes if you mean the character.
      """,
      wrong: """
        ---
        title: `print` and its kin
        ---
        """,
      right: """
        ---
        title: "`print` and its kin"
        ---
        """),
    DiagnosticCode(
      "yaml/swallowed-text", .warning,
      "In a value without quotes, `#` behind a space begins a comment",
      """
      The rest of the line is not part of the value. If it reads like text of yours, put the value \
      in quotes; it is an error where a sentence is cut, as in `Lens #2`, and a warning where it \
      may really be a comment.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        caption: Lens # the second of three
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        caption: "Lens # the second of three"
        ```
        """),
    DiagnosticCode(
      "yaml/unclosed-quote", .error,
      "A quote that opens is closed",
      """
      Everything behind the quote is taken as part of the value. If the quote belongs to the text, \
      put the whole text in the other kind of quotes.
      """,
      wrong: """
        ---
        title: "Lenses
        summary: What a lens does.
        ---
        """,
      right: """
        ---
        title: "Lenses"
        summary: What a lens does.
        ---
        """),
    DiagnosticCode(
      "yaml/unknown-alias", .error,
      "An alias repeats a value that was named before it",
      """
      `*name` stands for the value behind `&name`. A text that begins with an asterisk is not \
      meant so and must be in quotes.
      """,
      wrong: """
        ---
        title: *new
        ---
        """,
      right: """
        ---
        title: "*new"
        ---
        """),
    DiagnosticCode(
      "yaml/unquoted-colon", .error,
      "A value with a colon and a space in it is quoted",
      """
      A colon with a space behind it ends a key, so YAML looks for a mapping inside the value. \
      Titles and captions are where this happens.
      """,
      wrong: """
        ---
        title: Assignment 1: Lenses
        ---
        """,
      right: """
        ---
        title: "Assignment 1: Lenses"
        ---
        """),
    DiagnosticCode(
      "yaml/unused-anchor", .warning,
      "A value is named with `&` only if it is repeated with `*`",
      """
      `&name` in front of a value names it and is taken out of the text. If nothing repeats the \
      value, the `&` was probably meant as a character.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        caption: &c 2024
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        caption: "&c 2024"
        ```
        """),
  ]
}
