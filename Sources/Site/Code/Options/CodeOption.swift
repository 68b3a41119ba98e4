/// An option of a block of code.
public enum CodeOption: String, Sendable, Hashable, CaseIterable {
  /// Lines are numbered; a number says from where.
  case numbers
  /// The number of the first line; lines are numbered then.
  case start
  /// The lines to mark, counted from 1: `2,4-6`.
  case mark
  /// What stands above the block.
  case title

  /// The names that other generators have for it (MkDocs Material, MyST, Quarto, pandoc, Docusaurus, Zola, Hugo), besides its own.
  public var otherNames: [String] {
    switch self {
    case .numbers:
      [
        "lines", "linenums", "linenos", "line-numbers", "number-lines", "numberLines",
        "lineNumbers",
        "showLineNumbers", "code-line-numbers",
      ]
    case .start: ["startFrom", "start-from", "linenostart", "lineno-start", "first-line"]
    case .mark:
      ["marked", "hl_lines", "hl-lines", "emphasize-lines", "highlight", "highlight-lines"]
    case .title: ["caption", "filename", "file"]
    }
  }

  /// The option of a name, in whatever case.
  public init?(named name: some StringProtocol) {
    let name = name.lowercased()
    let option = Self.allCases.first { option in
      option.rawValue == name || option.otherNames.contains { $0.lowercased() == name }
    }
    guard let option else { return nil }
    self = option
  }

  /// Words behind a comma that say to mdBook and rustdoc what to do with a sample; here they have no effect.
  static let withoutEffect: Set<String> = [
    "editable", "ignore", "noplayground", "noplaypen", "mdbook-runnable", "should_panic", "no_run",
    "compile_fail", "runnable",
  ]
}
