import Diagnostics

extension DiagnosticCode {
  /// What stands between the lines `---` at the head of a page.
  static let frontMatter: [DiagnosticCode] = [
    DiagnosticCode(
      "front-matter/comma-in-name", .warning,
      "Several names stand in brackets",
      """
      A value with a comma in it and without brackets is one name. Write brackets if you mean \
      several, and quotes if the comma belongs to the name.
      """,
      wrong: """
        ---
        title: Lenses
        aliases: old/lens, old/lenses
        ---
        """,
      right: """
        ---
        title: Lenses
        aliases: [old/lens, old/lenses]
        ---
        """),
    DiagnosticCode(
      "front-matter/misplaced", .warning,
      "Front matter is at the very beginning of a file",
      """
      It begins with a line `---`, the first of the file, and a key right below it. Behind an \
      empty line, between other lines such as `----` or `+++`, or a second time it is text.
      """,
      wrong: """

        ---
        title: Lenses
        ---

        Text.
        """,
      right: """
        ---
        title: Lenses
        ---

        Text.
        """),
    DiagnosticCode(
      "front-matter/missing-heading", .error,
      "A topic's heading exists on the page",
      """
      A topic in the front matter can say which heading of the page treats it. The heading was \
      renamed since, or its id is spelled differently; the ids are the headings' words with \
      hyphens.
      """,
      wrong: """
        ---
        topics:
          - lenses: "#kinds"
        ---

        ## Kinds of lenses
        """,
      right: """
        ---
        topics:
          - lenses: "#kinds-of-lenses"
        ---

        ## Kinds of lenses
        """),
    DiagnosticCode(
      "front-matter/missing-value", .error,
      "A key has a value",
      """
      The key is there and nothing stands behind it. Give it a value, or take it away: without the \
      key, the default holds.
      """,
      wrong: """
        ---
        title:
        summary: What a lens does.
        ---
        """,
      right: """
        ---
        title: Lenses
        summary: What a lens does.
        ---
        """),
    DiagnosticCode(
      "front-matter/not-a-date", .error,
      "A date is a day of the calendar, written year, month, day",
      """
      Only this order means the same day in every country. A month 13 or a 31 June is refused, \
      too.
      """,
      wrong: """
        ---
        title: Lenses
        date: 30.11.2026
        ---
        """,
      right: """
        ---
        title: Lenses
        date: 2026-11-30
        ---
        """),
    DiagnosticCode(
      "front-matter/not-a-mapping", .error,
      "Front matter is a list of keys and values",
      """
      Between the lines `---` stands a single word or a list. If a horizontal rule was meant at \
      the start of the page, write `***`.
      """,
      wrong: """
        ---
        Lenses
        ---
        """,
      right: """
        ---
        title: Lenses
        ---
        """),
    DiagnosticCode(
      "front-matter/not-a-truth-value", .error,
      "A truth value is `true` or `false`, `yes` or `no`",
      "Other words are not guessed at: whether a page is published depends on it.",
      wrong: """
        ---
        title: Lenses
        draft: maybe
        ---
        """,
      right: """
        ---
        title: Lenses
        draft: no
        ---
        """),
    DiagnosticCode(
      "front-matter/not-a-whole-number", .error,
      "The order of a page is a whole number",
      "Pages are sorted by it, the smallest first. It may be negative.",
      wrong: """
        ---
        title: Lenses
        order: first
        ---
        """,
      right: """
        ---
        title: Lenses
        order: 1
        ---
        """),
    DiagnosticCode(
      "front-matter/out-of-range", .error,
      "The order of a page is a number of at most seven digits",
      """
      Numbers from -1000000 to 1000000 are more than enough to sort the pages of a folder, so a \
      larger one is a slip.
      """,
      wrong: """
        ---
        title: Lenses
        order: 20261130
        ---
        """,
      right: """
        ---
        title: Lenses
        order: 20
        ---
        """),
    DiagnosticCode(
      "front-matter/taken-alias", .error,
      "An old address belongs to one page, and to no page that is there",
      """
      An alias leads visitors of an old address to the page. Here another page has that address \
      now, or the same alias, and only one of them can be shown there.
      """,
      wrong: """
        ---
        aliases: [page]
        ---

        # Lenses
        """,
      right: """
        ---
        aliases: [old/lenses]
        ---

        # Lenses
        """),
    DiagnosticCode(
      "front-matter/topic-spelling", .warning,
      "A topic is spelled the same everywhere",
      """
      Topics that differ only by case are two entries of the index with two pages. Choose one \
      spelling; proper names keep their capitals.
      """,
      wrong: """
        ---
        topics: [vergence, Vergence]
        ---
        """,
      right: """
        ---
        topics: [vergence]
        ---
        """),
    DiagnosticCode(
      "front-matter/unclosed", .error,
      "Front matter ends with a line `---`",
      """
      The page begins with `---`, so what follows is read as front matter, but its end is missing.
      """,
      wrong: """
        ---
        title: Lenses

        A lens bends light.
        """,
      right: """
        ---
        title: Lenses
        ---

        A lens bends light.
        """),
    DiagnosticCode(
      "front-matter/unknown-key", .error,
      "A key of the front matter is one of those that sitegen knows",
      """
      A misspelled key would be without effect, and nobody would notice. The keys are listed in \
      the author's guide.
      """,
      wrong: """
        ---
        titel: Lenses
        ---
        """,
      right: """
        ---
        title: Lenses
        ---
        """),
    DiagnosticCode(
      "front-matter/wrong-alias", .error,
      "An alias is an old address within the site",
      """
      It is a path from the root of the site, without `https:`, `?` and `#`, and outside the \
      places that sitegen keeps for itself.
      """,
      wrong: """
        ---
        aliases: [https://example.org/lens]
        ---
        """,
      right: """
        ---
        aliases: [optics/lens]
        ---
        """),
    DiagnosticCode(
      "front-matter/wrong-kind", .error,
      "A key of the front matter gets the kind of value that it wants",
      """
      A list or a mapping stands where a single value belongs, or the reverse. A text that begins \
      with `[` or `{` is a list or a mapping to YAML; put it in quotes.
      """,
      wrong: """
        ---
        title: [Lenses]
        ---
        """,
      right: """
        ---
        title: Lenses
        ---
        """),
    DiagnosticCode(
      "front-matter/wrong-topic", .error,
      "A topic is a name, or a name with the heading that treats it",
      """
      Subtopics are written with `>` between names. Nothing may be empty, and a mapping holds one \
      topic and one heading.
      """,
      wrong: """
        ---
        topics: [lenses >]
        ---
        """,
      right: """
        ---
        topics: [lenses > converging]
        ---
        """),
  ]
}
