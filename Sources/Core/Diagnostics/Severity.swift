/// How bad a diagnostic is: an error stops the build, a warning does so with `--strict`, a note only informs.
public enum Severity: Sendable, Hashable, Comparable {
  case note, warning, error

  /// The word printed before the summary, and the value in JSON.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
