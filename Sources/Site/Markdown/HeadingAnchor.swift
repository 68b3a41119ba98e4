/// The id of a heading and the small link to it that is written behind its text.
public struct HeadingAnchor: Sendable, Hashable {
  public var identifier: String
  /// The link's name for those who hear the page; `nil` writes no link.
  public var label: String?

  public init(identifier: String, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }
}
