import Diagnostics
import Site

/// What is wrong with the course, in the words that the terminal shows.
public struct FaultReport: Sendable, Hashable {
  /// How many errors, and what is shown because of them.
  public let headline: String
  /// A text for each error: place, headline, line of the source, what to do.
  let texts: [String]

  /// - Parameters:
  ///   - diagnostics: all that was found; the errors among them are shown.
  ///   - keepsEarlierSite: whether there is a site from before to show.
  init(_ diagnostics: [Diagnostic], keepsEarlierSite: Bool) {
    let errors = diagnostics.filter { $0.severity == .error }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    headline =
      keepsEarlierSite
      ? "\(count): the site stays as it was before"
      : "\(count): the site shows once they are mended"
    let printer = DiagnosticText(colored: false, folder: "")
    texts = errors.map { printer.text(of: $0) }
  }
}
