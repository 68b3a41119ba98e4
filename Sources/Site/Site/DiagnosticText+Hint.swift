import Codes
import Diagnostics

extension DiagnosticText {
  /// A line that says where more is said about the first error, or else the first warning: the end of a report for a person.
  ///
  /// - Returns: `nil` if nothing was found of which the table of codes says more.
  public func hint(for diagnostics: [Diagnostic]) -> String? {
    let severities: [Severity] = [.error, .warning]
    for severity in severities {
      let first = diagnostics.first {
        $0.severity == severity && DiagnosticCode($0.identifier) != nil
      }
      guard let first else { continue }
      return painted("`sitegen explain \(first.identifier)` says more", "2") + "\n"
    }
    return nil
  }
}
