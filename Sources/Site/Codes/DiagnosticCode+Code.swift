import Diagnostics

extension DiagnosticCode {
  /// Listings of code and their options.
  static let code: [DiagnosticCode] = [
    DiagnosticCode(
      "code/line-outside", .warning,
      "A line that is marked is one of the listing",
      """
      Lines to mark are counted from 1, whatever numbers are shown beside them. The listing was \
      shortened, or the lines were counted as the numbers beside them do.
      """,
      wrong: """
        ```swift mark="2,25"
        let power = 5
        let index = 1.5
        ```
        """,
      right: """
        ```swift mark="2"
        let power = 5
        let index = 1.5
        ```
        """),
    DiagnosticCode(
      "code/malformed-lines", .warning,
      "Lines to mark are numbers and ranges",
      """
      Ranges are written from the smaller to the larger, and separated by commas or spaces: \
      `2,4-6`.
      """,
      wrong: """
        ```swift mark="2-1"
        let power = 5
        let index = 1.5
        ```
        """,
      right: """
        ```swift mark="1-2"
        let power = 5
        let index = 1.5
        ```
        """),
    DiagnosticCode(
      "code/malformed-number", .warning,
      "The number of the first line is a whole number",
      """
      It is what stands beside the first line of the listing. Negative numbers and words are \
      refused.
      """,
      wrong: """
        ```swift start=ten
        let power = 5
        ```
        """,
      right: """
        ```swift start=10
        let power = 5
        ```
        """),
    DiagnosticCode(
      "code/missing-value", .warning,
      "An option of a listing has its value",
      """
      `title`, `start` and `mark` say nothing without one. Only `numbers` stands alone.
      """,
      wrong: """
        ```swift title
        let power = 5
        ```
        """,
      right: """
        ```swift title="Lens.swift"
        let power = 5
        ```
        """),
    DiagnosticCode(
      "code/unclosed-options", .error,
      "A bracket or quote in the options of a listing is closed",
      "Without its end it is not clear what belongs to the option.",
      wrong: """
        ```swift {numbers
        let power = 5
        ```
        """,
      right: """
        ```swift {numbers}
        let power = 5
        ```
        """),
    DiagnosticCode(
      "code/unknown-language", .warning,
      "A listing's language is one that sitegen knows",
      """
      The listing is shown without colours. It is a warning if the name is nearly one that is \
      known, and only a note otherwise; `text` is the name for none.
      """,
      wrong: """
        ```pyhton
        power = 5
        ```
        """,
      right: """
        ```python
        power = 5
        ```
        """),
    DiagnosticCode(
      "code/unknown-option", .warning,
      "An option of a listing is one of those that sitegen knows",
      """
      They are `numbers`, `start`, `mark` and `title`, and the names that other generators have \
      for them.
      """,
      wrong: """
        ```swift titel="Lens.swift"
        let power = 5
        ```
        """,
      right: """
        ```swift title="Lens.swift"
        let power = 5
        ```
        """),
  ]
}
