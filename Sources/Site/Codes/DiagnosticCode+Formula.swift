import Diagnostics

extension DiagnosticCode {
  /// What is calculated.
  static let formula: [DiagnosticCode] = [
    DiagnosticCode(
      "formula/ambiguous", .error,
      "A product without `*` behind a division has parentheses",
      """
      `a/b c` may mean (a/b) c or a/(b c), and books disagree. Write the parentheses, or the `*`.
      """),
    DiagnosticCode(
      "formula/arguments", .error,
      "A function gets as many arguments as it takes",
      """
      `sqrt` takes one, `min` and `max` take several. A decimal comma makes two arguments of one \
      number.
      """,
      wrong: """
        ```optics
        object:
          distance: = 10 cm * sqrt(6,25)
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object:
          distance: = 10 cm * sqrt(6.25)
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/dimension", .error,
      "Only quantities of one kind are added, compared or shown in a unit",
      """
      A length and a power have no sum. A function is given something else than it takes, an \
      exponent has a unit, or `in UNIT` names a unit of another kind.
      """,
      wrong: """
        ```optics
        object: {distance: = 20 cm + 5 D}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 20 cm + 5 cm}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/division-by-zero", .error,
      "Nothing is divided by zero",
      "The divisor is zero, perhaps only by the values that the names have now.",
      wrong: """
        ```optics
        object: {distance: = 20 cm / 0}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 20 cm / 2}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/not-a-number", .error,
      "A formula calculates with numbers",
      """
      The name stands for a word (`real`), a list or a matrix. Such a value can be shown by \
      itself, but not calculated with.
      """,
      wrong: """
        ```optics
        id: near
        object: {distance: 40 cm}
        lens: 10 D
        ```

        Twice that is `= 2 * near.image.kind`.
        """,
      right: """
        ```optics
        id: near
        object: {distance: 40 cm}
        lens: 10 D
        ```

        Twice that is `= 2 * near.image.distance`.
        """),
    DiagnosticCode(
      "formula/overflow", .error,
      "A result is small enough to be a number",
      """
      The result has more than 308 digits before the point. Some exponent or factor is a slip.
      """,
      wrong: """
        ```optics
        object: {distance: = 10 cm * 1e200 * 1e200}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 10 cm * 1e1}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/syntax", .error,
      "A formula is made of numbers, names, operators, parentheses and functions",
      """
      Something is missing, or stands where it cannot: an operand, a parenthesis, an operator. \
      Multiplication is written with `*`, decimals with a point, and minus between names with \
      spaces.
      """,
      wrong: """
        ```optics
        object: {distance: = 2 * (10 cm + 5 cm}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 2 * (10 cm + 5 cm)}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/too-deep", .error,
      "A formula is nested at most 50 deep",
      """
      Fifty parentheses inside each other cannot be read by a person either. Give parts of it a \
      name in blocks of their own.
      """),
    DiagnosticCode(
      "formula/too-long", .error,
      "A formula has at most 2000 characters",
      """
      It is probably text that was taken for a formula: a code span that begins with `= ` is \
      calculated.
      """),
    DiagnosticCode(
      "formula/undefined", .error,
      "What is calculated is defined",
      """
      The square root of a negative number, zero times infinity and the like have no value. Say in \
      words what holds in such a case.
      """,
      wrong: """
        ```optics
        object: {distance: = 10 cm * sqrt(-4)}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 10 cm * sqrt(4)}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/unknown-function", .error,
      "A function is one of those that sitegen knows",
      """
      The message lists them. A name in front of a parenthesis is a function; a product is written \
      with `*`.
      """,
      wrong: """
        ```optics
        object: {distance: = 10 cm * sqr(4)}
        lens: 10 D
        ```
        """,
      right: """
        ```optics
        object: {distance: = 10 cm * sqrt(4)}
        lens: 10 D
        ```
        """),
    DiagnosticCode(
      "formula/unknown-name", .error,
      "A name in a formula is the name of a value",
      """
      A block was renamed, a name is misspelled, or a minus sign has no spaces: `a-b` is one name \
      and `a - b` a difference.
      """,
      wrong: """
        ```optics
        id: near
        object: {distance: 40 cm}
        lens: 10 D
        ```

        The image is `= near.image.distnace` away.
        """,
      right: """
        ```optics
        id: near
        object: {distance: 40 cm}
        lens: 10 D
        ```

        The image is `= near.image.distance` away.
        """),
  ]
}
