import Diagnostics

/// A topic that a page says it treats: `vergence`, `lenses > converging`, or one with the heading that treats it.
public struct TopicMark: Hashable, Sendable {
  /// The topic, then its subtopic, …, as written.
  public let path: [String]
  /// The id of the heading that treats it; `nil` for the whole page.
  public let heading: String?
  public let range: SourceRange

  public init(path: [String], heading: String?, at range: SourceRange) {
    self.path = path
    self.heading = heading
    self.range = range
  }
}
