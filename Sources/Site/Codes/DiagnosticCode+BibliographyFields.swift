import Diagnostics

extension DiagnosticCode {
  /// What stands in the fields of works that are cited.
  static let bibliographyFields: [DiagnosticCode] = [
    DiagnosticCode(
      "citation/missing-field", .warning,
      "An entry that is cited has the fields that its type needs",
      """
      Without them the reader cannot find the work. A `book` has an author or editor, a title, a \
      publisher and a year; an `article` has a journal; `misc` needs only a title.
      """,
      in: .bibliography,
      wrong: "@article{hecht, author = {Hecht, Eugene}, title = {Light}, year = 2017}",
      right: """
        @article{hecht, author = {Hecht, Eugene}, title = {Light}, year = 2017,
          journal = {Optics Letters}}
        """),
    DiagnosticCode(
      "citation/unknown-command", .warning,
      "A command of LaTeX in a bibliography is one that is known",
      """
      Accents, letters, fonts, dashes and quotation marks are known. Any other command is left out, \
      and what stands in its braces is shown.
      """,
      in: .bibliography,
      wrong: #"@misc{hecht, title = {\emhp{Optics}}}"#,
      right: #"@misc{hecht, title = {\emph{Optics}}}"#),
    DiagnosticCode(
      "citation/unknown-parent", .error,
      "`crossref` names another entry of the file",
      """
      An entry takes the fields that it has not from the entry that `crossref` names: the chapter \
      of a book from the book. That entry is not there, or it is the entry itself.
      """,
      in: .bibliography,
      wrong: "@misc{chapter, title = {Lenses}, crossref = {hand-book}}",
      right: """
        @misc{chapter, title = {Lenses}, crossref = {handbook}}
        @misc{handbook, title = {Optics}}
        """),
    DiagnosticCode(
      "citation/wrong-address", .warning,
      "The address of a work is one of the web",
      """
      A `url` begins with `https://`, `http://` or `ftp://` and has no spaces in it. Any other is \
      left out.
      """,
      in: .bibliography,
      wrong: "@misc{hecht, title = {Optics}, url = {www.example.org}}",
      right: "@misc{hecht, title = {Optics}, url = {https://www.example.org}}"),
    DiagnosticCode(
      "citation/wrong-name", .warning,
      "Names are written `Family, Given`, with `and` between two",
      """
      A name has at most two commas, the second for `Jr.` and the like. With commas between names \
      all of them would be one person. An organisation stands in braces of its own.
      """,
      in: .bibliography,
      wrong: "@misc{born, title = {Optics}, author = {Max Born, Emil Wolf, Eugene Hecht, A. B.}}",
      right: "@misc{born, title = {Optics}, author = {Born, Max and Wolf, Emil}}"),
    DiagnosticCode(
      "citation/wrong-value", .error,
      "A value of CSL-JSON has the form that its key wants",
      """
      The file is a list of items, each a mapping; `author` is a list of \
      `{\"family\": …, \"given\": …}`, `issued` is `{\"date-parts\": [[2017, 5, 2]]}`, most other \
      values are texts.
      """),
  ]
}
