import Formula

/// The named results of one block, in the order in which they are listed.
public struct NamedValues: Sendable, Hashable {
  /// One name and its value.
  public struct Entry: Sendable, Hashable {
    public let name: ValueName
    public let value: Value
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  /// Adds a value under a name that is not there yet.
  public mutating func add(_ name: ValueName, _ value: Value) {
    entries.append(Entry(name: name, value: value))
  }

  /// The value of that name.
  public subscript(name: ValueName) -> Value? {
    entries.first { $0.name == name }?.value
  }
}
