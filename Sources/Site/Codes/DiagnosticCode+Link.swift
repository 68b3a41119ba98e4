import Diagnostics

extension DiagnosticCode {
  /// Links and where they lead.
  static let link: [DiagnosticCode] = [
    DiagnosticCode(
      "link/dead", .error,
      "A page of another site is there",
      """
      `sitegen check --external` asked the site, and it answered that there is no such page. Find \
      where it is now, or lead to an archived copy.
      """),
    DiagnosticCode(
      "link/draft", .error,
      "A published page leads to no draft",
      """
      The page that the link leads to has `draft: yes` and is not in the site, so the link would \
      be dead. Publish it, take the link away, or build with `--drafts` to look at both.
      """,
      wrong: "[Mirrors](mirrors.md)",
      right: "Mirrors will follow."),
    DiagnosticCode(
      "link/empty", .warning,
      "A link has a destination",
      """
      The parentheses behind the text are empty. It is usually a place that was to be filled in \
      later.
      """,
      wrong: "[Mirrors]()",
      right: "[Mirrors](https://example.org/mirrors)"),
    DiagnosticCode(
      "link/missing-fragment", .error,
      "The heading, figure or anchor that a link names exists",
      """
      A heading was renamed, or its id is spelled differently: small letters, hyphens for spaces. \
      A figure's anchor is `figure-` and its id.
      """,
      wrong: """
        See [below](#kind-of-lenses).

        ## Kinds of lenses
        """,
      right: """
        See [below](#kinds-of-lenses).

        ## Kinds of lenses
        """),
    DiagnosticCode(
      "link/missing-page", .error,
      "The page or file that a link names exists",
      """
      A file was renamed or moved, or the path is not seen from the page's own folder. Links are \
      written from file to file, with `.md` and with the numbers in front.
      """,
      wrong: "[Start](indx.md)",
      right: "[Start](index.md)"),
    DiagnosticCode(
      "link/no-answer", .warning,
      "Another site answers when it is asked",
      """
      `sitegen check --external` got no answer: the site's name does not exist, it is down for the \
      moment, or there is no network. Try again before you take the link away.
      """),
    DiagnosticCode(
      "link/no-curl", .warning,
      "Asking other sites needs the program `curl`",
      """
      `sitegen check --external` asks with it. Install it, and run the check again; everything \
      else was checked.
      """),
    DiagnosticCode(
      "link/outside", .error,
      "A link stays inside Content",
      """
      Only what is in `Content/` is published, so a path that leads out of it leads nowhere on the \
      web. Move the file into `Content/`.
      """,
      wrong: "[Notes](../notes.txt)",
      right: "[Notes](https://example.org/notes.txt)"),
    DiagnosticCode(
      "link/space-in-destination", .warning,
      "A destination with spaces stands between `<` and `>`",
      """
      Otherwise the text is no link, and shows its brackets and parentheses to the reader.
      """,
      wrong: "[Rays](ray tracing.md)",
      right: "[Rays](<ray tracing.md>)"),
    DiagnosticCode(
      "link/unclear", .note,
      "Another site answers programs, too",
      """
      Some sites turn away everything that is no browser. `sitegen check --external` cannot tell \
      whether the page is there; look at it in a browser.
      """),
    DiagnosticCode(
      "link/undefined-reference", .warning,
      "A reference is defined",
      """
      `[text][name]` is a link only if a line `[name]: address` stands somewhere on the page. \
      Otherwise the reader sees the brackets.
      """,
      wrong: """
        More in the [lessons][lesons].

        [lessons]: https://example.org
        """,
      right: """
        More in the [lessons][lessons].

        [lessons]: https://example.org
        """),
    DiagnosticCode(
      "link/unsafe-scheme", .warning,
      "A link runs no script and holds no document of its own",
      """
      Addresses that begin with `javascript:`, `vbscript:`, `file:` or, unless they are an image, \
      `data:` do not lead to a page. They are left out where raw HTML is escaped.
      """,
      wrong: "[Solution](javascript:alert(42))",
      right: "[Solution](https://example.org/solution)"),
  ]
}
