import Diagnostics
import Site

extension Terminal {
  /// Prints diagnostics to standard error, and to a person who watches where more is said about the first.
  ///
  /// - Parameter hints: whether that last line is wanted; a run has it once.
  /// - Returns: whether the line was printed.
  @discardableResult
  static func report(_ diagnostics: [Diagnostic], hints: Bool = true) -> Bool {
    let printer = DiagnosticText(colored: showsColors, folder: "")
    for diagnostic in diagnostics { complain(printer.text(of: diagnostic)) }
    guard hints, isWatched, let hint = printer.hint(for: diagnostics) else { return false }
    complain(hint)
    return true
  }
}
