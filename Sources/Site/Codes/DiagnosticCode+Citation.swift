import Diagnostics

extension DiagnosticCode {
  /// Citations in pages, and the configuration of what they cite.
  static let citation: [DiagnosticCode] = [
    DiagnosticCode(
      "citation/list-with-text", .error,
      "The place for the references holds nothing else",
      """
      `::: bibliography` is filled with the list. A title or a text in it would not be seen; it \
      belongs before or behind it.
      """,
      wrong: """
        ::: bibliography
        What this course cites.
        :::
        """,
      right: """
        What this course cites:

        ::: bibliography
        :::
        """),
    DiagnosticCode(
      "citation/missing-file", .error,
      "A bibliography that site.yml names is a file in Content",
      """
      The path begins at `Content/`. Capitals count; a file above `Content/` is not read.
      """,
      in: .configuration,
      wrong: """
        bibliography: refrences.bib
        """,
      right: """
        bibliography: references.bib
        """),
    DiagnosticCode(
      "citation/no-bibliography", .error,
      "A list of references needs a bibliography",
      """
      `::: bibliography` is the place for the list of what the course cites, and `bibliography` in \
      site.yml names the file that describes those works.
      """),
    DiagnosticCode(
      "citation/second-list", .error,
      "A course has one place for its references",
      """
      Each citation leads to its work in that list, so there can be only one. Without any \
      `::: bibliography`, each page that cites has a list at its end.
      """,
      wrong: """
        ::: bibliography
        :::

        ::: bibliography
        :::
        """,
      right: """
        ::: bibliography
        :::
        """),
    DiagnosticCode(
      "citation/unknown-format", .error,
      "A bibliography is BibTeX, CSL-JSON or CSL in YAML",
      """
      The ending of the file's name says which: `.bib`, `.json` or `.yaml`. Every program that \
      manages references can write one of them.
      """,
      in: .configuration,
      wrong: """
        bibliography: lens.swift
        """,
      right: """
        bibliography: references.bib
        """),
    DiagnosticCode(
      "citation/unknown-key", .error,
      "What is cited is in the bibliography",
      """
      The key between the brackets is that of no entry. It is misspelled, or the entry is missing; \
      the front matter's `nocite` wants keys too.
      """,
      wrong: "A lens bends light [@hect, p. 31].",
      right: "A lens bends light [@hecht, p. 31]."),
    DiagnosticCode(
      "citation/unknown-mention", .warning,
      "A name behind `@` in a sentence is a key of the bibliography",
      """
      In a course with a bibliography `@hecht` cites a work, and this key is that of no entry. The \
      word is shown as it is written. A backslash before the `@` says that it is meant so.
      """,
      wrong: "As @hect says, a lens bends light.",
      right: "As @hecht says, write to \\@optics."),
  ]
}
