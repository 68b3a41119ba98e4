/// A name and a value of an element; the value is raw text and is escaped when written.
public struct Attribute: Sendable, Hashable {
  public var name: String
  /// `nil` writes the name alone, as HTML's `hidden`.
  public var value: String?

  public init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}
