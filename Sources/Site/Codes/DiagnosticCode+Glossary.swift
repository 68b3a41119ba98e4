import Diagnostics

extension DiagnosticCode {
  /// Terms and what they mean.
  static let glossary: [DiagnosticCode] = [
    DiagnosticCode(
      "glossary/comma-in-name", .warning,
      "Several forms of a term stand in brackets",
      """
      Without brackets they are one form with a comma in it, which no text has.
      """,
      in: .glossary,
      wrong: """
        vergence:
          definition: How strongly light converges.
          also: vergences, convergence
        """,
      right: """
        vergence:
          definition: How strongly light converges.
          also: [vergences, convergence]
        """),
    DiagnosticCode(
      "glossary/duplicate-term", .error,
      "A term is defined once",
      """
      Two terms, or a term and another form of one, are the same text, and a mention of it could \
      mean either. The case of the first letter makes no difference. The two may stand in \
      `glossary.yml` and in a glossary on a page.
      """,
      in: .glossary,
      wrong: """
        power: How much a lens changes the vergence of light.
        Power: One over the focal length.
        """,
      right: """
        power: How much a lens changes the vergence of light.
        power of a number: The number times itself, some number of times.
        """),
    DiagnosticCode(
      "glossary/empty-definition", .error,
      "A term has a definition, or names the term that has it",
      """
      The term is there and nothing stands behind it. A term that is another word for a second one \
      takes `see:` in place of a definition.
      """,
      in: .glossary,
      wrong: """
        dioptre: The unit of vergence.
        power:
        """,
      right: """
        dioptre: The unit of vergence.
        power: How much a lens changes the vergence of light.
        """),
    DiagnosticCode(
      "glossary/file-name", .error,
      "The glossary of a course is called `glossary.yml`",
      """
      It was found under another spelling, `glossary.yaml` or with capitals, and would be ignored. \
      Rename it.
      """,
      in: .paths,
      wrong: """
        Content/index.md
        Content/glossary.yaml
        """,
      right: """
        Content/index.md
        Content/glossary.yml
        """),
    DiagnosticCode(
      "glossary/misplaced-term", .error,
      "Only words in brackets are linked to a term",
      """
      `term=` stands behind something else: a link, which leads somewhere already, a heading or an \
      image.
      """,
      wrong: """
        ## Vergence {term="vergence"}
        """,
      right: """
        ## Vergence

        ::: glossary
        vergence
        : How strongly light converges.
        :::

        It has [vergence]{.term}.
        """),
    DiagnosticCode(
      "glossary/missing-value", .error,
      "A key of a term has a value",
      """
      The key is there and nothing stands behind it. Give it a value, or take it away.
      """,
      in: .glossary,
      wrong: """
        vergence:
          definition: How strongly light converges.
          also:
        """,
      right: """
        vergence:
          definition: How strongly light converges.
          also: vergences
        """),
    DiagnosticCode(
      "glossary/no-terms", .error,
      "A glossary on a page holds a list of definitions, or nothing",
      """
      A definition list is a term on a line and `: ` with what it means on the next. Where the \
      glossary is empty, the list of all terms of the course is shown, so there must be some: in \
      `glossary.yml`, or in lists on other pages.
      """,
      wrong: """
        ::: glossary
        Vergence is how strongly light converges.
        :::
        """,
      right: """
        ::: glossary
        vergence
        : How strongly light converges.
        :::
        """),
  ]
}
