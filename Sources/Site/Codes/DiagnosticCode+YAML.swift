import Diagnostics

extension DiagnosticCode {
  /// How YAML is laid out.
  static let yaml: [DiagnosticCode] = [
    DiagnosticCode(
      "yaml/duplicate-key", .error,
      "A key stands only once in its mapping",
      """
      One of the two values would be lost without a word. Usually a line was copied and its key \
      not changed.
      """,
      wrong: """
        ---
        title: Lenses
        summary: What a lens does.
        title: Thin lenses
        ---
        """,
      right: """
        ---
        title: Thin lenses
        summary: What a lens does.
        ---
        """),
    DiagnosticCode(
      "yaml/indentation", .error,
      "Keys that belong together begin in the same column",
      """
      YAML sees from the indentation what belongs to what. A space too many puts a key under the \
      one above it; a space too few ends a mapping or a list.
      """,
      wrong: """
        ```optics
        object:
          distance: 20 cm
           height: 5 cm
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object:
          distance: 20 cm
          height: 5 cm
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "yaml/missing-colon", .error,
      "A line of a mapping has a key, a colon and a value",
      """
      The line has a word but no colon. Either the value was forgotten, or the line goes on with \
      the text of the line above it, which then needs quotes or more indentation.
      """,
      wrong: """
        ---
        title: Lenses
        summary
        ---
        """,
      right: """
        ---
        title: Lenses
        summary: What a lens does.
        ---
        """),
    DiagnosticCode(
      "yaml/missing-comma", .error,
      "Values between braces or brackets are separated by commas",
      "Without the comma it is not clear where one value ends and the next begins.",
      wrong: """
        ---
        title: Lenses
        topics: ["lenses" "images"]
        ---
        """,
      right: """
        ---
        title: Lenses
        topics: ["lenses", "images"]
        ---
        """),
    DiagnosticCode(
      "yaml/missing-space", .error,
      "A colon behind a key needs a space behind it",
      """
      Without the space the colon is part of a word, as in an address or a time, and the line has \
      no key.
      """,
      wrong: """
        ---
        title: Lenses
        order:3
        ---
        """,
      right: """
        ---
        title: Lenses
        order: 3
        ---
        """),
    DiagnosticCode(
      "yaml/several-documents", .error,
      "A block, front matter or a configuration is a single document",
      """
      A line `---` begins a second YAML document, and only one is read. In front matter it means \
      the end; elsewhere it is mostly a leftover.
      """,
      in: .configuration,
      wrong: """
        title: Optics
        ---
        language: en
        """,
      right: """
        title: Optics
        language: en
        """),
    DiagnosticCode(
      "yaml/syntax", .error,
      "The text is YAML",
      """
      Something here cannot be read, and sitegen knows no better words for it than the parser's \
      own. Compare the line with the others, and look at the line above it: a fault is often \
      noticed only behind its place.
      """,
      wrong: """
        ---
        %d x
        title: Lenses
        ---
        """,
      right: """
        ---
        title: "%d x"
        ---
        """),
    DiagnosticCode(
      "yaml/tab", .error,
      "Indentation is made of spaces, not of tabs",
      """
      How wide a tab is depends on the editor, so YAML refuses it where indentation says what \
      belongs to what.
      """,
      wrong: """
        ```optics
        object:
        \tdistance: 20 cm
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object:
          distance: 20 cm
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "yaml/too-deep", .error,
      "Lists and mappings are nested at most 64 deep",
      """
      No course needs it; it is nearly always a text full of brackets that was taken for YAML. The \
      limit keeps hostile input from using up the memory.
      """),
    DiagnosticCode(
      "yaml/too-many-nodes", .error,
      "A text holds at most 100000 values, those repeated by aliases included",
      """
      A few lines of aliases can stand for billions of values. The limit keeps such a text, \
      written by mistake or by malice, from using up the memory.
      """),
    DiagnosticCode(
      "yaml/unclosed-bracket", .error,
      "A bracket or brace that opens is closed",
      """
      The closing `]` or `}` is missing, or swallowed by a comment or a quote before it.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, height: 5 cm
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
  ]
}
