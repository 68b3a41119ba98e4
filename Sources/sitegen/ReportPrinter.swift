import Diagnostics
import Site

/// Prints what a build or a check found.
struct ReportPrinter {
  let isJSON: Bool

  init(_ arguments: Arguments) {
    isJSON = arguments["--format"] == "json"
  }

  /// The diagnostics: for people to standard error, as JSON to standard output.
  func print(_ diagnostics: [Diagnostic]) {
    if isJSON {
      for diagnostic in diagnostics { Terminal.print(diagnostic.json.text + "\n") }
    } else {
      Terminal.report(diagnostics)
    }
  }

  /// `2 errors`, `1 page`.
  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
