import Diagnostics

extension DiagnosticCode {
  /// Where terms stand, and what refers to them.
  static let glossaryPlaces: [DiagnosticCode] = [
    DiagnosticCode(
      "glossary/not-a-mapping", .error,
      "glossary.yml is a list of terms and their definitions",
      """
      The file holds something else, a sentence or a list with hyphens. Each term stands on a line \
      of its own, with a colon and its definition behind it.
      """,
      in: .glossary,
      wrong: """
        - vergence
        - power
        """,
      right: """
        vergence: How strongly light converges.
        power: How much a lens changes the vergence of light.
        """),
    DiagnosticCode(
      "glossary/second-list", .error,
      "The list of all terms stands in one place",
      """
      A glossary without content is the place of the list, and there are two of them. Links to terms \
      can lead to one only.
      """,
      wrong: """
        ::: glossary
        dioptre
        : The unit of vergence.
        :::

        ::: glossary
        :::

        ::: glossary
        :::
        """,
      right: """
        ::: glossary
        dioptre
        : The unit of vergence.
        :::

        ::: glossary
        :::
        """),
    DiagnosticCode(
      "glossary/taken-address", .error,
      "`glossary.html` is the page of the terms of glossary.yml, unless a page of the course shows them",
      """
      A page of yours would have the same address. It can show the list itself: a glossary without \
      content, `::: glossary` and `:::` below it, is its place. Otherwise give the page another name.
      """),
    DiagnosticCode(
      "glossary/unknown-key", .error,
      "A term has the keys `definition`, `also`, `abbreviation` and `see`",
      """
      The key is misspelled, or meant for something else. A definition that contains a colon stands in \
      quotes.
      """,
      in: .glossary,
      wrong: """
        vergence:
          defintion: How strongly light converges.
          see: vergence
        """,
      right: """
        vergence:
          definition: How strongly light converges.
        """),
    DiagnosticCode(
      "glossary/unknown-term", .error,
      "What is linked to the glossary is a term of it",
      """
      The term is misspelled, or a form of it that the glossary does not know: list a plural under \
      `also:`, or write `[words]{term="term"}`. The case of the first letter makes no difference.
      """,
      wrong: """
        ::: glossary
        vergence
        : How strongly light converges.
        :::

        The [vergences]{.term} are added.
        """,
      right: """
        ::: glossary
        vergence
        : How strongly light converges.
        :::

        The [vergences]{term="vergence"} are added.
        """),
    DiagnosticCode(
      "glossary/wrong-kind", .error,
      "A term takes a definition, or keys and values",
      """
      The value is of another form: a list where text is wanted, for example. A definition that begins \
      with `[` or `{` stands in quotes.
      """,
      in: .glossary,
      wrong: """
        vergence: [how strongly light converges]
        """,
      right: """
        vergence: How strongly light converges.
        """),
  ]
}
