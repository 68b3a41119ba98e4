import Diagnostics
import Site

/// What is wrong with the course, in the words that the terminal shows.
public struct FaultReport: Sendable, Hashable {
  /// A page that shows more would be nothing but faults; the terminal has all.
  private static let most = 10

  /// How many errors, and what is shown because of them.
  public let headline: String
  /// The lines of each error: place, headline, line of the source, what to do.
  let errors: [[DiagnosticLine]]
  /// How many errors there are besides.
  let omitted: Int

  /// - Parameters:
  ///   - diagnostics: all that was found; the errors among them are shown.
  ///   - keepsEarlierSite: whether there is a site from before to show.
  init(_ diagnostics: [Diagnostic], keepsEarlierSite: Bool) {
    let all = diagnostics.filter { $0.severity == .error }
    let count = all.count == 1 ? "1 error" : "\(all.count) errors"
    headline =
      keepsEarlierSite
      ? "\(count): the site stays as it was before"
      : "\(count): the site shows once \(all.count == 1 ? "it is" : "they are") mended"
    let printer = DiagnosticText(colored: false, folder: "")
    errors = all.prefix(Self.most).map { printer.lines(of: $0) }
    omitted = all.count - errors.count
  }
}
