/// The keys of one mapping of the scenario language.
public struct KeyTable: Sendable, Hashable {
  /// What the mapping describes, as it is put into a message: ``of `lens` ``, `of a graph block`.
  public let place: String
  public let keys: [KeyDescription]

  public init(_ place: String, _ keys: [KeyDescription]) {
    self.place = place
    self.keys = keys
  }

  /// The names, in the order of the table.
  public var names: [String] { keys.map { $0.name } }
}
