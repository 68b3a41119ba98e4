import Diagnostics

extension DiagnosticCode {
  /// The files of a course and its configuration.
  static let site: [DiagnosticCode] = [
    DiagnosticCode(
      "site/configuration-name", .error,
      "The configuration of a course is called `site.yml`",
      """
      It was found under another spelling, `site.yaml` or with capitals, and would be ignored. \
      Rename it.
      """,
      in: .paths,
      wrong: """
        Content/index.md
        Content/site.yaml
        """,
      right: """
        Content/index.md
        Content/site.yml
        """),
    DiagnosticCode(
      "site/control-character", .error,
      "A file name has no control characters",
      """
      Such a name cannot be part of an address that a person reads or types. It usually comes from \
      a script or a download.
      """),
    DiagnosticCode(
      "site/long-name", .error,
      "The name of a file or folder has at most 255 bytes, also as part of an address",
      """
      No usual disk stores a longer name. Letters outside English take two to four bytes each, and \
      `.html` is added to the name of a page.
      """),
    DiagnosticCode(
      "site/missing-value", .error,
      "A key of site.yml has a value",
      """
      The key is there and nothing stands behind it. Give it a value, or take it away: without the \
      key, the default holds.
      """,
      in: .configuration,
      wrong: """
        title:
        language: en
        """,
      right: """
        title: Optics
        language: en
        """),
    DiagnosticCode(
      "site/no-content", .error,
      "A course is a folder with a folder `Content` in it",
      """
      sitegen was started in another folder, or the folder's name is misspelled. On most systems, \
      `content` and `Content` are two folders.
      """,
      in: .command, wrong: "sitegen build Content",
      right: "sitegen build ."),
    DiagnosticCode(
      "site/not-a-mapping", .error,
      "site.yml is a list of keys and values",
      """
      The file holds a single word or a list. Each line is a key, a colon, a space and a value.
      """,
      in: .configuration, wrong: "Optics",
      right: "title: Optics"),
    DiagnosticCode(
      "site/not-utf-8", .error,
      "A source file is UTF-8",
      """
      A byte in the file belongs to no character in UTF-8. The file was saved in an older encoding \
      such as Latin-1; save it as UTF-8 in the editor.
      """),
    DiagnosticCode(
      "site/passed-over", .warning,
      "What is neither a file nor a folder is left out",
      """
      A symbolic link that leads nowhere, or to a folder that contains it, cannot be published. So \
      can a socket or a device not.
      """),
    DiagnosticCode(
      "site/index-name", .warning,
      "The page of a folder is called `index.md`",
      """
      Markdown whose name begins with `_` is only included in pages and is none itself. Other programs \
      call the page of a folder `_index.md`.
      """,
      in: .paths,
      wrong: """
        Content/index.md
        Content/lenses/_index.md
        Content/lenses/thin.md
        """,
      right: """
        Content/index.md
        Content/lenses/index.md
        Content/lenses/thin.md
        """),
    DiagnosticCode(
      "site/reserved-address", .error,
      "Some places of the site are kept for what sitegen itself puts there",
      """
      `topics/`, `figures/`, `assets/` and `404.html` hold the topic index, the gallery, the look \
      and the page for missing addresses. Give the file or folder another name.
      """,
      in: .paths,
      wrong: """
        Content/index.md
        Content/topics/lenses.md
        """,
      right: """
        Content/index.md
        Content/subjects/lenses.md
        """),
    DiagnosticCode(
      "site/same-address", .error,
      "Two sources never have the same address",
      """
      A numeric prefix such as `01-` is dropped, spaces become hyphens, and many disks do not tell \
      capitals from small letters. One of the two pages would replace the other.
      """,
      in: .paths,
      wrong: """
        Content/01-lenses.md
        Content/02-lenses.md
        """,
      right: """
        Content/01-lenses.md
        Content/02-more-lenses.md
        """),
    DiagnosticCode(
      "site/unknown-choice", .error,
      "A key with a choice gets one of its words",
      "The words are listed in the message and in the author's guide.",
      in: .configuration, wrong: "raw-html: escpae",
      right: "raw-html: escape"),
    DiagnosticCode(
      "site/unknown-code", .error,
      "Under `severity` stand codes that sitegen knows",
      """
      A misspelled code would change nothing, and nobody would notice. `sitegen explain` lists all \
      codes; each message ends with its own in brackets.
      """,
      in: .configuration,
      wrong: """
        severity:
          link/mising-page: warning
        """,
      right: """
        severity:
          link/missing-page: warning
        """),
    DiagnosticCode(
      "site/unknown-key", .error,
      "A key of site.yml is one of those that sitegen knows",
      """
      A misspelled key would be without effect, and nobody would notice. The keys are listed in \
      the author's guide.
      """,
      in: .configuration, wrong: "titel: Optics",
      right: "title: Optics"),
    DiagnosticCode(
      "site/unreadable", .error,
      "sitegen may read every file and folder of the course",
      """
      The system refused to read it; the message says why. Usually the permissions are wrong, or a \
      disk or network folder has gone away.
      """),
    DiagnosticCode(
      "site/watch-limit", .warning,
      "The preview is told by the system when a file changes",
      """
      The system's limit on watched folders is reached, or the folder is on a disk that tells \
      nothing. The preview works nevertheless: it looks at the files once a second.
      """),
    DiagnosticCode(
      "site/wrong-kind", .error,
      "A key of site.yml gets the kind of value that it wants",
      """
      A list or a mapping stands where a single value belongs, or the reverse. A text that begins \
      with `[` or `{` is a list or a mapping to YAML; put it in quotes.
      """,
      in: .configuration, wrong: "severity: warning",
      right: """
        severity:
          link/missing-page: warning
        """),
    DiagnosticCode(
      "site/wrong-phrase", .error,
      "A phrase is text, or its plural forms",
      """
      A phrasebook holds one text a key. A list cannot stand on a page; where the number matters, \
      the forms are a mapping of `one`, `other` and the like.
      """),
    DiagnosticCode(
      "site/wrong-value", .error,
      "A value of site.yml has the form that its key wants",
      """
      `language` is a language tag such as `en` or `pt-BR`, `address` begins with `https://` or \
      `http://`, and a severity is `error`, `warning`, `note` or `off`.
      """,
      in: .configuration, wrong: "address: example.org/optics",
      right: "address: https://example.org/optics/"),
  ]
}
