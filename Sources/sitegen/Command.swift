/// A command of the command line, as data.
struct Command {
  let name: String
  /// The arguments, for the help: `[FOLDER]`.
  let arguments: String
  /// How many arguments may be given.
  let most: Int
  /// One line on what it does.
  let summary: String
  /// What more there is to say.
  let discussion: String
  let options: [Option]

  static let build = Command(
    name: "build", arguments: "[FOLDER]", most: 1,
    summary: "Builds the course in FOLDER (default: the current folder) into a site.",
    discussion: """
      FOLDER holds Content/ and, if the course has its own look, Templates/. The site is written only if there
      are no errors. Files in the output folder that sitegen did not write are never touched.
      """,
    options: [
      Option("--output", "FOLDER", "where the site goes (default: FOLDER/site)"),
      Option("--strict", nil, "warnings are errors"),
      Option("--drafts", nil, "pages marked as drafts are built too"),
      Option("--format", "text|json", "how diagnostics are printed (default: text)"),
    ])

  static let check = Command(
    name: "check", arguments: "[FOLDER]", most: 1,
    summary: "Checks the course in FOLDER as a build does, and writes nothing.",
    discussion: """
      Everything is read, worked out and checked, and every page is made, but no file is written. Links to other
      sites are asked only with --external: each address once, one question a second to a host.
      """,
    options: [
      Option("--external", nil, "other sites are asked whether what is linked to is there"),
      Option("--strict", nil, "warnings are errors"),
      Option("--drafts", nil, "pages marked as drafts are checked too"),
      Option("--format", "text|json", "how diagnostics are printed (default: text)"),
    ])

  static let eval = Command(
    name: "eval", arguments: "[FILE…|-]", most: Int.max,
    summary: "Evaluates every block of Markdown files and prints the named values.",
    discussion: """
      Without a file, or with -, the text is read from standard input. Values are in SI units: metres, dioptres, radians.
      """,
    options: [
      Option(
        "--format", "json|svg|text", "values as JSON, the drawings, or a reading (default: json)")
    ])

  static let diff = Command(
    name: "diff", arguments: "OLD NEW", most: 2,
    summary: "Compares two states of a course: what values, equations and figures changed.",
    discussion: """
      OLD and NEW are folders: courses, which are worked out, or sites that sitegen built. Two commits are compared by
      checking them out side by side. The exit status is 1 if something that is expected in NEW does not hold.
      """,
    options: [Option("--format", "text|json", "how the differences are printed (default: text)")])

  static let explain = Command(
    name: "explain", arguments: "[CODE|AREA…]", most: Int.max,
    summary: "Explains the messages of a code: the rule, the reason, an example.",
    discussion: """
      CODE stands in brackets at the end of a message, link/missing-page for example. Of an AREA, link for example, the
      codes are listed; without an argument, all.
      """,
    options: [Option("--format", "text|json", "text, or one JSON object a line (default: text)")])

  static let new = Command(
    name: "new", arguments: "FOLDER", most: 1,
    summary: "Starts a course: a small one that builds, to be changed.",
    discussion: "FOLDER must be new or empty.", options: [])

  static let serve = Command(
    name: "serve", arguments: "[FOLDER]", most: 1,
    summary: "Shows the course in a browser and follows every change.",
    discussion: """
      The site is served on this machine only. When a file is saved, the course is built again and open pages reload;
      errors are shown in the page, and the last good site stays.
      """,
    options: [
      Option("--port", "NUMBER", "the port (default: 8080, or the next free one)"),
      Option("--drafts", nil, "pages marked as drafts are shown too"),
    ])

  static let all = [build, check, eval, diff, explain, new, serve]

  /// The help of this command.
  var help: String {
    var text = "\(summary)\n\nusage: sitegen \(name)"
    for option in options {
      text += " [\(option.name)\(option.value.map { " \($0)" } ?? "")]"
    }
    text += " \(arguments)\n\n\(discussion)\n"
    if !options.isEmpty { text += "\noptions:\n" }
    for option in options {
      let left = option.name + (option.value.map { " \($0)" } ?? "")
      text += "  \(left.padded(to: 24)) \(option.help)\n"
    }
    return text
  }

  /// The help of the whole program.
  static var overview: String {
    var text = """
      sitegen turns a folder of Markdown into a course site whose figures, equations, tables and numbers are computed.

      usage: sitegen COMMAND [OPTIONS] [ARGUMENTS]

      commands:

      """
    for command in all {
      text += "  \("\(command.name) \(command.arguments)".padded(to: 20)) \(command.summary)\n"
    }
    return text + """

        sitegen COMMAND --help    more on a command
        sitegen --version         the version

      exit status: 0 if all is well, 1 if an error was reported, 64 if the command line is wrong

      """
  }
}

extension String {
  /// The text with spaces behind it, so that what follows stands in a column.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
