import Diagnostics

/// What a build did and found.
public struct BuildReport: Sendable {
  /// Everything found, in the order of files and places, with the severities that the course gives.
  public var diagnostics: [Diagnostic]
  /// The folder that was written; `nil` if nothing was, because of errors.
  public var output: String?
  public var pageCount = 0
  public var figureCount = 0

  /// True if the site was written.
  public var succeeded: Bool { output != nil }

  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
