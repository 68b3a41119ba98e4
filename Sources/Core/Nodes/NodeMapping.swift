import Diagnostics

/// Keys and their values in the order written; the reader has refused duplicate keys.
public struct NodeMapping: Sendable, Hashable {
  /// One key and its value.
  public struct Entry: Sendable, Hashable {
    public var key: Scalar
    public var value: Node

    public init(key: Scalar, value: Node) {
      self.key = key
      self.value = value
    }
  }

  public var entries: [Entry]
  public var range: SourceRange

  public init(_ entries: [Entry], at range: SourceRange) {
    self.entries = entries
    self.range = range
  }

  /// The entry with that key.
  public subscript(key: String) -> Entry? {
    entries.first { $0.key.text == key }
  }
}
