import Diagnostics

extension DiagnosticCode {
  /// Where the site is written to.
  static let output: [DiagnosticCode] = [
    DiagnosticCode(
      "output/busy", .error,
      "One build at a time writes to an output folder",
      """
      Another sitegen, perhaps a preview or a build in another window, is writing there. Two at \
      once would mix their files.
      """),
    DiagnosticCode(
      "output/cannot-write", .error,
      "sitegen may write to the output folder",
      """
      The system refused to write; the message says why: the disk is full, or the permissions are \
      wrong. What was written before is whole, and the next build completes it.
      """),
    DiagnosticCode(
      "output/foreign-file", .error,
      "A file that sitegen did not write is never replaced",
      """
      A page or an asset would go to a place where a file of yours is. Move it away, or put it \
      into `Content/` if it belongs to the site.
      """),
    DiagnosticCode(
      "output/foreign-folder", .error,
      "The output goes to a new folder, or to one that sitegen wrote",
      """
      The folder holds files of somebody else. sitegen removes what a course no longer has, so it \
      takes no folder that is not its own; dotfiles and `CNAME` are let be.
      """,
      in: .command, wrong: "sitegen build --output ~/Documents",
      right: "sitegen build --output ~/Documents/optics-site"),
    DiagnosticCode(
      "output/refused-folder", .error,
      "Some folders are never an output folder",
      """
      The root of the disk, the home folder, and the course's own folder or one that contains it \
      are refused, and so is a file. A slip in a path must not cost other files.
      """,
      in: .command, wrong: "sitegen build --output .",
      right: "sitegen build --output site"),
    DiagnosticCode(
      "output/unreachable", .error,
      "The output folder can be found and looked into",
      """
      A part of the path is a file, a link that leads nowhere, or a folder that may not be \
      entered.
      """),
  ]
}
