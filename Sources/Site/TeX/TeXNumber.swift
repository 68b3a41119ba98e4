/// What stands at the end of a numbered line.
public struct TeXNumber: Sendable, Hashable {
  /// The number, for example `3.2`; parentheses are put around it.
  public var text: String
  /// The id that links to the line lead to.
  public var anchor: String?
  /// Whether it stands without parentheses.
  public var isBare: Bool

  public init(_ text: String, anchor: String? = nil, isBare: Bool = false) {
    self.text = text
    self.anchor = anchor
    self.isBare = isBare
  }
}
