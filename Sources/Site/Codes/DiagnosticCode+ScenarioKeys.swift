import Diagnostics

extension DiagnosticCode {
  /// The keys of blocks of every kind.
  static let scenarioKeys: [DiagnosticCode] = [
    DiagnosticCode(
      "scenario/missing-key", .error,
      "A key that a block cannot do without is there",
      "A `reference` block, for example, says with `of` which table it shows.",
      wrong: """
        ```reference
        {}
        ```
        """,
      right: """
        ```reference
        of: units
        ```
        """),
    DiagnosticCode(
      "scenario/missing-value", .error,
      "A key has a value",
      """
      The key is there and nothing stands behind it. Give it a value, or take it away: without the \
      key, the default holds.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        caption:
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        caption: A real image.
        ```
        """),
    DiagnosticCode(
      "scenario/not-a-mapping", .error,
      "A block is a list of keys and values",
      """
      The block holds a single word or a list. Each line is a key, a colon, a space and a value.
      """,
      wrong: """
        ```optics
        a lens of 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/not-a-truth-value", .error,
      "A truth value is `true` or `false`, `yes` or `no`",
      "Other words are not guessed at.",
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        hidden: maybe
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        hidden: no
        ```
        """),
    DiagnosticCode(
      "scenario/unknown-choice", .error,
      "A key with a choice gets one of its words",
      "The words are listed in the message and in the author's guide.",
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        equations: gausian
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        equations: gaussian
        ```
        """),
    DiagnosticCode(
      "scenario/unknown-key", .error,
      "A key of a block is one of those that its kind knows",
      """
      A misspelled key would be without effect, and nobody would notice. The keys of each kind are \
      listed in the author's guide.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm, hieght: 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm, height: 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "scenario/wrong-kind", .error,
      "A key gets the kind of value that it wants",
      """
      A list or a mapping stands where a single value belongs, or the reverse. A text that begins \
      with `[` or `{` is a list or a mapping to YAML; put it in quotes.
      """,
      wrong: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        caption: [A real image]
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        caption: A real image
        ```
        """),
    DiagnosticCode(
      "scenario/wrong-value", .error,
      "A key gets a value of the form that it wants",
      """
      A single value stands where keys and values belong, a list has the wrong number of items, or \
      there is nothing where a quantity belongs. The message shows the form.
      """,
      wrong: """
        ```optics
        object: 20 cm
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: 20 cm}
        lens: 10 D
        ```
        """),
  ]
}
