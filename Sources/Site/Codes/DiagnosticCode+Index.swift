import Diagnostics

extension DiagnosticCode {
  /// Marks that feed the topic index.
  static let index: [DiagnosticCode] = [
    DiagnosticCode(
      "index/blind-reference", .error,
      "A reference in the index leads to an entry with places",
      """
      The entry named by `see` or `see-also` only refers on, or is the entry itself. A reader who is sent \
      on twice, or in a circle, gives up: name the entry that has places.
      """,
      wrong: """
        []{index="dioptre" see="strength"} []{index="strength" see="power"}
        [Power]{index="power"} is what a lens has.
        """,
      right: """
        []{index="dioptre" see="power"} []{index="strength" see="power"}
        [Power]{index="power"} is what a lens has.
        """),
    DiagnosticCode(
      "index/empty-entry", .error,
      "An index entry has a name",
      """
      Nothing stands between two signs, or the brackets of a mark `.index` are empty. `!` separates \
      an entry from its subentry, `;` separates entries; a backslash before either makes it part of \
      the name.
      """,
      wrong: """
        The [dioptre]{index="power!"} is a unit.
        """,
      right: """
        The [dioptre]{index="power!unit"} is a unit.
        """),
    DiagnosticCode(
      "index/misplaced", .error,
      "An index mark stands in the text of a page",
      """
      Words in brackets, headings, links, code, terms and containers can be marked. An image or a formula \
      is marked by words beside it; a caption or a definition of `glossary.yml` by a mark in the text.
      """,
      wrong: """
        $V = U + P${index="vergence!equation"}
        """,
      right: """
        []{index="vergence!equation"}$V = U + P$
        """),
    DiagnosticCode(
      "index/no-entry", .error,
      "`see` and `see-also` belong to an index entry",
      """
      They say what to look up besides the entry that the mark makes, and it makes none. Add `index="entry"`, \
      or `.index` if the marked words are the entry.
      """,
      wrong: """
        The [strength]{see="power"} of a lens is its [power]{.index}.
        """,
      right: """
        The [strength]{.index see="power"} of a lens is its [power]{.index}.
        """),
    DiagnosticCode(
      "index/spelling", .warning,
      "A topic is spelled alike everywhere",
      """
      Two entries that differ only by case are two entries of the index, and their places are scattered. \
      Words marked with `.index` alone take the spelling of the others.
      """,
      wrong: """
        A [wave]{index="light!wave"} and a [ray]{index="Light!wave"}.
        """,
      right: """
        A [wave]{index="light!wave"} and a [ray]{index="light!ray"}.
        """),
    DiagnosticCode(
      "index/too-many-levels", .error,
      "An index entry has at most three levels",
      """
      Nobody looks deeper. Make the lower levels entries of their own.
      """,
      wrong: """
        A [doublet]{index="optics!lenses!kinds!achromatic"}.
        """,
      right: """
        A [doublet]{index="lenses!kinds!achromatic"}.
        """),
    DiagnosticCode(
      "index/unknown-topic", .error,
      "A reference in the index leads to an entry that is there",
      """
      The entry named by `see` or `see-also` is misspelled, or nothing in the course is marked with it. A \
      subentry is named whole: `power!unit`.
      """,
      wrong: """
        The [dioptre]{.index see-also="powr"} measures [power]{.index}.
        """,
      right: """
        The [dioptre]{.index see-also="power"} measures [power]{.index}.
        """),
  ]
}
