import Diagnostics
import Site

extension Terminal {
  /// So many are printed in full: nobody reads more, and a file that is no text has a hundred thousand of them.
  private static let mostPrinted = 1_000

  /// Prints diagnostics to standard error, and to a person who watches where more is said about the first.
  ///
  /// - Parameter hints: whether that last line is wanted; a run has it once.
  /// - Returns: whether the line was printed.
  @discardableResult
  static func report(_ diagnostics: [Diagnostic], hints: Bool = true) -> Bool {
    let printer = DiagnosticText(colored: showsColors, folder: "")
    for diagnostic in diagnostics.prefix(mostPrinted) { complain(printer.text(of: diagnostic)) }
    if diagnostics.count > mostPrinted {
      complain(
        "… and \(diagnostics.count - mostPrinted) more; `--format json` lists them all\n")
    }
    guard hints, isWatched, let hint = printer.hint(for: diagnostics) else { return false }
    complain(hint)
    return true
  }
}
