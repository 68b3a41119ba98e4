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

  /// The names that have these parts before others.
  func names(beginningWith name: ValueName) -> [ValueName] {
    let parts = name.parts
    return entries.map { $0.name }.filter {
      $0.parts.count > parts.count && Array($0.parts.prefix(parts.count)) == parts
    }
  }

  /// The name of a value, or of the first of a group, at the first step of a sweep that has it.
  func firstStep(of name: ValueName) -> ValueName? {
    let own = entries.map { $0.name }.filter { $0.parts.first?.hasPrefix("step-") == true }
    return own.first { Array($0.parts.dropFirst()) == name.parts }
      ?? own.first { Array($0.parts.dropFirst().prefix(name.parts.count)) == name.parts }
  }
}
