import Diagnostics

extension DiagnosticCode {
  /// The form of bibliography files.
  static let bibliography: [DiagnosticCode] = [
    DiagnosticCode(
      "citation/duplicate-field", .warning,
      "A field stands once in an entry",
      """
      Of two fields of the same name only the first counts. Usually one of them is a leftover or \
      has the wrong name.
      """,
      in: .bibliography,
      wrong: "@misc{hecht, title = {Optics}, year = 2016, year = 2017}",
      right: "@misc{hecht, title = {Optics}, year = 2017}"),
    DiagnosticCode(
      "citation/duplicate-key", .error,
      "A key is that of one entry",
      """
      Two entries, in one file or in two, have the same key, and a citation could mean either. \
      Capitals count.
      """,
      in: .bibliography,
      wrong: """
        @misc{hecht, title = {Optics}}
        @misc{hecht, title = {Light}}
        """,
      right: """
        @misc{hecht2017, title = {Optics}}
        @misc{hecht2018, title = {Light}}
        """),
    DiagnosticCode(
      "citation/missing-comma", .error,
      "A comma stands behind the key of an entry and between its fields",
      """
      Without the comma BibTeX itself gives up on the entry. The message shows where it belongs.
      """,
      in: .bibliography,
      wrong: """
        @misc{hecht,
          title = {Optics}
          year = 2017,
        }
        """,
      right: """
        @misc{hecht,
          title = {Optics},
          year = 2017,
        }
        """),
    DiagnosticCode(
      "citation/missing-key", .error,
      "An entry has a key, by which it is cited",
      """
      In BibTeX it stands behind the opening brace, followed by a comma; in CSL-JSON it is the `id`.
      """,
      in: .bibliography,
      wrong: "@misc{title = {Optics}}",
      right: "@misc{hecht, title = {Optics}}"),
    DiagnosticCode(
      "citation/syntax", .error,
      "An entry of a bibliography is written as BibTeX wants it",
      """
      `@book{key, name = {value}, name = {value}}`: a type, a key, and fields. A brace too many in \
      a value ends the entry too early, and what follows makes no sense.
      """,
      in: .bibliography,
      wrong: "@misc{hecht, title {Optics}}",
      right: "@misc{hecht, title = {Optics}}"),
    DiagnosticCode(
      "citation/too-long", .error,
      "Abbreviations stand for a reasonable amount of text",
      """
      An abbreviation that is made of others, each made of others, can stand for more text than \
      fits into a computer.
      """),
    DiagnosticCode(
      "citation/unclosed", .error,
      "Every brace and quotation mark of a bibliography is closed",
      """
      The entry or the value that begins here goes on to the next entry, or to the end of the file. \
      Inside a value braces come in pairs too, even behind a backslash.
      """,
      in: .bibliography,
      wrong: """
        @misc{hecht, title = {Optics, year = 2017}

        @misc{born, title = {Light}}
        """,
      right: """
        @misc{hecht, title = {Optics}, year = 2017}

        @misc{born, title = {Light}}
        """),
    DiagnosticCode(
      "citation/unknown-abbreviation", .error,
      "A value without braces is a number or an abbreviation",
      """
      Abbreviations are the months, `jan` to `dec`, and those that `@string` defines before they \
      are used. A text stands in braces.
      """,
      in: .bibliography,
      wrong: "@misc{hecht, title = Optics}",
      right: "@misc{hecht, title = {Optics}}"),
  ]
}
