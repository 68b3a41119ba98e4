import Diagnostics

extension DocumentFaults {
  /// How other programs ask for a file: mdBook, Quarto, Hugo, markdown-include, Jekyll, and PyMdown's snippets.
  private static let foreignIncludes: [StaticString] = [
    "{{#include ", "{{< include ", "{!", "{% include", "--8<--",
  ]

  /// `{{#include notes.md}}`, `{{< include notes.md >}}`, `--8<-- "notes.md"` and the like, where a paragraph begins.
  mutating func checkInclude(_ text: TextBytes) {
    let start = text.startIndex
    for mark in Self.foreignIncludes {
      let end = start + mark.utf8CodeUnitCount
      guard end <= text.endIndex else { continue }
      let isThere = (start..<end).allSatisfy { text[$0] == mark.utf8Start[$0 - start] }
      if isThere { return reportInclude(start..<end) }
    }
  }

  mutating func reportInclude(_ place: Range<Int>) {
    report(
      .warning, "markdown/foreign-include", place,
      "a file is included by a fenced block called `include`, so this is text",
      explanation: "Other programs write it as it is written here.",
      solutions: [Solution("write the path in a fenced block called `include`")])
  }
}
