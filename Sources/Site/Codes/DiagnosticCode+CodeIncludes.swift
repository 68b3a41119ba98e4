import Diagnostics

extension DiagnosticCode {
  /// Files that a listing includes.
  static let codeIncludes: [DiagnosticCode] = [
    DiagnosticCode(
      "code/malformed-include", .error,
      "An include names a file, and perhaps lines or a region of it",
      """
      `include: lens.swift`, `include: lens.swift lines 3-9` and `include: lens.swift region \
      power` are the three forms. Lines are counted from 1, the smaller number first. Where the file is \
      Markdown in a block called `include`, `shift 1` lowers its headings.
      """,
      wrong: """
        ```swift
        include: lens.swift lines 3-1
        ```
        """,
      right: """
        ```swift
        include: lens.swift lines 1-3
        ```
        """),
    DiagnosticCode(
      "code/missing-file", .error,
      "A file that is included is a file of the course",
      """
      The path is seen from the folder of the file that includes, or from `Content/` if it begins \
      with a slash. Nothing outside `Content/` is included, not by a symbolic link either, and no draft.
      """,
      wrong: """
        ```swift
        include: lense.swift
        ```
        """,
      right: """
        ```swift
        include: lens.swift
        ```
        """),
    DiagnosticCode(
      "code/missing-lines", .error,
      "Lines that are included are in the file",
      """
      The file has become shorter. A region stays right when lines come and go before it.
      """,
      wrong: """
        ```swift
        include: lens.swift lines 30-40
        ```
        """,
      right: """
        ```swift
        include: lens.swift lines 1-3
        ```
        """),
    DiagnosticCode(
      "code/missing-region", .error,
      "A region that is included is in the file",
      """
      A region begins with a line that holds `#region NAME`, in a comment mostly, and ends with \
      `#endregion`.
      """,
      wrong: """
        ```swift
        include: lens.swift region pover
        ```
        """,
      right: """
        ```swift
        include: lens.swift region power
        ```
        """),
    DiagnosticCode(
      "code/not-text", .error,
      "A file that is included is text in UTF-8",
      """
      A picture or a program cannot be shown as text. Link to it, and it is published beside \
      the page; save a text in UTF-8.
      """),
    DiagnosticCode(
      "code/unclosed-region", .error,
      "A region of a file that is included ends",
      """
      The line `#region NAME` in the file is followed by no `#endregion`, so it is not clear what \
      belongs to it. The message points into the file.
      """),
  ]
}
