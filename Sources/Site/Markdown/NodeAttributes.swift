/// What an author wrote in braces behind something: `{#id .class key=value}`. Nothing in it runs scripts or sets styles.
public struct NodeAttributes: Sendable, Hashable {
  public var identifier: String?
  public var classes: [String]
  /// Keys and values in the order in which they are written.
  public var pairs: [Pair]

  /// A key with its value.
  public struct Pair: Sendable, Hashable {
    public var name: String
    public var value: String
  }

  /// The value of a key.
  public subscript(_ name: String) -> String? { pairs.first { $0.name == name }?.value }
}
