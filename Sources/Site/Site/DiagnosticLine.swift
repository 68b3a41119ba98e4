/// A line of a report, ending in a line break.
public enum DiagnosticLine: Sendable, Hashable {
  /// Words, which may be set in lines of any width.
  case words(String)
  /// A line of source, or the marks below it, in which each character has its column.
  case source(String)

  public var text: String {
    switch self {
    case .words(let text), .source(let text): text
    }
  }
}
