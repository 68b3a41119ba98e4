/// How footnotes are written; the words come from whoever writes the page.
public struct FootnoteStyle: Sendable {
  /// The name of the section that holds them, for those who hear the page; `nil` writes none.
  public var label: String?
  /// The name of a link back, for those who hear the page, from the number of the note and which of its references it leads to, both
  /// from 1; `nil` writes none.
  public var backLinkLabel: (@Sendable (_ note: Int, _ reference: Int) -> String)?

  public init(
    label: String? = nil,
    backLinkLabel: (@Sendable (_ note: Int, _ reference: Int) -> String)? = nil
  ) {
    self.label = label
    self.backLinkLabel = backLinkLabel
  }
}
