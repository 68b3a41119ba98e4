/// What keeps a preview from being served, in one line for the author.
public struct PreviewFault: Error, Hashable, Sendable {
  public let text: String

  init(_ text: String) {
    self.text = text
  }
}
