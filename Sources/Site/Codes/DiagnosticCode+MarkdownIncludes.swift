import Diagnostics

extension DiagnosticCode {
  /// Files that a page includes. What is wrong with the request itself, or with the file, has the codes of listings that include.
  static let markdownIncludes: [DiagnosticCode] = [
    DiagnosticCode(
      "markdown/foreign-include", .warning,
      "A file is included by a fenced block called include",
      """
      `{{#include _warning.md}}`, `--8<-- "_warning.md"` and the like are how other programs ask for a \
      file. The file, lines of it or a region are named in a block here.
      """,
      wrong: """
        {{#include _warning.md}}
        """,
      right: """
        ```include
        _warning.md
        ```
        """),
    DiagnosticCode(
      "markdown/include-cycle", .error,
      "A file does not include itself",
      """
      The message names the files one after the other until they lead back to the first, and where \
      each asks for the next. Take one of the includes away.
      """,
      wrong: """
        ```include
        page.md
        ```
        """,
      right: """
        ```include
        _warning.md
        ```
        """),
    DiagnosticCode(
      "markdown/include-limit", .error,
      "Includes are nested 32 deep at most, 10000 in a page, of 8 MB together",
      """
      It is probably a slip: a file that is included twice by one that is included twice is there \
      four times. The limit keeps hostile input from stopping the build.
      """),
    DiagnosticCode(
      "markdown/open-include", .error,
      "What begins in an included text ends in it",
      """
      A fenced block, a container or HTML without its end would take in what follows the include in \
      the page. The lines or the region that are included end too early, or the file lacks the end.
      """,
      wrong: """
        ```include
        _warning.md lines 1-2
        ```
        """,
      right: """
        ```include
        _warning.md lines 1-3
        ```
        """),
  ]
}
