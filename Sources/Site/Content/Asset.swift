/// A file that is copied as it is.
public struct Asset: Sendable, Hashable {
  /// The path below `Content/`.
  public let source: String
  public let address: Address
}
